import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ResourceNeeds } from '#domain/access/resourceNeeds';
import type { Need } from '#domain/access/can';
import type { Change, FieldValue } from '#domain/changes';
import type { ComputedField, PartDescriptor, ResourceDescriptor, SimilarFields } from '#domain/fields/resource';
import type { Actor } from '../access/actor';
import { entityTable, type EntityTable } from '../db/entityTable';
import type { LogRow } from '../events/changeLog';
import type { Mutation } from '../pipeline/mutation';
import type { Row } from '../db/statement';
import { describe, resourceName } from './describe';
import { camel, pascal, plural } from './naming';
import type { RuleName } from '#domain/refusals/catalogue';
import type { Refusal } from '#domain/refusals/refusal';

/** A value that SQL computes from a row; `alias` is the row's table in the statement. */
export interface ComputedColumn extends ComputedField {
  expression(alias: string): string;
}

/** Child rows that travel inside their parent. */
export interface PartOptions {
  table: PgTable;
  /** The field of the parent; defaults to the table's name in the plural. */
  name?: string;
  label: string;
  label_one: string;
  orderBy: readonly string[];
  title: readonly string[];
  /** Rows inside of these rows. */
  parts?: readonly PartOptions[];
  /**
   * Files may bring such rows without the rest of their records: the columns that tell those of one record apart, the
   * right, and the command by whose right it is taken back.
   */
  imported?: { found_by: readonly string[]; need: Need; command: string };
}

export interface Part extends Omit<PartOptions, 'table' | 'parts'> {
  /** The field of the parent: `customer_contacts`. */
  name: string;
  entity: EntityTable;
  /** The child's column that names the parent. */
  via: string;
  descriptor: PartDescriptor;
  parts: readonly Part[];
}

/** The options of a resource that its table does not determine. */
export interface ResourceOptions {
  needs: ResourceNeeds;
  /**
   * Another name than the table's: the resource shows some rows of it, and the table itself is known by other calls.
   */
  name?: string;
  /** What else a file may call a record, as SQL: its code, or its name with what tells it from others. */
  other_names?(alias: string): readonly string[];
  /** The columns that lists offer, where not all are anybody's business. */
  only?: readonly string[];
  /** The columns that the server alone sets, beside those that always are. */
  readOnly?: readonly string[];
  label: string;
  label_plural?: string;
  /** Path of the list screen; defaults to `/{name}` with dashes. */
  route?: string;
  title: readonly string[];
  sections?: ResourceDescriptor['sections'];
  columns?: readonly string[];
  sort?: ResourceDescriptor['sort'];
  filter?: ResourceDescriptor['filter'];
  saved_message?: string;
  /** What the generated mutations do; all three unless said. Named calls of their own may do the rest. */
  writes?: readonly ('create' | 'update' | 'remove')[];
  /** Root fields that go by other names than the table's, because a named call has that one. */
  operations?: Partial<ResourceDescriptor['operations']>;
  labels?: Readonly<Record<string, string>>;
  /** The columns that `filter.search` looks into, and SQL that gives the ids of rows found by their children. */
  search?: {
    columns: readonly string[];
    children?: readonly { table: string; via: string; columns: readonly string[]; phones?: readonly string[] }[];
    /** A condition of its own in place of all that; null for a text that asks for nothing. */
    condition?(actor: Actor, alias: string, text: string): SQL | null;
  };
  computed?: readonly ComputedColumn[];
  parts?: readonly PartOptions[];
  /** Ids that rules name: such rows are neither deleted nor set inactive. */
  protectedIds?: ReadonlySet<number>;
  /** Fields that need more than the resource does; without it they do not exist for the user. */
  fieldNeeds?: Readonly<Record<string, Need>>;
  /** The rows an actor may see, when not all. `alias` is the row's table in the statement. */
  scope?(actor: Actor, alias: string): SQL | undefined;
  /**
   * A plain list for pickers, readable by every signed-in user: of all rows, or of those with a flag, for whom that exists.
   */
  plainList?: { name: string; where?: { flag: string } };
  /** The object type implements `Lookup`. */
  isLookup?: boolean;
  /** How the deletion of a row that others name is refused; by default with how often it is named. */
  in_use?: RuleName;
  /** The tables of which its rows are, where that is no table of the database: a field exists where it does in all. */
  standsFor?: readonly string[];
  /** By what a new record is compared with the stored ones [KEY-020]. */
  similar?: SimilarFields;
  /** Two records can be made one; where they have to belong to the same record, the column that says so [KEY-020]. */
  merge?: { within?: string };
  /** Values of a new row that no input says, such as its place at the end of an order. */
  ofNewRow?(mutation: Mutation, input: Row): Promise<Record<string, FieldValue>>;
  /** The child rows of a new record as they are written, where more is known of them than its input says. */
  rowsOfNew?(mutation: Mutation, input: Row): Promise<Row>;
  /**
   * What only the row itself says of a write: who may make it, whether all of it together is allowed, and what follows
   * from it. Answers further values to write. Such rows are written one by one: there are no calls for many of them, no
   * bin, no import.
   * @throws AppError
   */
  onWrite?(mutation: Mutation, write: RowWrite): Promise<Record<string, FieldValue>>;
  /** What a change of one record may say beside its columns, with the words it may be; never stored. */
  answers?: Readonly<Record<string, readonly string[]>>;
  /**
   * What follows in other tables from changes of rows: of one record, of many and of an import alike. Only the change
   * of one record carries `answers`. @throws AppError, or answers the first refusal
   */
  follows?(
    mutation: Mutation,
    changed: readonly ChangedRow[],
    answers: Readonly<Record<string, unknown>>,
  ): Promise<readonly Change[] | Refusal>;
  /** Refuses to take back writes to rows that are out of the actor's reach. @throws AppError */
  assertMayUndo?(mutation: Mutation, entries: readonly LogRow[]): Promise<void>;
}

