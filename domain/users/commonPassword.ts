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

/** A password as those see it who guess: without capitals, accents, and what stands around its words. */
const coresOf = (plain: string): string[] => {
  const inner = plain.replaceAll(AROUND, '');
  const cores = [inner, plain.replaceAll(/[^a-z]/g, '')];
  for (const one of ['i', 'l'] as const)
    cores.push(spelled(inner, one), spelled(plain, one), spelled(plain.replace(/[^a-z]+$/, ''), one));
  return cores;
};

/**
 * Whether a password is one of the first that others would try: a common word, row of keys or single letter, however
 * its letters are disguised, with a few digits and signs around it. `Trowel123!` and `P@ssw0rd1` are; a long sentence
 * is not.
 */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return coresOf(plain).some((core) => isCommonWord(core) && isPoorAround(plain, core));
};
