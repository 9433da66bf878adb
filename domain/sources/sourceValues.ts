import { plainText } from './plainText';
import type { SourceField } from './sourceTable';

const ZONED = /(Z|[+-]\d{2}(:?\d{2})?)$/;
const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/**
 * A moment as the wall shows it, with the zone behind it or without.
 * @param offset minutes that the zone is behind UTC, as `Date.getTimezoneOffset` has them
 */
const wallText = (instant: string, offset: number, withZone: boolean): string => {
  const local = new Date(Date.parse(instant) - offset * 60_000).toISOString().slice(0, 19);
  const away = Math.abs(offset);
  return withZone ? `${local}${offset > 0 ? '-' : '+'}${two(away / 60)}:${two(away % 60)}` : local;
};

/** A value of a source as it stands in a record here: numbers longer than ours, and JSON, as their text. */
export const takenValue = ({ form }: SourceField, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && form !== 'json') return value.map((item: unknown) => plainText(item));
  if (form === 'json') return JSON.stringify(value, null, 2);
  if (form === 'digits' || form === 'number') return plainText(value);
  return typeof value === 'object' ? JSON.stringify(value) : value;
};

/** What was typed is no JSON. */
export class NoJson extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`"${field}" is not valid JSON.`);
    this.name = 'NoJson';
    this.field = field;
  }
}

/**
 * A value as the source takes it.
 * @param read the value as it was read; a time that had no zone gets none
 * @throws NoJson
 */
export const sentValue = (
  { form, name }: SourceField,
  value: unknown,
  { read, offsetOf }: { read?: unknown; offsetOf: (instant: string) => number },
): unknown => {
  if (value === null || value === undefined || value === '') return null;
  if (form === 'number') return Array.isArray(value) ? value.map(Number) : Number(value);
  if (form === 'digits') return Array.isArray(value) ? value : plainText(value);
  if (form === 'json') {
    try {
      return JSON.parse(plainText(value));
    } catch {
      throw new NoJson(name);
    }
  }
  if (form === 'wall' && typeof value === 'string' && ZONED.test(value))
    return wallText(value, offsetOf(value), typeof read !== 'string' || ZONED.test(read));
  return value;
};
