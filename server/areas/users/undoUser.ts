import { AppError, refusalError } from '#domain/errors';
import type { LogRow } from '../../events/changeLog';
import { lockRows } from '../../pipeline/lockRows';
import { lockedRow, type Looking, type Mutation } from '../../pipeline/mutation';
import { checkUser } from './checkUser';
import { accessEntries } from './storedEntries';
import { syncDirectory } from './syncDirectory';
import { refuse } from '#domain/refusals/refusal';

const ofUsers = (entries: readonly LogRow[]): LogRow[] => entries.filter(({ entity }) => entity === 'app_user');

/**
 * Users are deactivated, never deleted: the making of one is not taken back [USR-013]. Nor does anybody deactivate the
 * own account by taking its activation back [USR-016].
 */
export const assertMayUndoUser = async ({ actor }: Looking, entries: readonly LogRow[]): Promise<void> => {
  if (ofUsers(entries).some(({ before }) => before === null)) throw refusalError(refuse('undo_unknown'));
  if (ofUsers(entries).some(({ entity_id, before }) => entity_id === actor.user_id && before?.is_active === false))
    throw refusalError(refuse('last_administrator', {}, 'is_active'));
};

/** The users whose row or permissions a mutation wrote. */
const usersOf = (entries: readonly LogRow[]): number[] => [
  ...new Set(
    entries.flatMap(({ entity, entity_id, before, after }) => {
      const id = entity === 'app_user' ? entity_id : entity === 'user_permission' ? (after ?? before)?.user_id : null;
      return typeof id === 'number' ? [id] : [];
    }),
  ),
];

/** A user who comes out of an undo keeps the rules of users, and the provider's account follows [USR-011 USR-015]. */
export const settleUserUndo = async (mutation: Mutation, entries: readonly LogRow[]): Promise<[]> => {
  const ids = usersOf(entries);
  await lockRows(mutation, { app_user: ids });
  for (const id of ids) {
    const row = lockedRow(mutation, 'app_user', id);
    if (!row) throw new AppError('NOT_FOUND');
    const own = await accessEntries(mutation.client, 'user_permission', id);
    await checkUser(mutation, { id, values: row, own });
  }
  for (const { entity_id, before, after } of ofUsers(entries)) {
    const row = lockedRow(mutation, 'app_user', entity_id);
    if (!row) throw new AppError('NOT_FOUND');
    await syncDirectory(mutation, { ...row, ...after }, { ...row, ...before });
  }
  return [];
};
