/** Signs that people leave out or write in another way: apostrophes of all kinds, accents that stand alone. */
const LEFT_OUT = "'`´΄‘’‚‛′ʹʻʼʽˈ＇";

/** Signs that take no room, and those that only say how the text around them is drawn. */
const UNSEEN = '\u00AD\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF';

const DOUBLE_QUOTES = '“”„‟″«»';

/** Blanks of all kinds and whatever may join two words. */
const BETWEEN = '-\t\n\v\f\r\u0085\u1680\u2028\u2029‐‑‒–—―−⁃﹘﹣－';

/** Letters that Unicode does not take apart, and what is typed where the keyboard does not have them. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  ŋ: 'n',
  ƒ: 'f',
  ς: 'σ',
  '⁄': '/',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const anyOf = (signs: Iterable<string>): RegExp =>
  new RegExp(`[${[...signs].map((sign) => sign.replace('-', String.raw`\-`)).join('')}]`, 'gu');

const GONE = anyOf(LEFT_OUT + UNSEEN);
const QUOTES = anyOf(DOUBLE_QUOTES);
const BLANKS = anyOf(BETWEEN);
const OTHER_LETTERS = anyOf(Object.keys(LETTERS));
/** Fractions of one sign: "4511½" is the house 4511 1/2, not 45111/2. */
const FRACTIONS = /[¼-¾⅐-⅟↉]/g;
const ACCENTS = /[\u0300-\u036F]/g;
/** A dot counts between two digits alone: "St. Mary" is "St Mary", 3.5 is not 35. */
const DOTS = /(?<![0-9])\.|\.(?![0-9])/g;

/**
 * A text as it is compared whenever something is looked for: without regard to case, accents, apostrophes, dots, kinds of
 * dash and blank; hyphens and dashes are blanks, of several one counts; a fraction of one sign stands apart from the
 * number before it [KEY-019]. The database folds with the function `fold_text`, which gives the same for every text
 * (tests/api/foldText.test.ts).
 */
export const foldText = (text: string): string =>
  text
    .replaceAll(GONE, '')
    .replaceAll(QUOTES, '"')
    .replaceAll(FRACTIONS, ' $&')
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(GONE, '')
    .replaceAll(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(BLANKS, ' ')
    .replaceAll(DOTS, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^ | $/g, '');

/** The words of a folded text. */
export const foldedWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

/** Whether a text holds every word of another, in any order, as a search compares them [KEY-019]. */
export const holdsWords = (text: string, words: readonly string[]): boolean => {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
};
