import { isPhone } from './formats';

/** The characters of a complete phone value, `(ddd) ddd-dddd` [UI-011]. */
export const PHONE_LENGTH = 14;

const DIGITS = 10;

/** The ten digits of a number; a country code 1 before ten others is dropped, and so is a first digit 0. */
const digitsOf = (text: string): string => {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  return (digits.length === DIGITS + 1 && digits.startsWith('1') ? digits.slice(1).replace(/^0+/, '') : digits).slice(
    0,
    DIGITS,
  );
};

/** The text of a phone input while digits are typed: `(713) 555-0100`, its first digit 1 to 9 [UI-010]. */
export const phoneMask = (text: string): string => {
  const digits = digitsOf(text);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!area) return '';
  if (!exchange) return `(${area}`;
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`;
};

/** What a phone input holds: null when empty; incomplete texts stay, so that the form can refuse them. */
export const parsePhoneInput = (text: string): string | null => phoneMask(text) || null;

/** True for a number that can be saved: none, or a complete one [UI-011]. */
export const isSavablePhone = (value: string | null): boolean => value === null || isPhone(value);
