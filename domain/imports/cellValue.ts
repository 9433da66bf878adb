import { unguarded } from '../exports/csv';
import type { FieldDescriptor, FieldKind } from '../fields/descriptor';
import { readDate } from '../inputs/dateInput';
import { readPhone } from '../inputs/readPhone';

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1', 'x', 'sí', 'si'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);

type Reads = Pick<FieldDescriptor, 'kind' | 'unit'>;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(%?)$/;
/** "8%" is 8 where percents are counted, else the share that it is, without what a division by 100 adds to it. */
const shareOf = (percents: number, unit: string | undefined): number =>
  unit === '%' ? percents : Number((percents / 100).toPrecision(15));

/** "$1,234.50", "(12)" and "8%" as spreadsheets write amounts; what is no number stays a text, for the field to refuse. */
const numberOf = (text: string, { unit }: Reads): unknown => {
  const negative = /^\((.*)\)$/.exec(text);
  const digits = (negative?.[1] ?? text).replaceAll(/[$\s]/g, '').replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  const [, percent] = NUMBER.exec(digits) ?? [];
  if (percent === undefined) return text;
  const value = percent === '' ? Number(digits) : shareOf(Number(digits.slice(0, -1)), unit);
  return negative ? -value : value;
};

/** `MM/DD/YYYY hh:mm A`, as the screens write it. */
const AMERICAN = /^(\d{1,2}\/\d{1,2}\/\d{2,4}) (\d{1,2}):(\d{2}) ?([AP])M$/i;

const momentOf = (text: string): string => {
  const [, date = '', hours = '', minutes = '', half = ''] = AMERICAN.exec(text) ?? [];
  const day = readDate(date);
  if (day === null) return text;
  const hour = (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return `${day}T${String(hour).padStart(2, '0')}:${minutes}`;
};

/** As a phone field reads it; an extension has no column of its own in a file, so such a text is refused. */
const phoneOf = (text: string): unknown => {
  const read = readPhone(text);
  return 'phone' in read && read.extension === null ? read.phone : text;
};

const READERS: Readonly<Partial<Record<FieldKind, (text: string, field: Reads) => unknown>>> = {
  Boolean: (text) => WORDS.get(text.toLowerCase()) ?? text,
  Int: numberOf,
  Money: numberOf,
  Quantity: numberOf,
  // Midnight of a day is that day.
  Date: (text) => readDate(text.replace(/T00:00$/, '')) ?? text,
  LocalDateTime: momentOf,
  PhoneNumber: phoneOf,
};

/**
 * What a cell means for a field, before the field's own check: what a spreadsheet makes of numbers, days, yes and no.
 * An empty cell is null. What cannot be read stays the text that it is, and the check says what is wrong.
 */
export const cellValue = (field: Reads, cell: string): unknown => {
  const text = unguarded(cell).trim();
  if (text === '') return null;
  const read = READERS[field.kind];
  return read ? read(text, field) : text;
};
