import { can } from '#domain/access/can';
import { EDITS_JOBS } from '#domain/access/needs';
import { AppError } from '#domain/errors';
import { mayApprove, mayEditEstimate } from '#domain/estimates/estimateRights';
import type { Row } from '../../db/statement';
import type { LogRow } from '../../events/changeLog';
import { lockRows } from '../../pipeline/lockRows';
import { lockedRow, type Looking } from '../../pipeline/mutation';
import { assertMayUndoJob } from '../jobs/write/assertMayUndoJob';

const APPROVAL = ['is_preliminary', 'is_approved_by_user_id'] as const;

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const stateOf = (row: Row) => ({
  is_preliminary: row.is_preliminary === true,
  is_approved_by_user_id: numberOrNull(row.is_approved_by_user_id),
  created_by: numberOrNull(row.created_by),
});

/**
 * Undoing an edit needs edit rights; undoing a creation, deletion or approval needs approval rights, and only the
 * approver may undo an approval. Once the estimate has become a job, the rights of the job apply
 * [EST-005 EST-006 EST-014 EST-015].
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const assertMayUndoEstimate = async (mutation: Looking, entries: readonly LogRow[]): Promise<void> => {
  const { actor } = mutation;
  await assertMayUndoJob(mutation, entries);
  const own = entries.filter(({ entity }) => entity === 'job');
  await lockRows(mutation, { job: own.map(({ entity_id }) => entity_id) });
  const action = actor.preliminary_estimate_action;
  for (const { entity_id, before, after } of own) {
    const row = lockedRow(mutation, 'job', entity_id);
    if (!row) throw new AppError('NOT_FOUND');
    const comesOrGoes = before === null || after === null;
    const turns = APPROVAL.some((field) => before && after && (field in before || field in after));
    if ((comesOrGoes || turns) && !mayApprove(action)) throw new AppError('FORBIDDEN');
    if (row.is_estimate !== true && !can(actor.permissions, EDITS_JOBS)) throw new AppError('FORBIDDEN');
    if (row.is_estimate === true && !mayEditEstimate(action, stateOf(row), actor.user_id))
      throw new AppError('FORBIDDEN');
    const approver = numberOrNull(before?.is_approved_by_user_id);
    if (!comesOrGoes && approver !== null && approver !== actor.user_id) throw new AppError('FORBIDDEN');
  }
};
