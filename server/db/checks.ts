/**
 * Rules of single columns that the database itself refuses to break. A constraint is named `<table>_<column>_<rule>`,
 * so that the server can tell the field from the name of a refused constraint.
 */
import { sql, type SQL } from 'drizzle-orm';
import { check, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** `column` holds more than blanks, when it is filled. */
export const notBlank = (table: string, column: AnyPgColumn) =>
  check(`${table}_${column.name}_not_blank`, sql`btrim(${column}) <> ''`);

/** A filled text has from `min` to `max` characters. */
export const textLength = (table: string, column: AnyPgColumn, min: number, max: number) =>
  check(
    `${table}_${column.name}_length`,
    sql`char_length(${column}) between ${sql.raw(String(min))} and ${sql.raw(String(max))}`,
  );

/** A filled phone number reads `(ddd) ddd-dddd`, its first digit 1 to 9 [UI-011]. */
export const phonePattern = (table: string, column: AnyPgColumn) =>
  check(`${table}_${column.name}_pattern`, sql`${column} ~ '^\\([1-9][0-9]{2}\\) [0-9]{3}-[0-9]{4}$'`);

/** A filled e-mail address has a name, one @ and a domain with a dot; the finer check is the input's. */
export const emailPattern = (table: string, column: AnyPgColumn) =>
  check(`${table}_${column.name}_pattern`, sql`${column} ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$'`);

/** A filled time reads `HH:mm`. */
export const timePattern = (table: string, column: AnyPgColumn) =>
  check(`${table}_${column.name}_pattern`, sql`${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`);

/** A filled text is one of some words, which hold no quotes. */
export const oneOf = (table: string, column: AnyPgColumn, words: readonly string[]) =>
  check(`${table}_${column.name}_choice`, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);

/** A filled number lies from `min` to `max`, or has no upper bound. */
export const numberRange = (table: string, column: AnyPgColumn, min: number, max?: number) =>
  check(
    `${table}_${column.name}_range`,
    max === undefined
      ? sql`${column} >= ${sql.raw(String(min))}`
      : sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`,
  );

/** A filled picture has a name, a type, a key and bytes. */
export const storedImage = (table: string, column: AnyPgColumn) =>
  check(
    `${table}_${column.name}_image`,
    sql`num_nulls(${column} ->> 'key', ${column} ->> 'file_name', ${column} ->> 'file_type', ${column} ->> 'storage_key') = 0 and ${column} ->> 'file_type' in ('image/png', 'image/jpeg') or ${column} is null`,
  );

/** A rule across the columns of a row. */
export const rowRule = (table: string, rule: string, condition: SQL) => check(`${table}_${rule}`, condition);
