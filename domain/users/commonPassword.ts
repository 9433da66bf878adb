import { COMMON_WORDS } from './commonWords';

/** Letters that people write as something else; 1 and ! stand for either of two. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

const spelled = (text: string, one: 'i' | 'l'): string =>
  Array.from(text, (letter) => LETTERS[letter] ?? (letter === '1' || letter === '!' ? one : letter)).join('');

const AROUND = /^[^a-z]+|[^a-z]+$/g;
/** What is put around a word without much thought is no longer than that: `123!`, `2026!`, `12345#`. */
const MAX_AROUND = 6;
const COUNTING = ['012345678901234567890', '098765432109876543210'] as const;

/** Whether digits go up or down one by one, or are one digit all along. */
const isCounted = (digits: string): boolean =>
  COUNTING.some((row) => row.includes(digits)) || new Set(digits).size === 1;

/** Whether `whole` without `core` adds next to nothing that would have to be guessed. */
const isPoorAround = (whole: string, core: string): boolean =>
  whole.length - core.length <= MAX_AROUND || isCounted(whole.replaceAll(/\D/g, ''));

const isCommonWord = (text: string): boolean =>
  COMMON_WORDS.has(text) ||
  (text !== '' && new Set(text).size === 1) ||
  (text.length % 2 === 0 &&
    COMMON_WORDS.has(text.slice(0, text.length / 2)) &&
    text.endsWith(text.slice(0, text.length / 2)));

/** Without capitals and accents. */
const plainOf = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A password as those see it who guess: without capitals, accents, and what stands around its words. */
const coresOf = (plain: string): string[] => {
  const inner = plain.replaceAll(AROUND, '');
  const cores = [inner, plain.replaceAll(/[^a-z]/g, '')];
  for (const one of ['i', 'l'] as const)
    cores.push(spelled(inner, one), spelled(plain, one), spelled(plain.replace(/[^a-z]+$/, ''), one));
  return cores;
};

const MIN_PART = 3;
const wordsOf = (person: string): string[] => person.split(/[^\p{L}\d]+/u).filter((word) => word !== '');

/**
 * What stands for the owner of addresses and names: of ana.ruiz@example.com the whole, ana.ruiz, ana and ruiz; of Bo and
 * Li, each too short to be one, boli and libo.
 */
const partsOf = (own: readonly string[]): string[] => {
  const texts = own.map(plainOf);
  const persons = texts.map((text) => text.replace(/@.*$/, ''));
  const words = [...new Set(persons.flatMap(wordsOf))];
  const short = words.filter((word) => word.length < MIN_PART);
  const joined = short.flatMap((one) =>
    words.filter((other) => other !== one).flatMap((other) => [one + other, other + one]),
  );
  return [...new Set([...texts, ...persons, ...words, ...joined])].filter((part) => part.length >= MIN_PART);
};

/** As it is, and with disguised letters as what they stand for. */
const WRITINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => spelled(text, 'i'),
  (text) => spelled(text, 'l'),
];

/**
 * Whether a password is an address or a name of its owner, or several of them, with a few letters around or between them,
 * however its letters are disguised.
 * @param own addresses and names of the account
 */
const isOwnName = (plain: string, own: readonly string[]): boolean => {
  const parts = partsOf(own).toSorted((a, b) => b.length - a.length);
  const withoutSigns = plain.replaceAll(/[^\p{L}\d]/gu, '');
  return [plain, withoutSigns].some((text) =>
    WRITINGS.some((write) => {
      const written = write(text);
      const rest = parts.reduce((left, part) => left.replaceAll(write(part), ''), written);
      return rest !== written && rest.length + plain.length - text.length <= MAX_AROUND;
    }),
  );
};

/**
 * Whether a password is one of the first that others would try: a common word, row of keys or single letter, however
 * its letters are disguised, or an address or a name of its owner, disguised likewise or short names joined, with a few digits and signs around it. `Trowel123!`
 * and `P@ssw0rd1` are; a long sentence is not.
 * @param own addresses and names of the account that it is for
 */
export const isCommonPassword = (password: string, own: readonly string[] = []): boolean => {
  const plain = plainOf(password);
  return isOwnName(plain, own) || coresOf(plain).some((core) => isCommonWord(core) && isPoorAround(plain, core));
};
