import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Command } from '../../pipeline/command';
import type { Row } from '../../db/statement';
import { demandProof } from '../../pipeline/ownKeys';
import { loadUser } from './loadUser';
import { syncDirectory } from './syncDirectory';
import { assertMayUndoUser, settleUserUndo } from './undoUser';
import { refuse } from '#domain/refusals/refusal';
import { refusalError } from '#domain/errors';

/**
 * Deactivates a user: the provider's account is blocked, the next request is refused. Nobody deactivates the own
 * account [USR-016].
 */
export const deleteUser: Command<{ id: number }, Row, Row> = {
  name: 'deleteUser',
  need: CALLS.deleteUser.need,
  input: z.strictObject({ id: z.int() }),
  load: async (mutation, { id }) => {
    const row = await loadUser(mutation, id);
    if (id === mutation.actor.user_id) throw refusalError(refuse('last_administrator'));
    // Before the provider's account is touched.
    if (row.is_active === true) await demandProof(mutation);
    await syncDirectory(mutation, row, { is_active: false });
    return row;
  },
  decide: (_row, { id }) => ({ changes: [{ entity: 'app_user', id, op: 'update', set: { is_active: false } }] }),
  result: (written, _mutation, { id }, row) => written.row('app_user', id) ?? row,
  assertMayUndo: assertMayUndoUser,
  settleUndo: settleUserUndo,
};
