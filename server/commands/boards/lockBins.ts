import type { CivilDate } from '#domain/civilDate';
import { runText, type Row, type Runner } from '../statement';

/** A crew's day whose cards are numbered; slurry has no crew. */
export interface CrewDay { crew_id: number | null; date: CivilDate }

const keyOf = ({ crew_id, date }: CrewDay): string => `crew_information:${crew_id ?? '-'}:${date}`;

const LOCK = `
  select pg_advisory_xact_lock(lock) from (
    select distinct hashtextextended(key, 7269421) as lock from unnest($1::text[]) as key order by 1
  ) as keys`;

/** The crew days in which entries of these sub-jobs stand: those that a move or its cascade can renumber. */
export const crewDaysOf = async (runner: Runner, subJobs: readonly number[]): Promise<CrewDay[]> => {
  const rows: Row[] = await runText(runner, `
    select distinct crew_id, date from crew_information
    where job_detail_id = any($1) and date is not null and (crew_id is not null or phase_type_id = 5)`, [subJobs]);
  return rows.map(({ crew_id, date }) => ({ crew_id: typeof crew_id === 'number' ? crew_id : null, date: String(date) }));
};

/**
 * Holds crew days until the end of the transaction, in ascending order of their keys: an empty day has no row to lock, and
 * two drops into it must not give out the same number.
 */
export const lockCrewDays = async (runner: Runner, days: readonly CrewDay[]): Promise<void> => {
  if (days.length > 0) await runText(runner, LOCK, [days.map(keyOf)]);
};

/** The sub-jobs with an entry in one of the crew days. */
export const subJobsIn = async (runner: Runner, days: readonly CrewDay[]): Promise<number[]> => {
  if (days.length === 0) return [];
  const rows = await runText(runner, `
    select distinct ci.job_detail_id as id from crew_information ci
    join unnest($1::int[], $2::date[]) as day(crew_id, date) on ci.date = day.date and ci.crew_id is not distinct from day.crew_id
    where ci.crew_id is not null or ci.phase_type_id = 5`, [days.map(({ crew_id }) => crew_id), days.map(({ date }) => date)]);
  return rows.map(({ id }) => Number(id));
};
