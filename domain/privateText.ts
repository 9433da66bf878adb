/** What stands in a text in the place of what was taken out of it. */
const CUT = '…';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Keys, tokens and hashes: 40 letters or more in a row with digits among them. Names of functions and files, which
 * stacks are full of, have fewer or no digits.
 */
const withoutKeys = (text: string): string =>
  text.replaceAll(/[\w-]{40,}/g, (word) => (/\d/.test(word) && !UUID.test(word) ? CUT : word));

/**
 * A text that goes into a log, without what can be told from its form to be somebody's: addresses, phone numbers, keys
 * and tokens, what stands behind the `?` of an address, users and passwords within one [SEC-006]. It does not know
 * names; texts that hold what was typed are cut by whoever knows where it stands.
 */
export const withoutPrivateText = (text: string): string =>
  withoutKeys(
    text
      .replaceAll(/:\/\/[^\s/@"'<>]+@/g, `://${CUT}@`)
      .replaceAll(/(\/[^\s?"'<>()]*\?)(?:(?!:\d+:\d+)[^\s"'<>()])+/g, `$1${CUT}`)
      .replaceAll(/[^\s@"'<>()[\]{},;:=/?&…]+@[^\s@"'<>()[\]{},;:=/?&]+/g, CUT)
      .replaceAll(/\(\d{3}\) ?\d{3}-\d{4}|(?<!\w)\d{3}[-. ]\d{3}[-. ]\d{4}(?!\w)|\+\d{8,15}\b/g, CUT),
  );
