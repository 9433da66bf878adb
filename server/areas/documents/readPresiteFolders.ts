import { CATEGORY } from '#domain/statuses';
import { presiteFolders, type FolderParts } from '#domain/documents/presiteFolder';
import { orNull, rowDecoder, worked } from '../../db/rowDecoder';
import { type Row, runText, type Runner } from '../../db/statement';

const SUB_JOBS = `
  select jd.id, c.name as category, coalesce(g.finished_date, p.app_date)::text as date,
    coalesce((select array_agg(l.name order by l.sort_order, l.id) from job_detail_job_type t join lookup_job_type l on l.id = t.job_type_id where t.job_detail_id = jd.id), '{}') as job_types
  from job_detail jd join lookup_job_category c on c.id = jd.job_category_id
    left join gunite_details g on g.job_detail_id = jd.id and jd.job_category_id = ${CATEGORY.GUNITE}
    left join pebble_details p on p.job_detail_id = jd.id and jd.job_category_id = ${CATEGORY.PEBBLE}
  where jd.job_id = $1 and jd.deleted_at is null`;

const toParts: (row: Row) => FolderParts = rowDecoder({
  id: worked.number,
  category: worked.text,
  date: orNull(worked.text),
  job_types: worked.texts,
});

/** The sub-jobs of a job, by what their presite folders are named for. */
export const readFolderParts = async (runner: Runner, job_id: number): Promise<FolderParts[]> =>
  (await runText(runner, SUB_JOBS, [job_id])).map(toParts);

/** The presite folders of a job by sub-job, as they are called now [PRE-019]. */
export const readPresiteFolders = async (runner: Runner, job_id: number): Promise<Map<number, string>> =>
  presiteFolders(await readFolderParts(runner, job_id));
