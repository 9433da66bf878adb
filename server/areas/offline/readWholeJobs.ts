import { and, inArray, isNull, sql } from 'drizzle-orm';
import { subJobReadable } from '../../access/scope';
import type { GraphContext } from '../../api/context';
import { idOf, run, runText, type Row } from '../../db/statement';
import { jobDetail } from '../../db/tables/jobs';
import { jobShape, subJobShape } from '../jobs/read/jobShapes';
import { shapeSql } from '../jobs/read/readShape';
import { readEditableOf } from './readOfflineIds';

/** Jobs with those of their sub-jobs that the user may see: one statement for all jobs, one for all sub-jobs. */
export const readWholeJobs = async (context: GraphContext, ids: readonly number[]): Promise<Row[]> => {
  if (ids.length === 0) return [];
  const { runner, actor } = context;
  const [jobs, subJobs, editable] = await Promise.all([
    runText(runner, `${shapeSql(jobShape)} where t.id = any($1) and t.deleted_at is null`, [[...ids]]),
    run(
      runner,
      sql`${sql.raw(shapeSql(subJobShape))} where t.id in (select ${jobDetail.id} from ${jobDetail}
        where ${and(inArray(jobDetail.job_id, [...ids]), isNull(jobDetail.deleted_at), subJobReadable(actor))}) order by t.id`,
    ),
    readEditableOf(context, ids),
  ]);
  const byJob = new Map<unknown, Row[]>(ids.map((id) => [id, []]));
  for (const one of subJobs) byJob.get(one.job_id)?.push(one);
  return jobs.map((row) => ({
    ...row,
    sub_jobs: byJob.get(row.id) ?? [],
    editable_sub_job_ids: editable.get(idOf(row)) ?? [],
  }));
};
