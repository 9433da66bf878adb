import { NO_ENTRIES, type AccessEntries } from '#domain/access/effective';
import * as z from 'zod/mini';
import { FIELD_ACCESS, fieldKey, type FieldLimit } from '#domain/access/fieldLimits';
import { sortedEntries } from '#domain/access/entryValues';
import { changedRoleSchema, newRoleSchema } from '#domain/users/roleInput';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { entriesSchema } from '#domain/users/userInput';
import type { FormValues } from '../../crud/values/formValues';
import type { CheckedValues } from '../access/useAccessForm';
import type { RoleRecord } from '../data/peopleApi';

/** The entries that a role's form holds. */
export const entriesIn = ({ entries }: FormValues): AccessEntries =>
  entriesSchema.safeParse(entries).data ?? NO_ENTRIES;

const limitsSchema = z.array(z.object({ entity: z.string(), field: z.string(), access: z.enum(FIELD_ACCESS) }));

/** The field limits that a role's form holds. */
export const limitsIn = ({ field_limits }: FormValues): FieldLimit[] => limitsSchema.safeParse(field_limits).data ?? [];

/** By table and field, so that two that hold the same compare as equal. */
export const sortedLimits = (limits: readonly FieldLimit[]): FieldLimit[] =>
  limits
    .map(({ entity, field, access }) => ({ entity, field, access }))
    .toSorted((one, other) => fieldKey(one.entity, one.field).localeCompare(fieldKey(other.entity, other.field)));

/** A role as its form holds it. */
export const asRoleValues = ({
  id,
  version,
  name,
  description,
  flags: { presite_gunite, presite_pebble },
  triPermissions,
  biPermissions,
  field_limits,
}: RoleRecord): FormValues & { id: number } => ({
  id,
  version,
  name,
  description,
  presite_gunite,
  presite_pebble,
  entries: sortedEntries({ triPermissions, biPermissions }),
  field_limits: sortedLimits(field_limits),
});

/** What a new role starts with: nothing, or what another one gives. */
export const newRole = (name: string, of: RoleRecord | undefined): FormValues =>
  of
    ? { ...asRoleValues(of), id: undefined, version: undefined, name }
    : { name, description: null, presite_gunite: false, presite_pebble: false, entries: NO_ENTRIES, field_limits: [] };

/** The form's values checked by the rules of the server. */
export const checkRoleForm = (
  resource: ResourceDescriptor,
  { name, description, presite_gunite, presite_pebble, ...values }: FormValues,
  base: FormValues,
  isNew: boolean,
): CheckedValues => {
  const input = {
    name,
    description,
    flags: { presite_gunite: presite_gunite === true, presite_pebble: presite_pebble === true },
    ...sortedEntries(entriesIn(values)),
    field_limits: limitsIn(values),
    ...(isNew ? {} : { version: base.version }),
  };
  const parsed = isNew
    ? newRoleSchema(resource).safeParse(input)
    : changedRoleSchema(resource).safeParse({ ...input, id: base.id });
  return parsed.success ? { input } : { issues: toFieldErrors(parsed.error) };
};
