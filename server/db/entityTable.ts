import { getTableName, is, SQL } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { FieldKind } from '#domain/fields/descriptor';
import { isRecord } from '#domain/values';
import type { ColumnNote } from './columns';

/** A column as the server reads it at run time: its SQL type with what the column vocabulary says of its values. */
export interface EntityColumn {
  name: string;
  /** The SQL type without its collation, fit for a column definition list. */
  sqlType: string;
  /** A text that people write and sort: it has a collation. */
  isWritten: boolean;
  kind: FieldKind;
  note: ColumnNote;
  notNull: boolean;
  hasDefault: boolean;
  /** The default, where it is a plain value. */
  default?: string | number | boolean;
  /** The table that a foreign key points to. */
  reference?: string;
}

/** A table as the write pipeline and the generated API see it. */
export interface EntityTable {
  name: string;
  table: PgTable;
  columns: readonly EntityColumn[];
  byName: ReadonlyMap<string, EntityColumn>;
  /** Deletion sets `deleted_at`. */
  isSoft: boolean;
  /** Has a version and authorship. */
  isAudited: boolean;
  /** Its columns that hold a key: no log of changes has them [SEC-006]. */
  secrets: readonly string[];
}

/** The tables by name: what a change's `entity` may be. */
export type Entities = ReadonlyMap<string, EntityTable>;

/** Kept by the server: shown, never part of an input. */
export const KEPT_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
]);

const KIND_OF_SQL_TYPE: readonly (readonly [RegExp, FieldKind])[] = [
  [/\[\]$/, 'List'],
  [/^(small|big)?int/, 'Int'],
  [/^boolean/, 'Boolean'],
  [/^date$/, 'Date'],
  [/^timestamp.*with time zone/, 'DateTime'],
  [/^timestamp/, 'LocalDateTime'],
  [/^numeric/, 'Quantity'],
];

/** The note and the kind that a column of the vocabulary carries in its configuration. */
const notedConfig = (column: PgColumn): { note: ColumnNote; kind?: FieldKind } => {
  const config: unknown = Reflect.get(column, 'config');
  const field = isRecord(config) ? config.fieldConfig : undefined;
  return isNoted(field) ? field : { note: {} };
};

const isNoted = (value: unknown): value is { note: ColumnNote; kind: FieldKind } =>
  isRecord(value) && isRecord(value.note) && typeof value.kind === 'string';

const plainDefault = (column: PgColumn): string | number | boolean | undefined => {
  const value: unknown = column.default;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
};

const describeColumn = (column: PgColumn, reference: string | undefined): EntityColumn => {
  const sqlType = column.getSQLType().replace(/ COLLATE .*/i, '');
  const { note, kind } = notedConfig(column);
  const fallback = KIND_OF_SQL_TYPE.find(([pattern]) => pattern.test(sqlType))?.[1] ?? 'String';
  const value = plainDefault(column);
  return {
    name: column.name,
    sqlType,
    isWritten: sqlType !== column.getSQLType(),
    kind: reference ? 'Reference' : (kind ?? fallback),
    note,
    notNull: column.notNull,
    hasDefault: column.hasDefault || is(column.default, SQL),
    ...(value === undefined ? {} : { default: value }),
    ...(reference ? { reference } : {}),
  };
};

/** Reads a table's columns and its foreign keys of one column. */
export const entityTable = (table: PgTable): EntityTable => {
  const config = getTableConfig(table);
  const references = new Map<string, string>();
  for (const key of config.foreignKeys) {
    const { columns, foreignTable } = key.reference();
    const [column] = columns;
    if (column && columns.length === 1) references.set(column.name, getTableName(foreignTable));
  }
  const columns = config.columns.map((column) => describeColumn(column, references.get(column.name)));
  const byName = new Map(columns.map((column) => [column.name, column]));
  return {
    name: config.name,
    table,
    columns,
    byName,
    isSoft: byName.has('deleted_at'),
    isAudited: byName.has('version'),
    secrets: columns.flatMap(({ name, note }) => (note.isSecret ? [name] : [])),
  };
};

/** The entities of the tables among some exports; other exports are passed over. */
export const entitiesOf = (values: Iterable<unknown>): Entities => {
  const entities = new Map<string, EntityTable>();
  for (const value of values) {
    if (!is(value, PgTable)) continue;
    const entity = entityTable(value);
    entities.set(entity.name, entity);
  }
  return entities;
};
