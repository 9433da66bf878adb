import { sql, type SQL } from 'drizzle-orm';
import { addDays, startOfWeek, type CivilDate } from '#domain/civilDate';
import { CREW_WORD_OF_PHASE, PHASE } from '#domain/pebble/phases';
import {
  FIGURE_PARTS,
  FIGURES,
  TREND_WEEKS,
  type FigureName,
  type LandingAnswer,
  type LandingFigure,
  type WeekLoad,
} from '#domain/reports/landingFigures';
import { DIVISION, STATUS } from '#domain/statuses';
import { seesColumns } from '../../api/seenColumns';
import { numberOf } from '#domain/values';
import { can } from '#domain/access/can';
import type { Actor } from '../../access/actor';
import { subJobReadable } from '../../access/scope';
import { run, type Row, type Runner } from '../../db/statement';
import { bookedSubJobs, firstMonday, isStanding, openSubJobs } from './figureSql';

/** All counts in one statement: of a part where `part` is said, of a week where `week` is. */
const countsSql = (today: CivilDate, readable: SQL): SQL => {
  const first = firstMonday(today);
  const weekOf = (day: SQL): SQL => sql`(${day} - ${first}::date) / 7`;
  return sql`
    with f as materialized (${openSubJobs(today, readable)}), b as materialized (${bookedSubJobs(today, first, readable)})
    select 'open' as figure, category as part, null::int as week, count(*)::int as value from f group by category
    union all select 'past_due', category, null, count(*)::int from f where due_since is not null group by category
    union all select 'awaiting_builder', waits, null, count(*)::int from f where waits is not null group by waits
    union all select 'booked', category, null, count(*)::int from b where week = ${TREND_WEEKS - 1}::int group by category
    union all select 'open', null, ${weekOf(sql`job.entered_date`)}, count(*)::int from job join job_detail on job_detail.job_id = job.id
      where job.entered_date >= ${first}::date and job.entered_date <= ${today}::date and ${isStanding} and ${readable} group by 3
    union all select 'past_due', null, ${weekOf(sql`due_since`)}, count(*)::int from f where due_since >= ${first}::date group by 3
    union all select 'awaiting_builder', null, ${weekOf(sql`awaiting_builder_date`)}, count(*)::int from f
      where waits is not null and awaiting_builder_date between ${first}::date and ${today}::date group by 3
    union all select 'booked', null, week, count(*)::int from b group by 3`;
};

const figureOf = (name: FigureName, rows: readonly Row[]): LandingFigure => {
  const own = rows.filter(({ figure }) => figure === name);
  const valueOf = (found: Row | undefined): number => numberOf(found?.value) ?? 0;
  const parts = FIGURE_PARTS[name]
    .map((part) => ({ name: part, count: valueOf(own.find((row) => row.part === part)) }))
    .filter(({ count }) => count > 0);
  return {
    name,
    count: parts.reduce((sum, { count }) => sum + count, 0),
    parts,
    trend: Array.from({ length: TREND_WEEKS }, (_, week) => valueOf(own.find((row) => row.week === week))),
  };
};

/** Crews work from Monday to Friday. */
const WORKDAYS = 5;

/**
 * What is booked this week with the crews that have a capacity, in the units of the boards: a pool counts once, where it
 * is shot or applied, as in the head of a day [SDY-014].
 */
const loadsSql = (today: CivilDate, readable: SQL): SQL => {
  const [from, end] = [startOfWeek(today), addDays(startOfWeek(today), 7)];
  const fits = sql`position(${CREW_WORD_OF_PHASE[PHASE.APP]}::text in lower(coalesce(subdivision, ''))) > 0`;
  const crews = (division: number): SQL =>
    sql`select id, daily_capacity from crew where is_active and daily_capacity > 0 and lookup_company_division_id = ${division}::int
      and ${division === DIVISION.PEBBLE ? fits : sql`true`}`;
  const stands = sql.raw(`x.status_id is distinct from ${STATUS.CANCELLED}`);
  const capacity = (division: number): SQL =>
    sql`(select sum(daily_capacity) * ${WORKDAYS}::int from (${crews(division)}) k)`;
  const of = sql`join job_detail on job_detail.id = x.job_detail_id join job on job.id = job_detail.job_id`;
  return sql`
    select 'gunite' as name, ${capacity(DIVISION.GUNITE)} as capacity, sum(x.yardage) as booked from gunite_history x ${of}
      where x.gunite_date >= ${from}::date and x.gunite_date < ${end}::date and x.crew_id in (select k.id from (${crews(DIVISION.GUNITE)}) k) and ${stands} and ${isStanding} and ${readable}
    union all
    select 'pebble', ${capacity(DIVISION.PEBBLE)}, sum(coalesce(job_detail.plan_ia, job_detail.mmg_ia)) from crew_information x ${of}
      where x.date >= ${from}::date and x.date < ${end}::date and x.phase_type_id = ${PHASE.APP}::int and x.crew_id in (select k.id from (${crews(DIVISION.PEBBLE)}) k) and ${stands} and ${isStanding} and ${readable}`;
};

const LOAD_NEEDS = { gunite: 'CAN_VIEW_GUNITE_SCHEDULE', pebble: 'CAN_VIEW_PLASTER_SCHEDULE' } as const;

/** What a load is made of: the sum tells its parts [USR-018]. */
const LOADED = ['daily_capacity', 'is_active', 'lookup_company_division_id', 'subdivision'].map(
  (name) => `crew.${name}`,
);

const loadsOf = (actor: Actor, rows: readonly Row[]): WeekLoad[] => {
  if (!seesColumns(actor, LOADED)) return [];
  return (['gunite', 'pebble'] as const).flatMap((name) => {
    const row = rows.find((one) => one.name === name);
    const capacity = numberOf(row?.capacity) ?? 0;
    return capacity > 0 && can(actor.permissions, LOAD_NEEDS[name])
      ? [{ name, booked: numberOf(row?.booked) ?? 0, capacity }]
      : [];
  });
};

/** The figures of the landing page: of the sub-jobs that the actor may read. */
export const readFigures = async (runner: Runner, actor: Actor, today: CivilDate): Promise<LandingAnswer> => {
  const readable = subJobReadable(actor);
  const counts = await run(runner, countsSql(today, readable));
  const loads = await run(runner, loadsSql(today, readable));
  return { figures: FIGURES.map((name) => figureOf(name, counts)), loads: loadsOf(actor, loads) };
};
