import { readMagnitude, type Magnitude } from './magnitude';
import { rangeOf, scaleOf, type NumberField } from './numberField';
import { asLengthUnit, convertLength, INCHES_OF_A_FOOT, isOwnUnit, lengthUnit } from './numberUnits';
import { plainInput } from './plainInput';

/** Why a text is no number of its field. */
export type NumberProblem = 'unclear' | 'unit' | 'fraction' | 'scale' | 'below' | 'above';

/** The number of a text, null for an empty one; or what is wrong with it. */
export type ParsedNumber = { value: number | null } | { problem: NumberProblem };

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** One way of writing for each mark of the trade: primes, quotes, fractions of one letter. */
const oneWay = (text: string): string =>
  plainInput(text)
    .replaceAll(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (letter) => ` ${FRACTIONS[letter] ?? letter}`)
    .replaceAll('⁄', '/')
    .replaceAll(/[‘’′´ʹ]/g, "'")
    .replaceAll(/[“”″ʺ]|''/g, '"')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .toLowerCase();

type Read = Magnitude | { problem: NumberProblem };

const UNCLEAR = { problem: 'unclear' } as const;
const OTHER_UNIT = { problem: 'unit' } as const;

/** The number and what stands behind it: `3 1/2 ft` is "3 1/2" and "ft". */
const NUMBER_AND_UNIT = /^([\d.,/][\d.,/ -]*?)(?: ?([^\d.,/ -].*))?$/;
const FEET_AND_MORE = /^([\d,]+) ?(?:'|ft\.?|foot|feet|pies?)[ ,]*(?:- ?)?(\d.*)$/;

/** `3'6"`, `3' 6 1/2`, `92 ft 6 in`: whole feet and fewer than twelve inches, as inches; null for anything else. */
const feetAndInches = (text: string): number | null => {
  const [, feet = '', rest = ''] = FEET_AND_MORE.exec(text) ?? [];
  const [, number = '', unit = '"'] = NUMBER_AND_UNIT.exec(rest) ?? [];
  if (lengthUnit(unit) !== 'in') return null;
  const [whole, inches] = [readMagnitude(feet, 0), readMagnitude(number.trim(), 2)];
  if (whole?.decimals !== 0 || inches === null || inches.value >= INCHES_OF_A_FOOT) return null;
  return whole.value * INCHES_OF_A_FOOT + inches.value;
};

/** A number with or without its unit, lengths worked out into the unit of the field. */
const readMeasure = (text: string, field: NumberField): Read => {
  const own = asLengthUnit(field.unit);
  const inches = feetAndInches(text);
  if (inches !== null) return own ? { value: convertLength(inches, 'in', own), decimals: null } : OTHER_UNIT;
  const [, number = '', unit = ''] = NUMBER_AND_UNIT.exec(text) ?? [];
  const read = readMagnitude(number.trim(), scaleOf(field));
  if (read === null) return UNCLEAR;
  if (unit === '' || isOwnUnit(unit, field.unit)) return read;
  const given = lengthUnit(unit);
  if (given === null) return UNCLEAR;
  return own ? { value: convertLength(read.value, given, own), decimals: null } : OTHER_UNIT;
};

const DOLLARS = /^(?:(?:us)?\$ ?)?(.*?)(?: ?(?:\$|usd|dollars|dólares))?$/;
const SIGNED = /^([+-]) ?(.*)$/;
const BRACKETED = /^\((.*)\)$/;

/** The number with its sign: `-5` and, as accounts write it, `(5)`. */
const readSigned = (text: string, field: NumberField): Read => {
  const bare = (signed: string): string => (field.isMoney ? signed.replace(DOLLARS, '$1') : signed);
  const [, inner] = BRACKETED.exec(bare(text)) ?? [];
  const [, sign = inner === undefined ? '+' : '-', rest = inner ?? bare(text)] = SIGNED.exec(inner ?? bare(text)) ?? [];
  if (inner !== undefined && inner !== rest) return UNCLEAR;
  const read = readMeasure(bare(rest), field);
  return 'problem' in read || sign === '+' ? read : { ...read, value: -read.value };
};

const SUM = /^=?([+-]?[\d,]+(?: ?[+-] ?[\d,]+)+)$|^=([+-]?[\d,]+)$/;

/** The sum of a text such as 12+7-3; null when it is none. */
const readSum = (text: string): Magnitude | null => {
  const [, several, one] = SUM.exec(text) ?? [];
  const parts = (several ?? one ?? '').replaceAll(' ', '').match(/[+-]?[\d,]+/g) ?? [];
  let value = 0;
  for (const part of parts) {
    const read = readMagnitude(part.replace(/^[+-]/, ''), 0);
    if (read?.decimals !== 0) return null;
    value += part.startsWith('-') ? -read.value : read.value;
  }
  return parts.length === 0 ? null : { value, decimals: 0 };
};

/** What is off by less is the same number: 1/3 of 12 is 4. */
const HAIR = 1e-9;

/** The number as the field keeps it: fractions and feet and inches rounded, decimals never. */
const kept = ({ value, decimals }: Magnitude, field: NumberField): ParsedNumber => {
  const scale = scaleOf(field);
  const rounded = Number(value.toFixed(scale));
  const isExact = decimals === null ? Math.abs(rounded - value) < HAIR : decimals <= scale;
  if (!isExact && field.isWhole) return { problem: 'fraction' };
  if (!isExact && (decimals !== null || field.isMoney)) return { problem: 'scale' };
  const { min, max } = rangeOf(field);
  if (rounded < min || rounded > max) return { problem: rounded < min ? 'below' : 'above' };
  // Adding 0 turns -0 into 0.
  return { value: rounded + 0 };
};

/** Longer texts are not parsed. */
const MAX_LENGTH = 60;

/**
 * The number that a text means in a field, in the unit of the field: `12.5`, `12,5`, `1,250`, `3 1/2`, `8½`, `3'6"`,
 * `92 ft 6 in`, `$1,250.00`, and sums where the field takes them. Null for an empty text. Characters are never dropped
 * or joined: what is not understood is a problem, and the field keeps the text [KEY-010 UI-007 UI-008 UI-009].
 */
export const parseNumber = (text: string, field: NumberField = {}): ParsedNumber => {
  const written = oneWay(text);
  if (written === '') return { value: null };
  if (written.length > MAX_LENGTH || /[\t\n\r]/.test(written)) return UNCLEAR;
  const sum = field.takesSums ? readSum(written) : null;
  const read = sum ?? readSigned(written, field);
  return 'problem' in read ? read : kept(read, field);
};
