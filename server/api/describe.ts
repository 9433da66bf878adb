import type { EntityDescriptor, FieldDescriptor } from '#domain/fields/descriptor';
import { KEPT_COLUMNS, type EntityColumn, type EntityTable } from '../db/entityTable';
import { labelOf } from '../pipeline/labelOf';

/** What a table is called in the API: lookups and users leave out their prefix. */
export const resourceName = (table: string): string => table.replace(/^(lookup|app)_/, '');

/** In the database, never in the API. */
const isHidden = ({ name, note }: EntityColumn): boolean => note.hidden === true || name === 'deleted_at';

/** `created_by_id` makes `created_by` the row it points to, which takes the place of a column of that name. */
const isCovered = ({ byName }: EntityTable, { name }: EntityColumn): boolean =>
  byName.get(`${name}_id`)?.reference !== undefined;

/** The columns that the API shows, in the table's order. */
export const shownColumns = (entity: EntityTable): EntityColumn[] =>
  entity.columns.filter((column) => !isHidden(column) && !isCovered(entity, column));

const describeField = (entity: EntityTable, column: EntityColumn, label: string | undefined): FieldDescriptor => {
  const { name, kind, note, notNull, reference } = column;
  return {
    name,
    label: label ?? labelOf(entity, name),
    kind,
    required: notNull && !KEPT_COLUMNS.has(name),
    ...(note.max === undefined ? {} : { max: note.max }),
    ...(note.min === undefined ? {} : { min: note.min }),
    ...(note.scale === undefined ? {} : { scale: note.scale }),
    ...(note.unit === undefined ? {} : { unit: note.unit }),
    ...(note.extension === undefined ? {} : { extension: note.extension }),
    ...(note.record === undefined ? {} : { record: note.record }),
    ...(note.choices === undefined ? {} : { choices: note.choices }),
    ...(note.values === undefined ? {} : { values: note.values }),
    ...(note.hint === undefined ? {} : { hint: note.hint }),
    ...(reference === undefined ? {} : { reference: resourceName(reference) }),
    ...(note.readOnly === true || KEPT_COLUMNS.has(name) ? { readOnly: true } : {}),
    ...(column.default === undefined || KEPT_COLUMNS.has(name) ? {} : { default: column.default }),
  };
};

/** The descriptors of a table, from which forms, inputs, CSV and history take what they need. */
export const describe = (
  entity: EntityTable,
  labels: Readonly<Record<string, string>> = {},
  only?: readonly string[],
  readOnly: readonly string[] = [],
): EntityDescriptor => ({
  name: entity.name,
  fields: shownColumns(entity)
    .filter(({ name }) => only?.includes(name) ?? true)
    .map((column) => ({
      ...describeField(entity, column, labels[column.name]),
      ...(readOnly.includes(column.name) ? { readOnly: true } : {}),
    })),
});