/** A stored row under lock, and the values that it is given. */
export interface ChangedRow {
  row: Row;
  values: Readonly<Record<string, unknown>>;
}

/** A write of one row of a resource, before it is decided. */
export interface RowWrite {
  op: 'create' | 'update' | 'remove';
  /** The stored row, under lock; null for a new one. */
  row: Row | null;
  /** The values of the input, child rows included. */
  values: Readonly<Record<string, unknown>>;
}

/** A table with all that the API, the pipeline and the screens need to know of it. */
export interface Resource extends Omit<ResourceOptions, 'parts' | 'computed'> {
  entity: EntityTable;
  name: string;
  type: string;
  computed: readonly ComputedColumn[];
  parts: readonly Part[];
  descriptor: ResourceDescriptor;
}

const partOf = (parent: EntityTable, { table, parts: below = [], ...options }: PartOptions): Part => {
  const entity = entityTable(table);
  const via = entity.columns.find(({ reference }) => reference === parent.name)?.name;
  if (via === undefined) throw new Error(`${entity.name} does not refer to ${parent.name}`);
  const name = options.name ?? plural(entity.name);
  const parts = below.map((part) => partOf(entity, part));
  return {
    ...options,
    name,
    entity,
    via,
    parts,
    descriptor: {
      name,
      label: options.label,
      label_one: options.label_one,
      entity: describe(entity),
      ...(parts.length === 0 ? {} : { parts: parts.map((part) => part.descriptor) }),
    },
  };
};

/** The parts of a resource or of a part, and theirs: each kind of row that is saved inside of it. */
export const partsWithin = ({ parts }: { parts: readonly Part[] }): Part[] =>
  parts.flatMap((part) => [part, ...partsWithin(part)]);

const operationsOf = (
  name: string,
  writes: ResourceOptions['writes'] = ['create', 'update', 'remove'],
): ResourceDescriptor['operations'] => {
  const type = pascal(name);
  return {
    one: camel(name),
    list: camel(plural(name)),
    ...(writes.includes('create') ? { create: `create${type}` } : {}),
    ...(writes.includes('update') ? { update: `update${type}` } : {}),
    ...(writes.includes('remove') ? { remove: `delete${type}` } : {}),
  };
};

/**
 * Declares a resource: with its table, this is all there is to write for a type, its queries and mutations, its
 * screens, its validation and its history.
 */
export const crud = (table: PgTable, options: ResourceOptions): Resource => {
  const entity = entityTable(table);
  const name = options.name ?? resourceName(entity.name);
  const parts = (options.parts ?? []).map((part) => partOf(entity, part));
  const computed = options.computed ?? [];
  const described = describe(entity, options.labels, options.only, options.readOnly);
  const editable = described.fields.filter(({ readOnly }) => !readOnly).map((field) => field.name);
  const descriptor: ResourceDescriptor = {
    ...described,
    name,
    type: pascal(name),
    operations: { ...operationsOf(name, options.writes), ...options.operations },
    ...(entity.isSoft && options.onWrite === undefined ? { has_bin: true } : {}),
    ...(options.merge ? { merges: true } : {}),
    ...(options.similar ? { similar: options.similar } : {}),
    argument: name,
    label: options.label,
    label_plural: options.label_plural ?? plural(options.label),
    route: options.route ?? `/${name.replaceAll('_', '-')}`,
    title: options.title,
    sections: options.sections ?? [{ label: options.label, fields: [...editable, ...parts.map((part) => part.name)] }],
    columns: options.columns ?? editable.slice(0, 8),
    sort: options.sort ?? { field: options.title[0] ?? 'id', order: 'ASC' },
    searchable: options.search !== undefined,
    filter: options.filter ?? {},
    computed: computed.map(({ expression: _expression, ...field }) => field),
    parts: parts.map((part) => part.descriptor),
    ...(options.saved_message === undefined ? {} : { saved_message: options.saved_message }),
  };
  return { ...options, entity, name, type: descriptor.type, parts, computed, descriptor };
};
