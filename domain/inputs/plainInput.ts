/** Marks that nobody sees: zero-width letters and those of the direction of writing, as contacts and mails hold them. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const BLANKS = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const DASHES = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/**
 * A typed or pasted text with plain blanks and hyphens, without marks that nobody sees and without blanks around it.
 * Tabs and line ends within it stay: they part values.
 */
export const plainInput = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(BLANKS, ' ').replaceAll(DASHES, '-').trim();
