import { getTableColumns, type GetColumnData } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Row } from './statement';

type Kind = 'number' | 'string' | 'boolean' | 'object';

/**
 * A value of a result that is no column as it stands: worked out by the statement, or of a table that need not be
 * joined.
 */
interface Value<T> {
  kind: Kind;
  isNullable: boolean;
  /** Never there: the type of what the driver answers. */
  type?: T;
}

const value = <T>(kind: Kind): Value<T> => ({ kind, isNullable: false });

/** What a statement works out. */
export const worked = {
  number: value<number>('number'),
  text: value<string>('string'),
  flag: value<boolean>('boolean'),
  numbers: value<number[]>('object'),
  texts: value<string[]>('object'),
  /** An object or a list of them, made with JSON functions. */
  json: value<unknown>('object'),
} as const;

type Source = PgColumn | Value<unknown>;
type Shape = Readonly<Record<string, Source>>;
type TypeOf<S> = S extends PgColumn ? GetColumnData<S> : S extends Value<infer T> ? T : never;
/** The row that a shape describes. */
export type RowOf<S extends Shape> = { [Name in keyof S]: TypeOf<S[Name]> };

const KIND_OF_SQL_TYPE: readonly (readonly [RegExp, Kind])[] = [
  [/\[\]$|^jsonb?$/, 'object'],
  [/^(small|big)?int|^numeric|^double/, 'number'],
  [/^boolean/, 'boolean'],
];

const valueOf = (source: Source): Value<unknown> => {
  if ('isNullable' in source) return source;
  const sqlType = source.getSQLType();
  return {
    kind: KIND_OF_SQL_TYPE.find(([pattern]) => pattern.test(sqlType))?.[1] ?? 'string',
    isNullable: !source.notNull,
  };
};

/** The same value, or none: of a left join, or of an aggregate over no rows. */
export const orNull = <S extends Source>(source: S): Value<TypeOf<S> | null> => ({
  kind: valueOf(source).kind,
  isNullable: true,
});

const assertKinds = <S extends Shape>(shape: S): ((row: Row) => asserts row is RowOf<S>) => {
  const values = Object.entries(shape).map(([name, source]) => ({ name, ...valueOf(source) }));
  return (row) => {
    for (const { name, kind, isNullable } of values) {
      const found = row[name];
      if (found === null ? !isNullable : typeof found !== kind)
        throw new RangeError(`${name} of a result is ${found === null ? 'null' : typeof found}, not ${kind}`);
    }
  };
};

/**
 * Reads rows of a statement and makes something of each. The names of the shape are columns of the result; each says of
 * which column of a table its values come. The row itself is handed on, so that thousands of them cost no copies.
 * @throws RangeError for a result that lacks a column or holds another type: the statement and its shape differ
 */
export const rowReader = <S extends Shape, T>(shape: S, to: (row: RowOf<S>) => T): ((row: Row) => T) => {
  const assertRow: (row: Row) => asserts row is RowOf<S> = assertKinds(shape);
  return (row) => {
    assertRow(row);
    return to(row);
  };
};

/** Reads rows as they are: what the shape names, and nothing else of the result. */
export const rowDecoder = <S extends Shape>(shape: S): ((row: Row) => RowOf<S>) => {
  const assertRow: (row: Row) => asserts row is RowOf<S> = assertKinds(shape);
  const names = Object.keys(shape);
  return (row) => {
    const picked: Row = {};
    for (const name of names) picked[name] = row[name];
    assertRow(picked);
    return picked;
  };
};

/** Some columns of a table, as a shape or a part of one. */
export const columnsOf = <T extends PgTable, Name extends keyof T['_']['columns'] & string>(
  table: T,
  ...names: readonly Name[]
): Pick<T['_']['columns'], Name> => {
  const columns: T['_']['columns'] = getTableColumns(table);
  const picked = Object.fromEntries(names.map((name) => [name, columns[name]]));
  const isPick = (some: object): some is Pick<T['_']['columns'], Name> => names.every((name) => name in some);
  if (!isPick(picked)) throw new RangeError('a column that the table lacks');
  return picked;
};
