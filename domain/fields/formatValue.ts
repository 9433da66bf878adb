import { LOCALES, type Language } from '../localText';
import { isStoredImage } from '../files/storedImage';
import { BUSINESS_ZONE, formatCivilDate } from '../civilDate';
import { formatDateTime } from '../inputs/dateTimeInput';
import { yesNo } from '../inputs/yesNo';
import type { FieldDescriptor, FieldKind } from './descriptor';
import { formatInstant } from './formatInstant';

type Format = (field: FieldDescriptor, value: string | number | boolean, language: Language, zone: string) => string;

const plain: Format = (_field, value) => String(value);

const number =
  (options: (field: FieldDescriptor) => Intl.NumberFormatOptions): Format =>
  (field, value, language) =>
    typeof value === 'number' ? new Intl.NumberFormat(LOCALES[language], options(field)).format(value) : String(value);

/** How a value of a kind is written; kinds that are absent are written as they are. */
const FORMATS: Partial<Record<FieldKind, Format>> = {
  String: ({ values }, value, language) => values?.[String(value)]?.[language] ?? String(value),
  Boolean: (_field, value, language) => (typeof value === 'boolean' ? yesNo(value, language) : String(value)),
  Date: (_field, value) => formatCivilDate(String(value)) || String(value),
  LocalDateTime: (_field, value) => formatDateTime(String(value)) || String(value),
  // A time of another program may have no zone: then it is what the wall shows.
  DateTime: (_field, value, _language, zone) =>
    formatDateTime(String(value).replace(/\.\d+$/, '')) || formatInstant(String(value), zone),
  Money: number(() => ({ style: 'currency', currency: 'USD' })),
  Quantity: number((field) => ({ maximumFractionDigits: field.scale ?? 2 })),
};

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The name of a referenced record, where it came along as `{ id, name }`, or of a stored file. */
const nameOf = (value: unknown): string | null => {
  if (isStoredImage(value)) return value.file_name;
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : null;
};

/**
 * A value as text for lists, CSV, history and print: MM/DD/YYYY, MM/DD/YYYY hh:mm A, YES or NO, $1,234.50, a list
 * joined by commas; an empty text for none [UI-005 UI-032]. An instant is written in `zone`, the business day's unless
 * said.
 */
export const formatValue = (
  field: FieldDescriptor,
  value: unknown,
  language: Language = 'en',
  zone: string = BUSINESS_ZONE,
): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value
      .map((item) => formatValue({ ...field, kind: 'String' }, item, language, zone))
      .filter((text) => text !== '')
      .join(', ');
  if (isPlain(value)) return (FORMATS[field.kind] ?? plain)(field, value, language, zone);
  return nameOf(value) ?? '';
};
