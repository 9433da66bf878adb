/** Where a file of a comment is sent: the record that is commented on, and the name of the file. */
export interface CommentFilePlace {
  /** The table of the record. */
  entity: string;
  id: number;
  file_name: string;
}

const KEY = /^comment\/([a-z][a-z_]{0,59})\/([1-9]\d{0,9})\/([^\p{Cc}/\\]{1,255})$/u;
/** Characters that no file name should have, and those that would make it a path. */
const UNFIT = /[\p{Cc}/\\]/gu;

/** The key of a file for `presign`: `comment/customer/7/photo.jpg`. */
export const commentKey = ({ entity, id, file_name }: CommentFilePlace): string =>
  `comment/${entity}/${id}/${file_name.trim().replace(UNFIT, '-')}`;

/** Characters of the longest name of a file. */
const MAX_NAME = 255;

/**
 * A name that no other file of a comment has, since files of one name have one key.
 * @example freeFileName('image.jpg', new Set(['image.jpg'])) // 'image (2).jpg'
 */
export const freeFileName = (file_name: string, taken: ReadonlySet<string>): string => {
  const name = file_name.trim().replace(UNFIT, '-');
  const ending = /.(\.[^.]*)$/u.exec(name)?.[1] ?? '';
  const stem = ending === '' ? name : name.slice(0, -ending.length);
  let free = name;
  for (let count = 2; taken.has(free); count += 1) {
    const behind = ` (${count})${ending}`;
    free = stem.slice(0, MAX_NAME - behind.length) + behind;
  }
  return free;
};

/** Takes a key apart; null for what is no key of a comment's file. */
export const readCommentKey = (key: string): CommentFilePlace | null => {
  const [, entity, id, file_name] = KEY.exec(key) ?? [];
  return entity === undefined || file_name === undefined || file_name.trim() !== file_name
    ? null
    : { entity, id: Number(id), file_name };
};
