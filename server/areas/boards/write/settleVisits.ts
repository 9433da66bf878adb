import { isScheduled } from '#domain/boards/timeGrid/visitsOf';
import type { Change } from '#domain/changes';
import { STATUS } from '#domain/statuses';
import type { LogRow } from '../../../events/changeLog';
import type { Mutation } from '../../../pipeline/mutation';
import { visitFacts } from './visitFacts';

const subJobOf = ({ entity, entity_id, before, after }: LogRow): number[] => {
  if (entity === 'job_detail') return [entity_id];
  const id = after?.job_detail_id ?? before?.job_detail_id;
  return typeof id === 'number' ? [id] : [];
};

/**
 * A visit that came back schedules its job again, whatever others did with the job's other visits meanwhile [WRB-020].
 */
export const settleVisits = async (mutation: Mutation, entries: readonly LogRow[]): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  for (const id of new Set(entries.flatMap(subJobOf))) {
    const facts = await visitFacts(mutation, id);
    const subJob = facts.sub_jobs.get(id);
    const isOpen = [...facts.cards.values()].some((card) => isScheduled(card) && card.completion !== true);
    if (subJob && isOpen && subJob.status_id === STATUS.TO_BE_SCHEDULED) {
      changes.push({
        entity: 'job_detail',
        id,
        job_id: subJob.job_id,
        op: 'update',
        set: { status_id: STATUS.SCHEDULED },
      });
    }
  }
  return changes;
};
