import { foldText } from './foldText';

/** A word of a typed text as texts are compared, with what else it may be. */
interface Word {
  text: string;
  /** When they may be part of a phone number. */
  digits: string | null;
  /** The number of a record: "20590", "#20590", "(20590)" and "20,590" [KEY-019]. */
  number: number | null;
}

/** What a row has to hold: digits that stand beside each other in one of its phone numbers, or all words. */
export interface KeywordTerm {
  words: readonly Word[];
  /** Of all words together: "713 555-0123" is one number. */
  digits: string | null;
}

/** Fewer digits stand in every other phone number. */
const MIN_DIGITS = 4;
const PHONE_DIGITS = 10;

/** Terms and words beyond these narrow a search no further. Each word is looked for in every column. */
const MAX_TERMS = 6;
const MAX_WORDS = 12;

/**
 * The digits of a phone number or of a part of one, without the code of the country; null when there are too few or too
 * many.
 */
const phoneDigits = (text: string): string | null => {
  const all = text.replaceAll(/\D/g, '');
  const digits = all.length === PHONE_DIGITS + 1 && all.startsWith('1') ? all.slice(1) : all;
  return digits.length >= MIN_DIGITS && digits.length <= PHONE_DIGITS ? digits : null;
};

const isOfPhone = (word: string): boolean => /^[+()\d./-]*\d[+()\d./-]*$/.test(word);

const MAX_NUMBER = 2_147_483_647;
const NUMBER = /^(?:#?(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})|\(#?(\d{1,10})\))$/;

/** The number in a word that may be a record's; null for another one, and for what no record has. */
const numberIn = (word: string): number | null => {
  const [, plain, bracketed] = NUMBER.exec(word) ?? [];
  const digits = (plain ?? bracketed)?.replaceAll(',', '');
  return digits !== undefined && Number(digits) <= MAX_NUMBER ? Number(digits) : null;
};

/** What the product itself writes before the number of a record [KEY-019]. */
const NAMES_OF_RECORDS = /^(?:job|estimate|trabajo|presupuesto)(?: (?:no|number|n[oº]))?$/;

const MAX_NAME = 60;

/** "Job #20590" and "Trabajo n.º 20590" are "20590"; null for any other text. */
const numbered = (text: string): string | null => {
  if (text.length > MAX_NAME) return null;
  const [, name, number] = /^(.+?)[\s:]+(#?[\d,]+)$/.exec(text.trim()) ?? [];
  return name !== undefined &&
    number !== undefined &&
    NAMES_OF_RECORDS.test(foldText(name)) &&
    numberIn(number) !== null
    ? number
    : null;
};

/** Letters of a typed text that are looked at: nobody types more, and what is looked for takes time by its length. */
const FIRST_LETTERS = /^[^]{0,200}/u;

/** The part of a typed text that a search looks for; what stands behind it narrows no further [SEC-007]. */
export const searchedText = (text: string): string => FIRST_LETTERS.exec(text)?.[0] ?? '';

/**
 * What a typed text asks for: words in any order, each a part of a text, and phone numbers however they are written
 * [JS-032]. Words of digits that follow each other are one number, or words of their own: "1204 oak" may be a street.
 */
export const keywordTerms = (text: string): KeywordTerm[] => {
  const runs: string[][] = [];
  let isRun = false;
  for (const word of (numbered(text) ?? searchedText(text))
    .split(/\s+/)
    .map((part) => part.replaceAll(/^[,;]+|[,;]+$/g, ''))
    .filter((part) => foldText(part) !== '')
    .slice(0, MAX_WORDS)) {
    const last = runs.at(-1);
    if (isOfPhone(word) && isRun && last) last.push(word);
    else runs.push([word]);
    isRun = isOfPhone(word);
  }
  return runs.slice(0, MAX_TERMS).map((words) => ({
    words: words.map((word) => ({
      text: foldText(word),
      digits: isOfPhone(word) ? phoneDigits(word) : null,
      number: numberIn(word),
    })),
    digits: words.length > 1 ? phoneDigits(words.join('')) : null,
  }));
};

/** How a condition is said, in whatever language. */
interface Says<Condition> {
  /** A folded text holds the word. */
  word: (text: string) => Condition;
  /** Null where there are no phone numbers. */
  digits: ((digits: string) => Condition) | null;
  /** Null where records are not found by their number. */
  number: ((number: number) => Condition) | null;
  all: (conditions: Condition[]) => Condition;
  any: (conditions: Condition[]) => Condition;
}

/** A term as a condition. */
export const termCondition = <Condition>(
  term: KeywordTerm,
  { word, digits, number, all, any }: Says<Condition>,
): Condition => {
  const orOf = (condition: Condition, others: (Condition | null)[]): Condition => {
    const more = others.filter((other) => other !== null);
    return more.length === 0 ? condition : any([condition, ...more]);
  };
  const byDigits = (found: string | null): Condition | null => (digits && found !== null ? digits(found) : null);
  const byWord = (one: Word): Condition =>
    orOf(word(one.text), [byDigits(one.digits), number && one.number !== null ? number(one.number) : null]);
  return orOf(all(term.words.map(byWord)), [byDigits(term.digits)]);
};

/** The number of a record in a text that is nothing else: "1077", "#1077", "1,077", "(1077)" and "Job #1077" [KEY-019]. */
export const recordNumber = (text: string): number | null => numberIn(numbered(text) ?? text.trim());

/** What is looked into where the rows are at hand: texts, the number of the record, the digits of phone numbers. */
interface SearchedRow {
  text: string;
  id?: number | null;
  phones?: string;
}

/** Whether a row holds all words and numbers of a typed text, as the searches of the server find it [KEY-019]. */
export const meetsKeyword = ({ text, id, phones }: SearchedRow, terms: readonly KeywordTerm[]): boolean => {
  const folded = foldText(text);
  return terms.every((term) =>
    termCondition<boolean>(term, {
      word: (word) => folded.includes(word),
      digits: phones === undefined ? null : (digits) => phones.includes(digits),
      number: typeof id === 'number' ? (number) => number === id : null,
      all: (conditions) => conditions.every(Boolean),
      any: (conditions) => conditions.some(Boolean),
    }),
  );
};
