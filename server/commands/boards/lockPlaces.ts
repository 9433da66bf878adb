import type { CivilDate } from '#domain/civilDate';
import { rememberRows } from '../lockRows';
import type { Mutation } from '../mutation';
import { runText, type Row } from '../statement';

/** A crew's day whose cards are numbered; slurry has no crew. */
export interface CrewDay { crew_id: number | null; date: CivilDate }

/** What a decision holds on to: sub-jobs, the days in which their entries stand, and days that cards come into. */
export interface Places {
  subJobs: readonly number[];
  /** Also the pebble sub-jobs of the same jobs: the cascade of a repair reaches them. */
  wholeJobs: boolean;
  /** Entries whose days are concerned, and not their sub-jobs. */
  entries: readonly number[];
  targets: readonly CrewDay[];
}

export const keyOfDay = ({ crew_id, date }: CrewDay): string => `crew_information:${crew_id ?? '-'}:${date}`;

/** The ids of the sub-jobs that are meant by $1, as an array: the planner looks each of them up by its index. */
const CONCERNED = {
  only: '$1::int[]',
  wholeJobs: `array(select sibling.id from job_detail own join job_detail sibling on sibling.job_id = own.job_id and sibling.deleted_at is null
    where own.id = any($1) and (sibling.job_category_id = 2 or sibling.id = own.id))`,
} as const;

/** The crew days of some entries, `e`. */
const DAYS = 'select e.crew_id, e.date from crew_information e where e.date is not null and (e.crew_id is not null or e.phase_type_id = 5)';

/** The crew days of the sub-jobs and of the entries, with the targets: what can lose or gain a card. */
export const daysText = (subJobs: string, entries: string, crews: string, dates: string): string => `
  ${DAYS} and e.job_detail_id = any(${subJobs}) union ${DAYS} and e.id = any(${entries})
  union select crew_id, date from unnest(${crews}::int[], ${dates}::date[]) as target(crew_id, date)`;

/**
 * Holds crew days and locks sub-jobs, in this order and each in ascending order, until the end of the transaction: an empty day
 * has no row to lock, and two drops into it must not give out the same number. The sort above the join runs before the first
 * row is locked, so the days are held by then.
 */
const lockText = (concerned: string): string => `
  with days as (${daysText(concerned, '$2', '$3', '$4')}), held as materialized (
    select count(pg_advisory_xact_lock(lock)) as held_count, coalesce(array_agg(key), '{}') as held_keys from (
      select key, hashtextextended(key, 7269421) as lock
      from (select 'crew_information:' || coalesce(crew_id::text, '-') || ':' || to_char(date, 'YYYY-MM-DD') as key from days) named order by 2
    ) ordered
  )`;
const subJobsText = (concerned: string): string => `select held.*, s.* from held join job_detail s on s.id = any(${concerned}) and s.deleted_at is null
  join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate order by s.id for no key update of s`;

const TEXTS = {
  only: `${lockText(CONCERNED.only)} ${subJobsText(CONCERNED.only)}`,
  wholeJobs: `${lockText(CONCERNED.wholeJobs)} ${subJobsText(CONCERNED.wholeJobs)}`,
  daysOnly: `${lockText(CONCERNED.only)} select held.* from held`,
} as const;

const withoutHeld = ({ held_count: _count, held_keys: _keys, ...row }: Row): Row => row;

export interface LockedPlaces { subJobs: Row[]; held: ReadonlySet<string> }

/** Locks places in one statement; the sub-jobs come back as they stand then, without those of deleted jobs and estimates. */
export const lockPlaces = async (mutation: Mutation, { subJobs, wholeJobs, entries, targets }: Places): Promise<LockedPlaces> => {
  const text = subJobs.length === 0 ? TEXTS.daysOnly : TEXTS[wholeJobs ? 'wholeJobs' : 'only'];
  const rows = await runText(mutation.client, text, [subJobs, entries, targets.map(({ crew_id }) => crew_id), targets.map(({ date }) => date)]);
  const keys = rows[0]?.held_keys;
  const locked = subJobs.length === 0 ? [] : rows.map(withoutHeld);
  rememberRows(mutation, 'job_detail', locked);
  return { subJobs: locked, held: new Set(Array.isArray(keys) ? keys.map(String) : []) };
};
