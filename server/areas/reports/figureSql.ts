import { sql, type SQL } from 'drizzle-orm';
import { addDays, startOfWeek, type CivilDate } from '#domain/civilDate';
import type { FigureJobs, FigurePart } from '#domain/reports/landingFigures';
import { TREND_WEEKS } from '#domain/reports/landingFigures';
import { CATEGORY, STATUS } from '#domain/statuses';
import { CLOSED } from '../../db/statusLists';

/** Conditions stand on `job_detail` and `job` of the query, under those names. */
export const isStanding = sql`job_detail.deleted_at is null and job.deleted_at is null and not job.is_estimate`;

/** Named by the statuses that are open, for which there is an index. */
const isOpen = sql.raw(
  `(job_detail.status_id = any(array(select s.id from lookup_job_status s where s.id not in ${CLOSED})) or job_detail.status_id is null)`,
);

const isUndone = (status: string): string =>
  `(${status} is null or ${status} not in (${[STATUS.COMPLETE, STATUS.CANCELLED, STATUS.PREP_COMPLETE, STATUS.NOT_APPLICABLE].join(', ')}))`;

/** The first day before today whose work of the sub-job is not done. */
const dueSince = (today: CivilDate): SQL => sql`least(
  (select min(g.gunite_date) from gunite_history g where g.job_detail_id = job_detail.id and g.gunite_date < ${today}::date and ${sql.raw(isUndone('g.status_id'))}),
  (select min(c.date) from crew_information c where c.job_detail_id = job_detail.id and c.date < ${today}::date and ${sql.raw(isUndone('c.status_id'))}),
  (select min(v.start)::date from warranty_schedule v where v.job_detail_id = job_detail.id and v.start < ${today}::date and not v.completion))`;

const category = sql.raw(
  `case job_detail.job_category_id when ${CATEGORY.GUNITE} then 'gunite' when ${CATEGORY.PEBBLE} then 'pebble' when ${CATEGORY.WARRANTY} then 'warranty' end`,
);

const waitedFor = (
  today: CivilDate,
): SQL => sql`case when job_detail.status_id = ${sql.raw(String(STATUS.AWAITING_BUILDER))} then
  case when job_detail.awaiting_builder_date >= ${today}::date - 7 then 'days_7' when job_detail.awaiting_builder_date >= ${today}::date - 30 then 'days_30' else 'older' end end`;

/** The open sub-jobs that a condition lets through, with what the figures say of each. */
export const openSubJobs = (today: CivilDate, condition: SQL): SQL => sql`
  select job_detail.id, job_detail.job_id, ${category} as category, ${dueSince(today)} as due_since,
    ${waitedFor(today)} as waits, job_detail.awaiting_builder_date
  from job_detail join job on job.id = job_detail.job_id where ${isStanding} and ${isOpen} and ${condition}`;

/** Monday of the first week of a trend. */
export const firstMonday = (today: CivilDate): CivilDate => addDays(startOfWeek(today), -7 * (TREND_WEEKS - 1));

/** The sub-jobs that crews and fieldworkers are booked for, once a week; cancelled work is none. */
export const bookedSubJobs = (today: CivilDate, from: CivilDate, condition: SQL): SQL => {
  const end = addDays(startOfWeek(today), 7);
  const stands = (status: string): SQL => sql.raw(`${status} is distinct from ${STATUS.CANCELLED}`);
  return sql`
  select distinct job_detail.id, job_detail.job_id, ${category} as category, (w.day - ${firstMonday(today)}::date) / 7 as week
  from (
    select g.job_detail_id, g.gunite_date as day from gunite_history g where g.gunite_date >= ${from}::date and g.gunite_date < ${end}::date and ${stands('g.status_id')}
    union all select c.job_detail_id, c.date from crew_information c where c.date >= ${from}::date and c.date < ${end}::date and ${stands('c.status_id')}
    union all select v.job_detail_id, v.start::date from warranty_schedule v where v.start >= ${from}::date and v.start < ${end}::date
  ) w join job_detail on job_detail.id = w.job_detail_id join job on job.id = job_detail.job_id where ${isStanding} and ${condition}`;
};

const ofPart = (column: string, part: FigurePart | undefined): SQL =>
  part === undefined ? sql`true` : sql`f.${sql.raw(column)} = ${part}`;

/** The sub-jobs behind a figure of the landing page. */
export const jobsOfFigure = ({ figure, part }: FigureJobs, today: CivilDate, reach: SQL = sql`true`): SQL => {
  const select = sql`select f.job_id, f.id as job_detail_id from`;
  if (figure === 'booked')
    return sql`${select} (${bookedSubJobs(today, startOfWeek(today), reach)}) f where ${ofPart('category', part)}`;
  const open = sql`${select} (${openSubJobs(today, reach)}) f where`;
  if (figure === 'past_due') return sql`${open} f.due_since is not null and ${ofPart('category', part)}`;
  if (figure === 'awaiting_builder') return sql`${open} f.waits is not null and ${ofPart('waits', part)}`;
  return sql`${open} ${ofPart('category', part)}`;
};
