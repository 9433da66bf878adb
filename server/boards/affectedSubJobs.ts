import { runText, type Runner } from '../commands/statement';
import type { LogRow } from '../events/changeLog';

/** How the rows of a table lead to the sub-jobs on whose cards they show: `$1` are the changed ids. */
const SUB_JOBS_OF: Readonly<Record<string, string>> = {
  job_detail: 'select id from job_detail where id = any($1)',
  crew_information: 'select job_detail_id as id from crew_information where id = any($1)',
  crew_repair_job: 'select job_detail_id as id from crew_repair_job where id = any($1)',
  pebble_details: 'select job_detail_id as id from pebble_details where id = any($1)',
  warranty_details: 'select job_detail_id as id from warranty_details where id = any($1)',
  presite: 'select job_detail_id as id from presite where id = any($1)',
  color_addition: 'select job_detail_id as id from color_addition where id = any($1)',
  lookup_pebble_color: 'select job_detail_id as id from color_addition where color_id = any($1)',
  employee: 'select job_detail_id as id from crew_information where foreman_id = any($1)',
  job: 'select id from job_detail where job_id = any($1)',
  customer: 'select jd.id from job_detail jd join job j on j.id = jd.job_id where j.company_id = any($1) and jd.status_id not in (1, 6)',
};

/** Entities whose change shows on a card. */
export const ON_CARDS: ReadonlySet<string> = new Set(Object.keys(SUB_JOBS_OF));

const fromFields = ({ before, after }: LogRow): number | null => {
  const id = after?.job_detail_id ?? before?.job_detail_id;
  return typeof id === 'number' ? id : null;
};

/** The sub-jobs whose cards changes touch, also where the changed row is gone. */
export const affectedSubJobs = async (runner: Runner, rows: readonly LogRow[]): Promise<number[]> => {
  const ids = new Map<string, number[]>();
  const found = new Set<number>();
  for (const row of rows) {
    if (!ON_CARDS.has(row.entity)) continue;
    const known = fromFields(row);
    if (known !== null) found.add(known);
    ids.set(row.entity, [...(ids.get(row.entity) ?? []), row.entity_id]);
  }
  const answers = await Promise.all([...ids].map(([entity, changed]) => runText(runner, SUB_JOBS_OF[entity] ?? '', [[...new Set(changed)]])));
  for (const { id } of answers.flat()) if (typeof id === 'number') found.add(id);
  return [...found];
};
