import type { BoardStore } from './boardStore';
import type { Planned } from './mover';

/** The sub-jobs of some cards into the print queue, or out of it; those that are as asked stay as they are [WO-030]. */
export const planQueue = (store: BoardStore, cardKeys: readonly string[], isIn: boolean): Planned => {
  const jobs = new Map(cardKeys.flatMap((key) => store.view(key)?.subJob ?? []).map((subJob) => [subJob.id, subJob]));
  const ids = [...jobs.values()].filter(({ badges }) => badges.includes('PRINT_QUEUE') !== isIn).map(({ id }) => id);
  return {
    changes: ids.map((id) => ({ entity: 'job_detail', id, op: 'update', set: { is_in_print_queue: isIn } })),
    write: () => ({ kind: 'printQueue', job_detail_ids: ids, is_in_print_queue: isIn }),
  };
};
