import { inputFields, type ResourceDescriptor } from '#domain/fields/resource';
import type { Values } from './documents/mutations';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

/** The input of a record's own fields and parts: nothing that only the server sets, no relation objects, no `__typename`, in parts not the parent's id. */
export const inputValues = (resource: ResourceDescriptor, values: Values): Record<string, unknown> => {
  const own = inputFields(resource).filter(({ name }) => values[name] !== undefined).map(({ name }) => [name, values[name]] as const);
  const parts = resource.parts.filter(({ name }) => values[name] !== undefined).map((part) => {
    const names = inputFields(part.entity).filter(({ reference }) => reference !== resource.name).map(({ name }) => name);
    const rows = rowsOf(values[part.name]).map((row) => {
      const id = typeof row.id === 'number' ? { id: row.id } : {};
      return { ...id, ...Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]])) };
    });
    return [part.name, rows] as const;
  });
  return Object.fromEntries([...own, ...parts]);
};

/** The fields that differ between what was read and what is wanted; a part is sent whole when one of its rows differs. */
export const changedValues = (resource: ResourceDescriptor, wanted: Values, read: Values): Record<string, unknown> => {
  const before = inputValues(resource, read);
  return Object.fromEntries(Object.entries(inputValues(resource, wanted)).filter(([name, value]) => !same(value, before[name])));
};
