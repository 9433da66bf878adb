import type { CivilDate } from '#domain/civilDate';

/** Which sub-jobs a board read takes: those of a view, or some by id. */
export type BoardScope = { days: readonly CivilDate[] } | { subJobs: readonly number[] };

/**
 * The ids of the pebble board's sub-jobs as a CTE named `listed`, with its parameters. For a view: open sub-jobs, complete
 * ones whose detail or slurry is still to be scheduled, and whatever has a date in view; placement drops what they do not show.
 */
export const listedSubJobs = (scope: BoardScope): { cte: string; values: unknown[] } => {
  const live = 'join job j on j.id = jd.job_id and j.deleted_at is null and not j.is_estimate where jd.deleted_at is null';
  if ('subJobs' in scope) {
    return { cte: `listed as (select jd.id from job_detail jd ${live} and jd.id = any($1))`, values: [scope.subJobs] };
  }
  const cte = `listed as (
    select jd.id from job_detail jd ${live} and (
      jd.job_category_id = 2 and (jd.status_id is null or jd.status_id not in (1, 6))
      or jd.job_category_id = 2 and jd.status_id = 1 and (
        exists (select from crew_information ci where ci.job_detail_id = jd.id and ci.phase_type_id in (3, 5) and coalesce(ci.status_id, 2) not in (1, 6))
        or not exists (select from crew_information ci where ci.job_detail_id = jd.id and ci.phase_type_id = 3))
      or jd.id in (select ci.job_detail_id from crew_information ci where ci.date between $1 and $2)
      or jd.id in (
        select cr.job_detail_id from crew_repair_job cr join job_detail parent on parent.id = cr.job_detail_id
        where cr.company_division_id = 3 and (cr.date between $1 and $2 or coalesce(parent.status_id, 2) not in (1, 6)))))`;
  return { cte, values: [scope.days[0] ?? null, scope.days.at(-1) ?? null] };
};
