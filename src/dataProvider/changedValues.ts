import { sameValue } from '#domain/fields/sameValue';
import { inputFields, rowFields, rowOf, type ResourceDescriptor, type Rowed } from '#domain/fields/resource';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { isStoredImage, isUnsent } from '#domain/files/storedImage';
import type { Values } from './documents/mutations';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What a form calls a row that it made; the row is sent under this name, and the answer says it again. */
export const ROW_KEY = '__key';

const nameOf = (row: Values): { client_key?: string } => {
  const key = row[ROW_KEY] ?? row.client_key;
  return typeof key === 'string' ? { client_key: key } : {};
};

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

/** A picture as it is sent: without its address, unless it stands for a file that is still to be sent. */
const inputValue = ({ kind }: FieldDescriptor, value: unknown): unknown => {
  if (kind !== 'Image' || !isStoredImage(value)) return value;
  const { key, file_name, file_type } = value;
  return { key, file_name, file_type, ...(isUnsent(value) ? { url: value.url } : {}) };
};

const valuesOf = (record: Rowed, fields: readonly FieldDescriptor[], values: Values): Record<string, unknown> => {
  const own = fields
    .filter(({ name }) => values[name] !== undefined)
    .map((field) => [field.name, inputValue(field, values[field.name])] as const);
  const parts = (record.parts ?? [])
    .filter(({ name }) => values[name] !== undefined)
    .map((part) => {
      const rows = rowsOf(values[part.name]).map((row) => ({
        ...(typeof row.id === 'number' ? { id: row.id } : nameOf(row)),
        ...valuesOf(rowOf(part), rowFields(part, record), row),
      }));
      return [part.name, rows] as const;
    });
  return Object.fromEntries([...own, ...parts]);
};

/**
 * The input of a record's own fields and parts: nothing that only the server sets, no relation objects, no
 * `__typename`, in rows not the owner's id.
 */
export const inputValues = (resource: Rowed, values: Values): Record<string, unknown> =>
  valuesOf(resource, inputFields(resource), values);

/**
 * The fields that differ between what was read and what is wanted; a part is sent whole when one of its rows differs.
 */
export const changedValues = (resource: ResourceDescriptor, wanted: Values, read: Values): Record<string, unknown> => {
  const before = inputValues(resource, read);
  // A picture that replaces one of the same name has its key too: only the address tells them apart.
  const isSame = (name: string, value: unknown): boolean =>
    isStoredImage(value) ? sameValue(wanted[name], read[name]) : same(value, before[name]);
  return Object.fromEntries(
    Object.entries(inputValues(resource, wanted)).filter(([name, value]) => !isSame(name, value)),
  );
};
