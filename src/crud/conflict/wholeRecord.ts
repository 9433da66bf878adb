import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { ROW_KEY } from '../../dataProvider/changedValues';
import type { LookupObject } from '#domain/lookups/lookupObject';
import { isRecord } from '#domain/values';

type Fields = Readonly<Record<string, unknown>>;

const isChoice = (value: unknown): value is LookupObject => isRecord(value) && typeof value.id === 'number';
const asValues = (values: object): Fields => ({ ...values });
const rowsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** `supplier_id` of a table is `supplier` in a form. */
const keyOf = ({ name }: FieldDescriptor): string => name.replace(/_id$/, '');

const flat = (fields: readonly FieldDescriptor[], values: Fields): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter((field) => field.kind === 'Reference' && keyOf(field) in values)
      .map((field) => {
        const value = values[keyOf(field)];
        return [field.name, isChoice(value) ? value.id : null];
      }),
  ),
});

/** The values of a whole form as the record of its resource: ids in place of the objects that a form holds. */
export const recordOfWhole = (resource: ResourceDescriptor, values: object): Record<string, unknown> => {
  const own = asValues(values);
  return {
    ...flat(resource.fields, own),
    ...Object.fromEntries(
      resource.parts.map(({ name, entity }) => [
        name,
        rowsOf(own[name]).map((row) => ({ ...flat(entity.fields, row), [ROW_KEY]: row.client_key })),
      ]),
    ),
  };
};

/** Only what a form holds comes back: not the record that a row belongs to. */
const lift = (
  fields: readonly FieldDescriptor[],
  record: Fields,
  known: ReadonlyMap<string, LookupObject>,
  held: ReadonlySet<string>,
): Record<string, unknown> => {
  const references = fields.filter(({ kind }) => kind === 'Reference');
  return {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => held.has(name))),
    ...Object.fromEntries(
      references
        .filter((field) => field.name in record && held.has(keyOf(field)))
        .map((field) => [keyOf(field), known.get(`${field.name} ${String(record[field.name])}`) ?? null]),
    ),
  };
};

/** Every object that some values hold, by its field and id. */
const objectsOf = (resource: ResourceDescriptor, sides: readonly object[]): ReadonlyMap<string, LookupObject> => {
  const known = new Map<string, LookupObject>();
  const note = (fields: readonly FieldDescriptor[], values: Fields): void => {
    for (const field of fields) {
      const value = values[keyOf(field)];
      if (field.kind === 'Reference' && isChoice(value)) known.set(`${field.name} ${value.id}`, value);
    }
  };
  for (const side of sides) {
    const own = asValues(side);
    note(resource.fields, own);
    for (const { name, entity } of resource.parts) for (const row of rowsOf(own[name])) note(entity.fields, row);
  }
  return known;
};

/**
 * The way back from a merged record: objects again, as the sides of the merge held them, on top of `mine`, whose rows
 * keep what only a form knows.
 */
export const wholeOfRecord = <Values extends object>(
  resource: ResourceDescriptor,
  record: Fields,
  mine: Values,
  theirs: Values,
): Values => {
  const known = objectsOf(resource, [mine, theirs]);
  const [own, other] = [asValues(mine), asValues(theirs)];
  const parts = Object.fromEntries(
    resource.parts.map(({ name, entity }) => {
      const [mineRows, theirRows] = [rowsOf(own[name]), rowsOf(other[name])];
      const held = new Set([...mineRows, ...theirRows].flatMap((row) => Object.keys(row)));
      return [
        name,
        rowsOf(record[name]).map((row) => {
          const key = typeof row[ROW_KEY] === 'string' ? row[ROW_KEY] : String(row.id);
          const before = mineRows.find((one) => one.client_key === key);
          return {
            ...before,
            ...lift(entity.fields, row, known, held),
            id: typeof row.id === 'number' ? row.id : null,
            client_key: key,
          };
        }),
      ];
    }),
  );
  return { ...mine, ...lift(resource.fields, record, known, new Set(Object.keys(mine))), ...parts };
};
