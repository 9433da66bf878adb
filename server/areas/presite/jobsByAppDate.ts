import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import type { MapJob } from '#domain/jobSearch/mapJob';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import { offeredDivisions, PRESITE_DIVISIONS } from '#domain/presite/schedule/divisions';
import { CATEGORY } from '#domain/statuses';
import type { Actor } from '../../access/actor';
import { subJobAssigned } from '../../access/scope';
import { textOf } from '#domain/values';
import { runText, type Runner } from '../../db/statement';
import { guniteDetails } from '../../db/tables/gunite';
import { jobDetail } from '../../db/tables/jobs';
import { pebbleDetails } from '../../db/tables/pebble';
import { readMapJobs } from '../map/readMapJobs';

const divisionIds = PRESITE_DIVISIONS.map(({ id }) => id);

const question = z
  .strictObject({
    start_date: z.string(),
    end_date: z.string(),
    company_divisions: z.array(z.int().refine((id) => divisionIds.includes(id), 'Must be 2 (gunite) or 3 (pebble).')),
  })
  .refine(({ start_date, end_date }) => start_date <= end_date, {
    path: ['end_date'],
    message: 'The last day is before the first one.',
  });

/** Whose scheduled date, or scheduled application date, lies in the days, both included [PSC-016]. */
const ofDays = (category: number, start: string, end: string): SQL => {
  const [table, date] =
    category === CATEGORY.GUNITE
      ? ([guniteDetails, guniteDetails.scheduled_date] as const)
      : ([pebbleDetails, pebbleDetails.scheduled_app_date] as const);
  return (
    and(
      eq(jobDetail.job_category_id, category),
      inArray(
        jobDetail.id,
        sql`(select ${table.job_detail_id} from ${table} where ${date} between ${start} and ${end})`,
      ),
    ) ?? sql`false`
  );
};

const CREWS = `select jd.id, gc.name as gunite_crew, pc.name as pebble_crew from job_detail jd
  left join gunite_details g on g.job_detail_id = jd.id left join crew gc on gc.id = g.crew_id
  left join pebble_details p on p.job_detail_id = jd.id left join crew pc on pc.id = p.app_crew_id
  where jd.id = any($1)`;

/** With the crews that the items of the schedule have: the gunite crew, and the app crew [PSC-006 PSC-012]. */
const withScheduleCrews = async (runner: Runner, jobs: readonly MapJob[]): Promise<MapJob[]> => {
  const rows = await runText(runner, CREWS, [jobs.map(({ job_detail_id }) => job_detail_id)]);
  const crews = new Map(rows.map((row) => [row.id, row]));
  return jobs.map((job) => {
    const crew = crews.get(job.job_detail_id);
    return { ...job, gunite_crew: textOf(crew?.gunite_crew), pebble_crew: textOf(crew?.pebble_crew) };
  });
};

/**
 * The map of the presite schedule: sub-jobs by application date, of the asked divisions as far as the user's role
 * offers them [BAPI-013 PSC-010 PSC-016].
 * @throws AppError BAD_USER_INPUT for days in the wrong order and for other divisions
 */
export const jobsByAppDate = async (runner: Runner, actor: Actor, given: unknown): Promise<MapJob[]> => {
  const parsed = question.safeParse(given);
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  const { start_date, end_date, company_divisions } = parsed.data;
  const asked = offeredDivisions(actor.flags).filter(({ id }) => company_divisions.includes(id));
  if (asked.length === 0) return [];
  const inDays = or(...asked.map(({ category_id }) => ofDays(category_id, start_date, end_date)));
  const where =
    and(inDays, actor.permissions.has('IS_SUBCONTRACTOR') ? subJobAssigned(actor) : undefined) ?? sql`false`;
  return withScheduleCrews(runner, await readMapJobs(runner, { where, limit: SEARCH_LIMIT, asc: true }));
};
