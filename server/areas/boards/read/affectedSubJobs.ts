import { runText, type Runner } from '../../../db/statement';
import type { LogRow } from '../../../events/changeLog';
import type { BoardSource } from './boardSource';

/** What a change of the log says to a board: which row, and the fields that tell its sub-job. */
export type Touched = Pick<LogRow, 'entity' | 'entity_id' | 'before' | 'after'>;

/** True for a change that shows on a card of the board. */
export const isOnCards = ({ subJobsOf }: Pick<BoardSource, 'subJobsOf'>, entity: string): boolean =>
  Object.hasOwn(subJobsOf, entity);

const fromFields = ({ before, after }: Touched): number | null => {
  const id = after?.job_detail_id ?? before?.job_detail_id;
  return typeof id === 'number' ? id : null;
};

/** The sub-jobs whose cards changes touch, also where the changed row is gone. */
export const affectedSubJobs = async (
  runner: Runner,
  source: Pick<BoardSource, 'subJobsOf'>,
  rows: readonly Touched[],
): Promise<number[]> => {
  const ids = new Map<string, Set<number>>();
  const found = new Set<number>();
  for (const row of rows) {
    if (!isOnCards(source, row.entity)) continue;
    if (row.entity === 'job_detail') {
      found.add(row.entity_id);
      continue;
    }
    const known = fromFields(row);
    if (known !== null) found.add(known);
    const changed = ids.get(row.entity) ?? new Set();
    ids.set(row.entity, changed.add(row.entity_id));
  }
  const answers = await Promise.all(
    [...ids].map(([entity, changed]) => runText(runner, source.subJobsOf[entity] ?? '', [[...changed]])),
  );
  for (const { id } of answers.flat()) if (typeof id === 'number') found.add(id);
  return [...found];
};
