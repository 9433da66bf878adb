import { isPhone } from './formats';
import { plainInput } from './plainInput';

/** Why a text is no number of a phone field. */
export type PhoneProblem = 'incomplete' | 'too_long' | 'first_digit' | 'foreign' | 'several' | 'unclear';

/** A phone number as it is stored, with the extension that stood behind it; or what is wrong with the text. */
export type ReadPhone = { phone: string | null; extension: string | null } | { problem: PhoneProblem };

const DIGITS = 10;

/** "Phone:", as lists write it before a number, and the scheme of a link. */
const LABEL = /^(?:tel(?:ephone|[ée]fono)?|phone|ph|cell|mobile)\.?:?\s*(?=[\d(+])/i;
const EXTENSION = /[\s,;]*(?:extensi[oó]n|ext|x|#|;ext=|,)\.?:?\s*(\d{1,6})$/i;
const PUNCTUATION = /^[\d\s().\-/]*$/;
const SLASHED = /^\d{3}\/\d{3}-?\d{4}$/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Two numbers side by side: at least seven digits on both sides of what parts them. */
const isSeveral = (text: string): boolean =>
  text.split(/[/,;|&\n\t]|\bor\b|\band\b|\by\b|\bo\b|:::/i).filter((part) => digitsOf(part).length >= 7).length > 1 ||
  digitsOf(text).length >= 2 * DIGITS;

/** `(713) 555-0100` of ten digits, or as much of it as there are. */
const masked = (digits: string): string => {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!exchange) return area && `(${area}`;
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`;
};

const numberOf = (text: string): ReadPhone => {
  const international = /^\+\s*(.*)$/.exec(text);
  const rest = international?.[1] ?? text;
  if (isSeveral(rest) && !SLASHED.test(rest)) return { problem: 'several' };
  if (!PUNCTUATION.test(rest) || (rest.includes('/') && !SLASHED.test(rest))) return { problem: 'unclear' };
  const all = digitsOf(rest);
  if (international && !all.startsWith('1')) return { problem: 'foreign' };
  if (/^011|^00/.test(all)) return { problem: 'foreign' };
  const digits = international || all.length === DIGITS + 1 ? all.replace(/^1/, '') : all;
  if (digits.startsWith('0')) return { problem: 'first_digit' };
  if (digits.length !== DIGITS) return { problem: digits.length < DIGITS ? 'incomplete' : 'too_long' };
  const phone = masked(digits);
  return isPhone(phone) ? { phone, extension: null } : { problem: 'unclear' };
};

/**
 * The number that a text names, in any notation of the country, with or without the country code 1, and the extension
 * behind it. A second number, a foreign one, words and digits too many are problems: no digit is dropped
 * [KEY-011 UI-010 UI-011].
 */
export const readPhone = (text: string): ReadPhone => {
  const written = plainInput(text).replace(LABEL, '');
  if (written === '') return { phone: null, extension: null };
  const [behind = '', extension = null] = EXTENSION.exec(written) ?? [];
  const whole = numberOf(written);
  if (extension === null || 'phone' in whole) return whole;
  const number = numberOf(written.slice(0, -behind.length));
  return 'phone' in number ? { ...number, extension } : whole;
};

/**
 * The text of a phone field while digits are typed: `(713) 555-0100` as far as it has come. A text that is more than
 * digits and their punctuation, or has too many digits, stays as it is [UI-010 KEY-011].
 */
export const phoneMask = (text: string): string => {
  const read = readPhone(text);
  if ('phone' in read) return read.extension === null ? (read.phone ?? '') : text;
  return read.problem === 'incomplete' && !text.trimStart().startsWith('+') ? masked(digitsOf(text)) : text;
};
