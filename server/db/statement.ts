import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { asArrays, asObjects, statementRunner, type Row, type Runner, type Statement } from './preparedQuery';

export type { Row, Runner };

/** The number in a column that is never null. @throws RangeError for a row that was read without it */
export const numberIn = (row: Row, column: string): number => {
  const value = row[column];
  if (typeof value === 'number') return value;
  throw new RangeError(`a row without ${column}`);
};

/** The id of a row of whatever table. @throws RangeError for a row that was read without it */
export const idOf = (row: Row): number => numberIn(row, 'id');

/**
 * What a statement counts, in a column of its first row; 0 when it found no row. @throws RangeError for a row without
 * it
 */
export const countIn = ([row]: readonly Row[], column: string): number => (row ? numberIn(row, column) : 0);

const DATE = 1082,
  TIMESTAMP = 1114,
  TIMESTAMPTZ = 1184,
  INT8 = 20,
  NUMERIC = 1700;

/** Days and times stay texts, counts and amounts become numbers. An instant is ISO 8601, to the microsecond. */
const types = new pg.TypeOverrides();
types.setTypeParser(DATE, (value: string) => value);
types.setTypeParser(TIMESTAMP, (value: string) => value.replace(' ', 'T'));
types.setTypeParser(TIMESTAMPTZ, (value: string) =>
  value
    .replace(' ', 'T')
    .replace(/([+-]\d\d)$/, '$1:00')
    .replace('+00:00', 'Z'),
);
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);

const rowsOf = statementRunner(asObjects, types);
const arraysOf = statementRunner(asArrays, types);

const dialect = new PgDialect();

/** Texts seen so far get a name, so that each connection parses and plans them once; a flood of texts stays unnamed. */
const MAX_NAMED = 2_000;
const names = new Map<string, string>();

/** What is taken from a cursor has the columns of that cursor: the same text has others with the next one. */
const OF_CURSOR = /^\s*fetch\b/i;

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMED || OF_CURSOR.test(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

const named = (text: string, values: readonly unknown[]): Statement => {
  const name = nameOf(text);
  return name === undefined ? { text, values } : { text, values, name };
};

/** Runs one statement, prepared once per connection, and answers its rows as objects. */
export const runText = (runner: Runner, text: string, values: readonly unknown[]): Promise<Row[]> =>
  rowsOf(runner, named(text, values));

/** Runs a statement and answers its rows as arrays, for readers that assemble their own shapes. */
export const runArrays = (runner: Runner, text: string, values: readonly unknown[]): Promise<unknown[][]> =>
  arraysOf(runner, named(text, values));

/** A statement made with Drizzle, as text with its values. */
export const textOfSql = (statement: SQL): { text: string; values: unknown[] } => {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  return { text, values };
};

/** Runs a statement made with Drizzle and answers its rows as objects. */
export const run = (runner: Runner, statement: SQL): Promise<Row[]> => {
  const { text, values } = textOfSql(statement);
  return runText(runner, text, values);
};

/**
 * The same, planned for these values each time. For a search: how many rows a text or a status finds decides which index
 * serves it, and a plan for any value takes the wrong one.
 */
export const runPlanned = (runner: Runner, statement: SQL): Promise<Row[]> => rowsOf(runner, textOfSql(statement));
