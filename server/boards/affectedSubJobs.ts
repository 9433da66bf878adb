import { runText, type Runner } from '../commands/statement';
import type { LogRow } from '../events/changeLog';

/** What a change of the log says to a board: which row, and the fields that tell its sub-job. */
export type Touched = Pick<LogRow, 'entity' | 'entity_id' | 'before' | 'after'>;

/** Sub-jobs that a board may still show: a builder's or a colour's new name does not reach those done long ago. */
const RECENT = `(s.status_id is null or s.status_id not in (1, 6)
  or exists (select from crew_information e where e.job_detail_id = s.id and e.date > current_date - 60))`;

/** How the rows of a table lead to the sub-jobs on whose cards they show: `$1` are the changed ids. */
const SUB_JOBS_OF: Readonly<Record<string, string>> = {
  job_detail: 'select id from job_detail where id = any($1)',
  crew_information: 'select job_detail_id as id from crew_information where id = any($1)',
  crew_repair_job: 'select job_detail_id as id from crew_repair_job where id = any($1)',
  pebble_details: 'select job_detail_id as id from pebble_details where id = any($1)',
  warranty_details: 'select job_detail_id as id from warranty_details where id = any($1)',
  presite: 'select job_detail_id as id from presite where id = any($1)',
  color_addition: 'select job_detail_id as id from color_addition where id = any($1)',
  lookup_pebble_color: `select s.id from color_addition c join job_detail s on s.id = c.job_detail_id where c.color_id = any($1) and ${RECENT}`,
  employee: `select s.id from crew_information i join job_detail s on s.id = i.job_detail_id where i.foreman_id = any($1) and ${RECENT}`,
  job: 'select id from job_detail where job_id = any($1)',
  customer: `select s.id from job_detail s join job j on j.id = s.job_id where j.company_id = any($1) and ${RECENT}`,
};

/** Entities whose change shows on a card. */
export const ON_CARDS: ReadonlySet<string> = new Set(Object.keys(SUB_JOBS_OF));

const fromFields = ({ before, after }: Touched): number | null => {
  const id = after?.job_detail_id ?? before?.job_detail_id;
  return typeof id === 'number' ? id : null;
};

/** The sub-jobs whose cards changes touch, also where the changed row is gone. */
export const affectedSubJobs = async (runner: Runner, rows: readonly Touched[]): Promise<number[]> => {
  const ids = new Map<string, Set<number>>();
  const found = new Set<number>();
  for (const row of rows) {
    if (!ON_CARDS.has(row.entity)) continue;
    if (row.entity === 'job_detail') {
      found.add(row.entity_id);
      continue;
    }
    const known = fromFields(row);
    if (known !== null) found.add(known);
    const changed = ids.get(row.entity) ?? new Set();
    ids.set(row.entity, changed.add(row.entity_id));
  }
  const answers = await Promise.all([...ids].map(([entity, changed]) => runText(runner, SUB_JOBS_OF[entity] ?? '', [[...changed]])));
  for (const { id } of answers.flat()) if (typeof id === 'number') found.add(id);
  return [...found];
};
