import { assignedBin } from '#domain/boards/bins';
import { boardConfig } from '#domain/boards/config';
import { lockOf, ownRights } from '#domain/boards/locks';
import { visitStatus } from '#domain/boards/timeGrid/visitCard';
import { dayOf } from '#domain/wallTime';
import { AppError, refusalError } from '#domain/errors';
import { boardReach } from '../read/reach';
import { boardRights } from '../read/boardRights';
import { numberOf, textOf } from '#domain/values';
import type { LogRow } from '../../../events/changeLog';
import { lockRows } from '../../../pipeline/lockRows';
import { lockedRow, type Looking } from '../../../pipeline/mutation';
import { idsOf } from '../../../pipeline/places/movedEntries';
import { refuse } from '#domain/refusals/refusal';

const CONFIG = boardConfig('warranty', 'week');

/**
 * Who may take a move of visits back: its mover, also in spite of the lock that it caused; others only where the visit
 * as it stands now is not locked [BRD-052 WRB-021]. The right itself is asked before. A visit that has been completed
 * since it was made is not taken away.
 * @throws AppError NOT_FOUND out of reach, BAD_USER_INPUT with the reason
 */
export const assertMayUndoVisits = async (mutation: Looking, entries: readonly LogRow[]): Promise<void> => {
  const { actor, db, today } = mutation;
  const visits = idsOf(entries, 'warranty_schedule');
  await lockRows(mutation, { job_detail: idsOf(entries, 'job_detail'), warranty_schedule: visits });
  const reach = await boardReach(db, actor);
  const subJobs = entries.flatMap(({ before, after }) => numberOf(after?.job_detail_id ?? before?.job_detail_id) ?? []);
  if (reach && ![...subJobs, ...idsOf(entries, 'job_detail')].every((id) => reach.has(id)))
    throw new AppError('NOT_FOUND');

  const isDone = ({ entity, entity_id }: LogRow): boolean =>
    entity === 'warranty_schedule' && lockedRow(mutation, entity, entity_id)?.completion === true;
  if (entries.some((entry) => entry.before === null && isDone(entry))) throw refusalError(refuse('visit_completed'));

  if (entries.every(({ user_id }) => user_id === actor.user_id)) return;
  const rights = ownRights(boardRights(CONFIG, actor));
  for (const entry of entries.filter(({ entity }) => entity === 'warranty_schedule')) {
    const row = lockedRow(mutation, 'warranty_schedule', entry.entity_id) ?? entry.before;
    const start = textOf(row?.start);
    if (start === null) continue;
    const job = lockedRow(mutation, 'job_detail', Number(row?.job_detail_id));
    const status_id = visitStatus(row?.completion === true, numberOf(job?.status_id));
    const lock = lockOf({ status_id }, assignedBin('WARRANTY', null, dayOf(start)), rights, today);
    if (lock) throw refusalError(lock);
  }
};
