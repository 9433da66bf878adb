import type { FieldKind } from '../fields/descriptor';
import { mustBeGiven, namedType, typeText, type SchemaField, type SourceSchema } from './schema';
import type { DialectName, FilterOperation, SourceField, SourceRoot, SourceTable, ValueForm } from './sourceTable';

export type Values = Readonly<Record<string, unknown>>;

/** What a scalar is here. */
export interface ScalarUse {
  kind: FieldKind;
  form: ValueForm;
}

/** A table as a dialect finds it: its type and what serves it. */
export interface FoundTable {
  type: string;
  /** The field that names a record. */
  id: string;
  roots: SourceTable['roots'];
  names: Readonly<Record<string, string>>;
  /** The inputs of create and update, of the filter, and of the order, by their types; empty where there is none. */
  inputs: { create: string; update: string; filter: string };
}

/** A reference of a table: the object that holds its record, and the field of the inputs that carries its id. */
export interface FoundReference {
  /** Its name here, which ends in `_id`. */
  name: string;
  relation: string;
  /** The type of the record that it refers to. */
  type: string;
  path: string;
  /** The field of the table that holds the id, where that is not the record's own. */
  key?: string;
}

export interface ListQuestion {
  page: number;
  size: number;
  /** The order in the words of the source; null where it does not sort. */
  order: { by: string; descending: boolean } | null;
  filter: Values | null;
  search: string | null;
  /** The language of the screen, where the source has texts in several. */
  locale: string | null;
}

/** How one kind of server is asked: the rest is common to all (`sourceCall.ts`). */
export interface Dialect {
  name: DialectName;
  /** What people call it. */
  label: string;
  recognises(schema: SourceSchema): boolean;
  tables(schema: SourceSchema): FoundTable[];
  scalars: Readonly<Record<string, ScalarUse>>;
  /** What a scalar of this field is, where its name alone does not say. */
  scalarOf?(type: string, field: SchemaField, all: readonly SchemaField[]): ScalarUse | null;
  references(
    table: FoundTable,
    fields: readonly SchemaField[],
    tables: ReadonlyMap<string, FoundTable>,
  ): FoundReference[];
  /** What the order by a field is called; null: it cannot be sorted by. */
  orderOf(schema: SourceSchema, table: FoundTable, path: string): string | null;
  /** Our operations in its words. */
  operations: Readonly<Partial<Record<FilterOperation, string>>>;
  /** Compares one field, where that is more than `{ path: { operation: value } }`. */
  compare?(field: SourceField, operation: FilterOperation, value: unknown): Values | null;
  /** A filter that any of several meet; absent: it cannot say so. */
  any?(filters: readonly Values[]): Values;
  /** The arguments of the list. */
  list(question: ListQuestion, table: SourceTable): Values;
  /** What is asked of the list for the fields of its rows, with the total or without. */
  rows(selection: string, total: boolean): string;
  readRows(answer: unknown): unknown;
  readTotal(answer: unknown): unknown;
  /** What is asked of the root field that counts, where it has one. */
  counted?: string;
  readCount?(answer: unknown): unknown;
  /** Ids are as the source takes them. */
  one(id: unknown, table: SourceTable): Values;
  create(values: Values, table: SourceTable): Values;
  update(id: unknown, values: Values, table: SourceTable): Values;
  remove(id: unknown, table: SourceTable): Values;
  /** What is asked of a write for the fields of its record. */
  saved(selection: string, table: SourceTable): string;
  readSaved(answer: unknown, table: SourceTable): unknown;
  /** What is asked of a delete. */
  removed(table: SourceTable): string;
  /** A reference as its inputs take it. */
  refer(id: unknown): unknown;
  /** Why fields have no order or filter, for people: a key of the texts. */
  limit: 'index' | 'schema';
}

/** A root field as documents call it. */
export const rootOf = ({ name, args }: SchemaField): SourceRoot => ({
  name,
  args: Object.fromEntries(args.map((one) => [one.name, typeText(one.type)])),
  needs: args.filter(mustBeGiven).map((one) => one.name),
});

/** The root fields that are there. */
export const rootsOf = (found: {
  list: SchemaField;
  one: SchemaField;
  count?: SchemaField | undefined;
  create?: SchemaField | undefined;
  update?: SchemaField | undefined;
  remove?: SchemaField | undefined;
}): SourceTable['roots'] => {
  const { list, one, ...others } = found;
  return {
    list: rootOf(list),
    one: rootOf(one),
    ...Object.fromEntries(Object.entries(others).flatMap(([key, field]) => (field ? [[key, rootOf(field)]] : []))),
  };
};

/** The type of an argument without its wrapping; empty where there is no such argument. */
export const argumentType = (field: SchemaField | undefined, name: string): string => {
  const found = field?.args.find((one) => one.name === name);
  return found ? namedType(found.type) : '';
};
