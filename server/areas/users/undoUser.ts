import { AppError } from '#domain/errors';
import { refuse } from '#domain/writes/refusals';
import type { LogRow } from '../../events/changeLog';
import { lockedRow, type Mutation } from '../../pipeline/mutation';
import { refusalError } from '../../pipeline/refusalError';
import { syncDirectory } from './syncDirectory';

const ofUsers = (entries: readonly LogRow[]): LogRow[] => entries.filter(({ entity }) => entity === 'app_user');

/** Users are deactivated, never deleted: the making of one is not taken back [USR-013]. */
export const assertMayUndoUser = async (_mutation: Mutation, entries: readonly LogRow[]): Promise<void> => {
  if (ofUsers(entries).some(({ before }) => before === null)) throw refusalError(refuse('undo_unknown'));
};

/** The provider's account follows when a change of a user is taken back. */
export const settleUserUndo = async (mutation: Mutation, entries: readonly LogRow[]): Promise<[]> => {
  for (const { entity_id, before, after } of ofUsers(entries)) {
    const row = lockedRow(mutation, 'app_user', entity_id);
    if (!row) throw new AppError('NOT_FOUND');
    await syncDirectory(mutation, { ...row, ...after }, { ...row, ...before });
  }
  return [];
};
