import { unguarded } from '../exports/csv';
import type { FieldDescriptor, FieldKind } from '../fields/descriptor';
import { readDate } from '../inputs/dateInput';
import { readPhone } from '../inputs/readPhone';
import { stateCodeOf } from '../inputs/stateCode';
import { zipCodeOf } from '../inputs/zipCode';
import { cellDate, monthFirst } from './cellDate';
import type { DateOrder } from './importReport';
import { isoMoment } from './isoMoment';

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1', 'x', 'sí', 'si', 's', 'verdadero', 'cierto', 'on', 'active', 'activo', 'activa'].map(
    (word) => [word, true] as const,
  ),
  ...['no', 'n', 'false', '0', 'falso', 'off', 'inactive', 'not active', 'inactivo', 'inactiva'].map(
    (word) => [word, false] as const,
  ),
]);

type Reads = Pick<FieldDescriptor, 'kind' | 'unit' | 'scale'>;

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

/** An amount as it is paid: what a spreadsheet has calculated to fractions of a cent is rounded to cents [IMP-005]. */
const amountOf = (text: string, field: Reads): unknown => {
  const value = numberOf(text, field);
  if (typeof value !== 'number' || !Number.isFinite(value)) return value;
  const scale = 10 ** (field.scale ?? 2);
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * scale).toPrecision(15)))) / scale;
};

/**
 * Whether a cell gives an amount more exactly than its field keeps it, so that the user is to be told. The sixteenth
 * digit of a spreadsheet is left by its sums and says nothing [IMP-005].
 */
export const isRounded = (field: Reads, cell: string): boolean => {
  if (field.kind !== 'Money') return false;
  const text = unguarded(cell).trim();
  const given = numberOf(text, field);
  return typeof given === 'number' && Number(given.toPrecision(15)) !== amountOf(text, field);
};

/** `MM/DD/YYYY hh:mm A`, as the screens write it. */
const AMERICAN = /^(\d{1,2}\/\d{1,2}\/\d{2,4}) (\d{1,2}):(\d{2})(?::00)? ?([AP])M$/i;

const momentOf = (text: string): string => {
  const [, date = '', hours = '', minutes = '', half = ''] = AMERICAN.exec(text) ?? [];
  const day = readDate(date);
  if (day === null) return isoMoment(text) ?? text;
  const hour = (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return `${day}T${String(hour).padStart(2, '0')}:${minutes}`;
};

/** What programs that take codes for fractions write behind them: `77494.0`. */
const withoutFraction = (text: string): string => text.replace(/^(\d{5,11})\.0$/, '$1');

/** One number without an extension, as a phone field reads it; `phonesIn` takes others apart. */
const phoneOf = (text: string): unknown => {
  const read = readPhone(withoutFraction(text));
  return 'phone' in read && read.extension === null ? read.phone : text;
};

/** A web address without what stands before it, as address books have it. */
const BARE_HOST = /^(?!www\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$/iu;

const READERS: Readonly<Partial<Record<FieldKind, (text: string, field: Reads) => unknown>>> = {
  Boolean: (text) => WORDS.get(text.toLowerCase()) ?? text,
  Int: numberOf,
  Money: amountOf,
  Quantity: numberOf,
  Date: (text) => cellDate(text) ?? text,
  LocalDateTime: momentOf,
  PhoneNumber: phoneOf,
  StateCode: (text) => stateCodeOf(text) ?? text,
  PostalCode: (text) => zipCodeOf(withoutFraction(text)) ?? text,
  URL: (text) => (BARE_HOST.test(text) ? `https://${text}` : text),
};

/** Kinds whose texts stand in an order of day and month. */
const IN_ORDER: ReadonlySet<FieldKind> = new Set(['Date', 'LocalDateTime', 'DateTime']);
/** Whether a file may write a field's days in one order or the other. */
export const isOfDays = ({ kind }: Pick<FieldDescriptor, 'kind'>): boolean => IN_ORDER.has(kind);

/**
 * What a cell means for a field, before the field's own check: what a spreadsheet makes of numbers, days, yes and no.
 * An empty cell is null. What cannot be read stays the text that it is, and the check says what is wrong.
 */
export const cellValue = (field: Reads, cell: string, dates: DateOrder = 'month_first'): unknown => {
  const given = unguarded(cell).trim();
  const text = dates === 'day_first' && IN_ORDER.has(field.kind) ? monthFirst(given) : given;
  if (text === '') return null;
  const read = READERS[field.kind];
  return read ? read(text, field) : text;
};
