/** Characters that stand in JSON only when they are escaped; halves of surrogate pairs, because one may stand alone. */
// oxlint-disable-next-line no-control-regex
const ESCAPED = /[\u0000-\u001f"\\\ud800-\udfff]/;

/** A text as JSON. Most texts need no escape, and are then not looked at letter by letter. */
export const jsonText = (text: string): string => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

type ToJson = (value: unknown) => string | undefined;

const text: ToJson = (value) => (typeof value === 'string' ? jsonText(value) : undefined);
const number: ToJson = (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined);
const int: ToJson = (value) => (typeof value === 'number' && (value | 0) === value ? String(value) : undefined);
const boolean: ToJson = (value) => (value === true ? 'true' : value === false ? 'false' : undefined);

/**
 * By scalar, the values that are answered as they are: most of an answer, and all of it when nothing is wrong. Others
 * are undefined.
 */
export const PLAIN_JSON: Readonly<Record<string, ToJson>> = {
  Int: int,
  Float: number,
  Money: number,
  Quantity: number,
  Boolean: boolean,
  String: text,
  Date: text,
  DateTime: text,
  LocalDateTime: text,
  Time: text,
  LongText: text,
  PhoneNumber: text,
  PostalCode: text,
  EmailAddress: text,
  URL: text,
  StateCode: text,
  Color: text,
};
