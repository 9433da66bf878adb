import type { Change, FieldValue } from '../changes';
import type { AccessEntries } from './effective';

/** A stored permission entry of a role or a user. */
export interface StoredEntry {
  id: number;
  category_name: string;
  access_level: string | null;
  has_permission: boolean | null;
}

/** The table of the entries, and the row that they belong to: by its id, or by the key of its insert. */
export interface EntryOwner {
  table: 'role_permission' | 'user_permission';
  field: 'role_id' | 'user_id';
  owner: number | string;
}

type Value = Pick<StoredEntry, 'access_level' | 'has_permission'>;

const valuesOf = ({ triPermissions, biPermissions }: AccessEntries): Map<string, Value> =>
  new Map<string, Value>([
    ...triPermissions.map(
      ({ category_name, access_level }) => [category_name, { access_level, has_permission: null }] as const,
    ),
    ...biPermissions.map(
      ({ category_name, has_permission }) => [category_name, { access_level: null, has_permission }] as const,
    ),
  ]);

/** The rows to write so that the entries are those wanted, and no others. */
export const entryChanges = (
  { table, field, owner }: EntryOwner,
  stored: readonly StoredEntry[],
  wanted: AccessEntries,
): Change[] => {
  const values = valuesOf(wanted);
  const known = new Map(stored.map((entry) => [entry.category_name, entry]));
  const written = [...values].flatMap(([category_name, value]): Change[] => {
    const entry = known.get(category_name);
    if (entry?.access_level === value.access_level && entry.has_permission === value.has_permission) return [];
    const set: Record<string, FieldValue> = { ...value };
    if (entry) return [{ entity: table, id: entry.id, op: 'update', set }];
    const made = { entity: table, id: null, key: `${table} ${category_name}`, op: 'insert' } as const;
    return [
      typeof owner === 'number'
        ? { ...made, set: { category_name, ...set, [field]: owner } }
        : { ...made, set: { category_name, ...set }, refs: { [field]: owner } },
    ];
  });
  const removed = stored
    .filter(({ category_name }) => !values.has(category_name))
    .map(({ id }): Change => ({ entity: table, id, op: 'delete', set: {} }));
  return [...written, ...removed];
};
