import { AppError } from '#domain/errors';
import { divisionOfCategory } from '#domain/presite/schedule/divisions';
import { boardReach } from '../boards/read/reach';
import type { LogRow } from '../../events/changeLog';
import type { Looking } from '../../pipeline/mutation';
import { numberIn, idOf, runText } from '../../db/statement';

const SUB_JOBS =
  'select jd.id, jd.job_category_id from presite p join job_detail jd on jd.id = p.job_detail_id where p.id = any($1)';

/**
 * Who takes an assignment back needs the flag of its division, as for assigning [PSC-010].
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export const assertMayUndoPresite = async (
  { actor, client, db }: Looking,
  entries: readonly LogRow[],
): Promise<void> => {
  const ids = entries.filter(({ entity }) => entity === 'presite').map(({ entity_id }) => entity_id);
  const subJobs = await runText(client, SUB_JOBS, [ids]);
  const mayAll = subJobs.every((row) => {
    const division = divisionOfCategory(numberIn(row, 'job_category_id'));
    return division !== undefined && actor.flags[division.flag];
  });
  if (!mayAll) throw new AppError('FORBIDDEN');
  const reach = await boardReach(db, actor);
  if (reach && !subJobs.every((row) => reach.has(idOf(row)))) throw new AppError('NOT_FOUND');
};
