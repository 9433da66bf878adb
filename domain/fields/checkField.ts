import { isCivilDate } from '../civilDate';
import type { FieldValue } from '../changes';
import { imageRefusal } from '../files/imageRefusal';
import { declaredImageType } from '../files/imageType';
import type { FieldDescriptor, FieldKind } from './descriptor';
import { sentenceLabel } from './fieldIssue';
import { completeUrl, isColor, isEmail, isPhone, isUrl, localDateTimeParts } from '../inputs/formats';
import { manyLines, oneLine } from './plainText';
import type { RuleName } from '../refusals/catalogue';
import type { RefusalParams } from '../refusals/refusal';

export interface Refused {
  rule: RuleName;
  params: RefusalParams;
}

/** A value as it is stored, or why it is refused. */
export type Checked = { value: FieldValue } | Refused;

type Check = (field: FieldDescriptor, value: unknown) => Checked;

const MAX_INT = 2_147_483_647;
/** Numbers are stored as numeric(14, scale): this many digits stand before the point. */
const NUMERIC_DIGITS = 14;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

const ok = (value: FieldValue): Checked => ({ value });
const refused = (rule: RuleName, params: RefusalParams = {}): Refused => ({ rule, params });

/** A text within its length that passes `test`. */
const textCheck =
  (rule: RuleName, test: (text: string) => boolean, prepare: (text: string) => string = oneLine): Check =>
  (field, value) => {
    if (typeof value !== 'string') return refused('text');
    const text = prepare(value);
    if (!test(text)) return refused(rule);
    return field.max !== undefined && text.length > field.max ? refused('max_length', { max: field.max }) : ok(text);
  };

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const wholeNumber =
  (rule: RuleName, least: number): Check =>
  (field, value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return refused(rule);
    const min = field.min ?? least;
    if (value < min) return refused('min', { min });
    const max = field.max ?? MAX_INT;
    return value > max ? refused('max', { max }) : ok(value);
  };

const decimal: Check = (field, value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refused('number');
  const scale = field.scale ?? 2;
  if (Number(value.toFixed(scale)) !== value) return refused('scale', { scale });
  if (field.min !== undefined && value < field.min) return refused('min', { min: field.min });
  const largest = 10 ** (NUMERIC_DIGITS - scale) - 1;
  const max = field.max ?? largest;
  if (value > max) return refused('max', { max });
  return value < -largest ? refused('min', { min: -largest }) : ok(value);
};

const textOf = (value: object, name: string): string => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? oneLine(text) : '';
};

/** A picture without what is not stored; one that was not sent yet keeps its address within the browser. */
const image: Check = (field, value) => {
  const refusal = imageRefusal(value, field.max);
  if (refusal) return refused(refusal);
  if (typeof value !== 'object' || value === null) return refused('upload_file');
  const [key, url] = [textOf(value, 'key'), textOf(value, 'url')];
  const kept = {
    key,
    file_name: textOf(value, 'file_name'),
    file_type: declaredImageType(textOf(value, 'file_type')) ?? '',
  };
  return ok(key === '' && url !== '' ? { ...kept, url } : kept);
};

const always = (): boolean => true;
const plainText = textCheck('text', always);
const digits = textCheck('number', (text) => /^-?\d+(\.\d+)?$/.test(text));

/** What a value of each kind must be. An empty text has been taken for null before. */
const CHECKS: Readonly<Record<FieldKind, Check>> = {
  String: (field, value) =>
    field.choices === undefined || field.choices.some((choice) => choice === value)
      ? (field.is_digits ? digits : plainText)(field, value)
      : refused('choice', { values: field.choices.join(', ') }),
  LongText: textCheck('text', always, manyLines),
  EmailAddress: textCheck('email', isEmail),
  PhoneNumber: textCheck('phone', isPhone),
  URL: textCheck('url', isUrl, (text) => completeUrl(oneLine(text))),
  StateCode: textCheck('state', (text) => text.length <= 2),
  PostalCode: textCheck('zip_code', (text) => text.length >= 5 && text.length <= 10),
  Color: textCheck('color', isColor),
  Date: (_field, value) => (isCivilDate(value) ? ok(value) : refused('date')),
  DateTime: (_field, value) =>
    typeof value === 'string' && INSTANT.test(value) && isCivilDate(value.slice(0, 10))
      ? ok(value)
      : refused('date_time'),
  LocalDateTime: (_field, value) => {
    const parts = typeof value === 'string' ? localDateTimeParts(value) : null;
    if (!parts || !isCivilDate(parts.date)) return refused('date_time');
    const [hours, minutes, seconds] = [parts.hours, parts.minutes, parts.seconds].map((part) =>
      String(part).padStart(2, '0'),
    );
    return ok(`${parts.date}T${hours}:${minutes}:${seconds}`);
  },
  Time: textCheck('time', (text) => CLOCK.test(text)),
  Boolean: (_field, value) => (typeof value === 'boolean' ? ok(value) : refused('boolean')),
  Int: wholeNumber('integer', -MAX_INT - 1),
  Reference: (field, value) =>
    field.is_opaque && typeof value === 'string' ? ok(value) : wholeNumber('reference', 0)(field, value),
  Money: decimal,
  Image: image,
  Quantity: decimal,
  List: (_field, value) => {
    if (!Array.isArray(value)) return refused('list');
    const items: unknown[] = value;
    if (items.every((item): item is number => typeof item === 'number' && Number.isInteger(item))) return ok(items);
    return items.every((item): item is string => typeof item === 'string')
      ? ok(items.map(oneLine).filter((item) => item !== ''))
      : refused('list');
  },
};

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && manyLines(value) === '');

/**
 * A given value of a field, as it is stored: texts trimmed, an empty one null. Refused with the rule and the params of
 * its text when it does not fit the kind, the length or the range, or is empty where a value is required.
 */
export const checkField = (field: FieldDescriptor, value: unknown): Checked => {
  if (!isEmpty(value)) return CHECKS[field.kind](field, value);
  return field.required ? refused('required', { label: sentenceLabel(field.label) }) : ok(null);
};
