/** A number without sign and unit as it was written. */
export interface Magnitude {
  value: number;
  /** Digits behind the point, those that say something; null for a fraction such as 3 1/2, which is rounded. */
  decimals: number | null;
}

/** How digits, points and commas are read: the text with a point for decimals and nothing else, or null. */
type Reader = (text: string, scale: number) => string | null;

const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;
const COMMA_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const POINT_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
const COMMA_DECIMALS = /^\d*,\d+$/;

/** One comma or point before exactly three digits: thousands or decimals, as one is used to. */
const UNCERTAIN_POINT = /^[1-9]\d{0,2}\.\d{3}$/;
const UNCERTAIN_COMMA = /^[1-9]\d{0,2},\d{3}$/;
/** Thousands whose head was cut off, or decimals. */
const HEADLESS = /^,\d{3}$/;
const USUAL_SCALE = 3;

/**
 * The table of marks. A comma before three digits parts thousands, as everybody here writes it, but where a field keeps
 * three decimals it says nothing; a point before three digits says nothing where a field keeps fewer.
 */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [UNCERTAIN_POINT, (text, scale) => (scale >= USUAL_SCALE ? text : null)],
  [UNCERTAIN_COMMA, (text, scale) => (scale >= USUAL_SCALE ? null : text.replace(',', ''))],
  [HEADLESS, (text, scale) => (scale >= USUAL_SCALE ? text.replace(',', '.') : null)],
  [PLAIN, (text) => text],
  [COMMA_THOUSANDS, (text) => text.replaceAll(',', '')],
  [POINT_THOUSANDS, (text) => text.replaceAll('.', '').replace(',', '.')],
  [COMMA_DECIMALS, (text) => text.replace(',', '.')],
];

const decimal = (text: string, scale: number): Magnitude | null => {
  const [, read] = READERS.find(([pattern]) => pattern.test(text)) ?? [];
  const plain = read?.(text, scale) ?? null;
  if (plain === null) return null;
  return { value: Number(plain), decimals: (plain.split('.')[1] ?? '').replace(/0+$/, '').length };
};

const FRACTION = /^(?:(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?: | ?- ?))?(\d{1,2})\/(\d{1,3})$/;

/**
 * A number without its sign: `12`, `12.5`, `12,5`, `1,250`, `1.250,50`, `3 1/2`, `3-1/2`, `1/2`. Null for anything
 * else, and for what two people would read as two numbers.
 * @param scale digits behind the point that the field keeps
 */
export const readMagnitude = (text: string, scale: number): Magnitude | null => {
  const [, whole = '0', over = '', under = ''] = FRACTION.exec(text) ?? [];
  if (under === '') return decimal(text, scale);
  const [numerator, denominator] = [Number(over), Number(under)];
  if (numerator === 0 || numerator >= denominator) return null;
  return { value: Number(whole.replaceAll(',', '')) + numerator / denominator, decimals: null };
};
