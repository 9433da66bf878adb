import { NO_ENTRIES, sourceStemsIn, type AccessEntries, type EntryValue } from '#domain/access/effective';
import { sortedEntries, valueIn, withValue } from '#domain/access/entryValues';
import { BI_CODES, isSourceStem, TRI_STEMS, type Grantable } from '#domain/access/permissions';
import { entriesSchema } from '#domain/users/userInput';
import { recordOf } from '#domain/values';
import type { FormValues } from '../../crud/values/formValues';
import { mergeWith, type DraftMerge } from '../../saving/mergeDrafts';

/** Where a user and a role have their entries, and what it means that there is none. */
export interface EntriesField {
  name: 'user_permissions' | 'entries';
  without: (permission: Grantable) => EntryValue | null;
}

const GRANTABLES: readonly Grantable[] = [...TRI_STEMS, ...BI_CODES];

/** The permission that a path of a merge is about. */
export const permissionAt = (path: string, { name }: EntriesField): Grantable | undefined => {
  if (!path.startsWith(`${name}.`)) return undefined;
  const said = path.slice(name.length + 1);
  return isSourceStem(said) ? said : GRANTABLES.find((permission) => permission === said);
};

const isEntryValue = (value: unknown): value is EntryValue => typeof value === 'string' || typeof value === 'boolean';

/**
 * Three versions of a user or a role brought together, field by field and permission by permission: what one
 * administrator grants goes with what another one takes away [API-037].
 */
export const mergeAccess = (
  field: EntriesField,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
  chosen?: ReadonlySet<string>,
): DraftMerge<FormValues> => {
  const merge = mergeWith({
    isGroup: (_value, path) => path === '' || path === field.name,
    isDerived: (path) => path === 'version',
  });
  const entriesIn = (side: FormValues): AccessEntries => entriesSchema.safeParse(side[field.name]).data ?? NO_ENTRIES;
  const all = [...GRANTABLES, ...sourceStemsIn(...[base, mine, theirs].map(entriesIn))];
  const apart = (side: FormValues): FormValues => {
    const entries = entriesIn(side);
    return {
      ...side,
      [field.name]: Object.fromEntries(
        all.map((permission) => [permission, valueIn(entries, permission) ?? field.without(permission)]),
      ),
    };
  };
  const { merged, ...rest } = merge(apart(base), apart(mine), apart(theirs), chosen);
  const values = recordOf(merged[field.name]);
  const entries = all.reduce((before, permission) => {
    const value = values[permission];
    return isEntryValue(value) ? withValue(before, permission, value) : before;
  }, NO_ENTRIES);
  return { ...rest, merged: { ...merged, [field.name]: sortedEntries(entries) } };
};
