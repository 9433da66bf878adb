/** The characters of a name at most. */
const NAME_LENGTH = 255;

const FIT = /^[^\p{Cc}/\\]+$/u;

/** A name as it is kept, or null for what is no name of a file or a folder: empty, too long, or a path [DOC-014]. */
export const documentName = (typed: string): string | null => {
  const name = typed.trim();
  return FIT.test(name) && name.length <= NAME_LENGTH && name !== '.' && name !== '..' ? name : null;
};
