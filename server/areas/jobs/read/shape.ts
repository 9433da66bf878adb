import type { PgTable } from 'drizzle-orm/pg-core';
import { entityTable, KEPT_COLUMNS, type EntityColumn } from '../../../db/entityTable';
import { shownColumns } from '../../../api/describe';
import { relationName } from '../../../api/naming';
import { targetOf, type Target } from './targets';

/** A value that a row has besides its columns: an expression on the row, which statements call `t`. */
export type Extra = { sql: string } & (
  | { type: 'Int!' | 'Int' | 'String' | '[String!]!' | '[Int!]!' }
  | { target: Target; many?: true }
);

/** Rows that belong to the same sub-job as the row: a list, or one or none. */
export interface ShapePart {
  shape: Shape;
  many: boolean;
}

/**
 * A table as the calls of jobs give it: every column, references as objects beside their ids, and what else belongs to
 * it. New columns of the table are told without being named here.
 */
export interface Shape {
  /** The name of the type in the API. */
  type: string;
  table: PgTable;
  /** The columns that are told; all of them without it. */
  only?: readonly string[];
  /** Columns that are not told. */
  omit?: readonly string[];
  /** References of which the id alone is told. */
  idsOnly?: readonly string[];
  extras?: Readonly<Record<string, Extra>>;
  parts?: Readonly<Record<string, ShapePart>>;
  /** On `t`; the rows by id without it. */
  orderBy?: string;
}

export interface ShapeReference {
  field: string;
  column: EntityColumn;
  target: Target;
}

/** Who wrote a row and when is told of jobs and sub-jobs alone, the version too. */
const isTold = ({ only, omit = [] }: Shape, { name }: EntityColumn): boolean =>
  (only === undefined || only.includes(name)) && !omit.includes(name) && (name === 'id' || !KEPT_COLUMNS.has(name));

export const columnsOf = (shape: Shape): EntityColumn[] =>
  shownColumns(entityTable(shape.table)).filter((column) => isTold(shape, column));

export const referencesOf = (shape: Shape): ShapeReference[] =>
  columnsOf(shape).flatMap((column) => {
    const target =
      column.reference === undefined || shape.idsOnly?.includes(column.name) ? undefined : targetOf(column.reference);
    return target ? [{ field: relationName(column.name), column, target }] : [];
  });
