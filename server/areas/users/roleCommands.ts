import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { entriesOf, NO_ENTRIES, type AccessEntries } from '#domain/access/effective';
import { entryChanges, type StoredEntry } from '#domain/access/entryChanges';
import { changedRoleSchema, newRoleSchema } from '#domain/users/roleInput';
import type { FieldValue } from '#domain/changes';
import { AppError } from '#domain/errors';
import type { EntityDescriptor } from '#domain/fields/descriptor';
import { roleText } from '#domain/lookups/shownName';
import { changedFields } from '../../pipeline/changedFields';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { lockedRow, type Mutation } from '../../pipeline/mutation';
import { countIn, idOf, runText, type Row } from '../../db/statement';
import { limitChanges, storedLimits, type LimitableField, type StoredLimit } from './limitChanges';
import { storedEntries } from './storedEntries';
import { named, refuse } from '#domain/refusals/refusal';

type NewRole = z.infer<ReturnType<typeof newRoleSchema>>;
type ChangedRole = z.infer<ReturnType<typeof changedRoleSchema>>;
interface RoleFacts {
  row: Row;
  stored: readonly StoredEntry[];
  limits: readonly StoredLimit[];
  /** Views and mappings that are shared with it. */
  shares: readonly number[];
  users: number;
}

/** The fields that a role can be kept from. */
type Offered = () => readonly LimitableField[];

const KEY = 'role';
const USERS = 'select count(*)::int as users from app_user where role_id = $1';

const SHARES = 'select id from share where role_id = $1 order by id';

const load = async (mutation: Mutation, { id }: { id: number }): Promise<RoleFacts> => {
  await lockRows(mutation, { role: [id] });
  const row = lockedRow(mutation, 'role', id);
  if (!row) throw new AppError('NOT_FOUND');
  const counted = await runText(mutation.client, USERS, [id]);
  return {
    row,
    stored: await storedEntries(mutation.client, 'role_permission', id),
    limits: await storedLimits(mutation.client, id),
    shares: (await runText(mutation.client, SHARES, [id])).map(idOf),
    users: countIn(counted, 'users'),
  };
};

const columnsOf = ({ values: { name, description }, extras: { flags } }: NewRole): Record<string, FieldValue> => ({
  ...(typeof name === 'string' ? { name } : {}),
  ...(typeof description === 'string' || description === null ? { description } : {}),
  ...flags,
});

/** The entries of a role after a change: lists that are not sent stay as they are. */
const wanted = (before: AccessEntries, { triPermissions, biPermissions }: NewRole['extras']): AccessEntries => ({
  triPermissions: triPermissions ?? before.triPermissions,
  biPermissions: biPermissions ?? before.biPermissions,
});

const locked = ({ name }: Row) => refuse('role_locked', named('name', roleText(String(name))));

/** Makes a role, also as a copy of another one: a client sends the other's entries [ADM-005]. */
export const createRole = (role: EntityDescriptor, offered: Offered): Command<NewRole, null, Row> => ({
  name: 'createRole',
  need: CALLS.createRole.need,
  input: newRoleSchema(role),
  load: async () => null,
  decide: (_none, input) => ({
    changes: [
      { entity: 'role', id: null, key: KEY, op: 'insert', set: columnsOf(input) },
      ...entryChanges({ table: 'role_permission', field: 'role_id', owner: KEY }, [], wanted(NO_ENTRIES, input.extras)),
      ...limitChanges(offered(), KEY, [], input.extras.field_limits),
    ],
  }),
  result: (written) => written.made(KEY),
});

/** Changes a role; its users have the new rights with their next request [ADM-005]. */
export const updateRole = (role: EntityDescriptor, offered: Offered): Command<ChangedRole, RoleFacts, Row> => ({
  name: 'updateRole',
  need: CALLS.updateRole.need,
  input: changedRoleSchema(role),
  load: (mutation, { extras }) => load(mutation, extras),
  decide: ({ row, stored, limits }, input) => {
    if (row.is_locked === true) return locked(row);
    const { id, version } = input.extras;
    const entries = [
      ...entryChanges(
        { table: 'role_permission', field: 'role_id', owner: id },
        stored,
        wanted(entriesOf(stored), input.extras),
      ),
      ...limitChanges(offered(), id, limits, input.extras.field_limits),
    ];
    const set = columnsOf(input);
    const isTouched = entries.length > 0 && changedFields(row, set).length === 0;
    return {
      changes: [{ entity: 'role', id, op: 'update', set: isTouched ? {} : { id, ...set }, version }, ...entries],
    };
  },
  result: (written, _mutation, { extras }, { row }) => written.row('role', extras.id) ?? row,
});

/** Deletes a role that nobody has [ADM-005 AUTH-057]. */
export const deleteRole: Command<{ id: number }, RoleFacts, Row> = {
  name: 'deleteRole',
  need: CALLS.deleteRole.need,
  input: z.strictObject({ id: z.int() }),
  load,
  decide: ({ row, stored, limits, shares, users }, { id }) => {
    if (row.is_locked === true) return locked(row);
    if (users > 0) return refuse('role_assigned', { n: users });
    return {
      changes: [
        ...stored.map((entry) => ({ entity: 'role_permission', id: entry.id, op: 'delete' as const, set: {} })),
        ...limits.map((limit) => ({ entity: 'role_field_limit', id: limit.id, op: 'delete' as const, set: {} })),
        ...shares.map((share) => ({ entity: 'share', id: share, op: 'delete' as const, set: {} })),
        { entity: 'role', id, op: 'delete', set: {} },
      ],
    };
  },
  result: (_written, _mutation, _input, { row }) => row,
};
