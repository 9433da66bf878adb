import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A pool or one of its connections: whatever runs a statement. */
export type Runner = Pick<pg.Pool | pg.PoolClient, 'query'>;
export type Row = Record<string, unknown>;

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

const dialect = new PgDialect();

/** Texts seen so far get a name, so that each connection parses and plans them once; a flood of texts stays unnamed. */
const MAX_NAMED = 2_000;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMED) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

/** Runs one statement, prepared once per connection, and answers its rows as objects. */
export const runText = async (runner: Runner, text: string, values: readonly unknown[]): Promise<Row[]> => {
  const result = await runner.query<Row>({ name: nameOf(text), text, values: [...values], types });
  return result.rows;
};

/** Runs a statement and answers its rows as arrays, for readers that assemble their own shapes. */
export const runArrays = async (runner: Runner, text: string, values: readonly unknown[]): Promise<unknown[][]> => {
  const result = await runner.query<unknown[]>({
    name: nameOf(text),
    text,
    values: [...values],
    types,
    rowMode: 'array',
  });
  return result.rows;
};

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
export const runPlanned = async (runner: Runner, statement: SQL): Promise<Row[]> => {
  const result = await runner.query<Row>({ ...textOfSql(statement), types });
  return result.rows;
};
