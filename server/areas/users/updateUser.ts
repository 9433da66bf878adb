import type { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { entriesOf } from '#domain/access/effective';
import { entryChanges, type StoredEntry } from '#domain/access/entryChanges';
import { AppError, refusalError } from '#domain/errors';
import type { EntityDescriptor } from '#domain/fields/descriptor';
import { changedUserSchema } from '#domain/users/userInput';
import { changesAccess } from '../../access/rightsEntities';
import { settable } from '../../api/crud/partChanges';
import { changedFields } from '../../pipeline/changedFields';
import type { Command } from '../../pipeline/command';
import type { Row } from '../../db/statement';
import { demandProof } from '../../pipeline/ownKeys';
import { checkUser } from './checkUser';
import { loadUser } from './loadUser';
import { storedEntries } from './storedEntries';
import { syncDirectory } from './syncDirectory';
import { assertMayUndoUser, settleUserUndo } from './undoUser';
import { refuse } from '#domain/refusals/refusal';

type Input = z.infer<ReturnType<typeof changedUserSchema>>;

const NONE: ReadonlySet<string> = new Set();

/** Changes a user; a new address, a deactivation and a reactivation act at the identity provider first [USR-016]. */
export const updateUser = (
  user: EntityDescriptor,
): Command<Input, { row: Row; stored: readonly StoredEntry[] }, Row> => ({
  name: 'updateUser',
  need: CALLS.updateUser.need,
  input: changedUserSchema(user),
  load: async (mutation, { id, version, values, user_permissions }) => {
    const row = await loadUser(mutation, id, version);
    if (values.is_active === false && row.is_active === true && id === mutation.actor.user_id)
      throw refusalError(refuse('last_administrator', {}, 'is_active'));
    const stored = await storedEntries(mutation.client, 'user_permission', id);
    await checkUser(mutation, { id, values: { ...row, ...values }, own: user_permissions ?? entriesOf(stored) });
    // Before the provider's account is touched; of permissions it knows nothing.
    if (changesAccess('app_user', changedFields(row, settable(values, NONE)))) await demandProof(mutation);
    await syncDirectory(mutation, row, values);
    return { row, stored };
  },
  decide: ({ row, stored }, { id, version, values, user_permissions }) => {
    const entries = user_permissions
      ? entryChanges({ table: 'user_permission', field: 'user_id', owner: id }, stored, user_permissions)
      : [];
    const set = settable(values, NONE);
    // Changed permissions alone raise the user's version too: they are read and saved as one.
    const isTouched = entries.length > 0 && changedFields(row, set).length === 0;
    return {
      changes: [{ entity: 'app_user', id, op: 'update', set: isTouched ? {} : { id, ...set }, version }, ...entries],
    };
  },
  result: (written, _mutation, { id }) => {
    const row = written.row('app_user', id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },
  assertMayUndo: assertMayUndoUser,
  settleUndo: settleUserUndo,
});
