/** A word of a typed text, with its digits when they may be part of a phone number. */
interface Word {
  text: string;
  digits: string | null;
}

/** What a row has to hold: digits that stand beside each other in one of its phone numbers, or all words. */
export interface KeywordTerm {
  words: readonly Word[];
  /** Of all words together: "713 555-0123" is one number. */
  digits: string | null;
}

/** Fewer digits stand in every other phone number. */
const SHORTEST_DIGITS = 4;
const PHONE_DIGITS = 10;

/** Terms beyond these narrow a search no further. */
const MOST_TERMS = 6;

/** In lower case and without accents: as kept texts are compared. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/**
 * The digits of a phone number or of a part of one, without the code of the country; null when there are too few or too
 * many.
 */
const phoneDigits = (text: string): string | null => {
  const all = text.replaceAll(/\D/g, '');
  const digits = all.length === PHONE_DIGITS + 1 && all.startsWith('1') ? all.slice(1) : all;
  return digits.length >= SHORTEST_DIGITS && digits.length <= PHONE_DIGITS ? digits : null;
};

const isOfPhone = (word: string): boolean => /^[+()\d./-]*\d[+()\d./-]*$/.test(word);

/**
 * What a typed text asks for: words in any order, each a part of a text, and phone numbers however they are written
 * [JS-032]. Words of digits that follow each other are one number, or words of their own: "1204 oak" may be a street.
 */
export const keywordTerms = (text: string): KeywordTerm[] => {
  const runs: string[][] = [];
  let isRun = false;
  for (const word of text
    .split(/\s+/)
    .map((part) => part.replaceAll(/^[,;]+|[,;]+$/g, ''))
    .filter(Boolean)) {
    const last = runs.at(-1);
    if (isOfPhone(word) && isRun && last) last.push(word);
    else runs.push([word]);
    isRun = isOfPhone(word);
  }
  return runs.slice(0, MOST_TERMS).map((words) => ({
    words: words.map((word) => ({ text: word, digits: isOfPhone(word) ? phoneDigits(word) : null })),
    digits: words.length > 1 ? phoneDigits(words.join('')) : null,
  }));
};

/** How a condition is said, in whatever language. */
interface Says<Condition> {
  word: (text: string) => Condition;
  /** Null where there are no phone numbers. */
  digits: ((digits: string) => Condition) | null;
  all: (conditions: Condition[]) => Condition;
  any: (conditions: Condition[]) => Condition;
}

/** A term as a condition. */
export const termCondition = <Condition>(term: KeywordTerm, { word, digits, all, any }: Says<Condition>): Condition => {
  const either = (condition: Condition, number: string | null): Condition =>
    digits === null || number === null ? condition : any([condition, digits(number)]);
  return either(all(term.words.map((one) => either(word(one.text), one.digits))), term.digits);
};

/** "1077" and "#1077" may be the number of a record. */
export const recordNumber = (text: string): number | null => {
  const digits = /^#?(\d{1,10})$/.exec(text.trim())?.[1];
  return digits !== undefined && Number(digits) <= 2_147_483_647 ? Number(digits) : null;
};
