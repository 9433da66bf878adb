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

/** The sub-jobs that are meant by $1. */
const CONCERNED = {
  only: 'select unnest($1::int[]) as id',
  wholeJobs: `select sibling.id from job_detail own join job_detail sibling on sibling.job_id = own.job_id and sibling.deleted_at is null
    where own.id = any($1) and (sibling.job_category_id = 2 or sibling.id = own.id)`,
} as const;

/**
 * Holds crew days and locks sub-jobs, in this order and each in ascending order, until the end of the transaction: an empty day
 * has no row to lock, and two drops into it must not give out the same number. The sort above the join runs before the first
 * row is locked, so the days are held by then.
 */
const lockText = (concerned: string): string => `
  with concerned as (${concerned}), days as (
    select crew_id, date from crew_information
    where (job_detail_id in (select id from concerned) or id = any($2)) and date is not null and (crew_id is not null or phase_type_id = 5)
    union select crew_id, date from unnest($3::int[], $4::date[]) as target(crew_id, date)
  ), held as materialized (
    select count(pg_advisory_xact_lock(lock)) as held_count, coalesce(array_agg(key), '{}') as held_keys from (
      select key, hashtextextended(key, 7269421) as lock
      from (select 'crew_information:' || coalesce(crew_id::text, '-') || ':' || to_char(date, 'YYYY-MM-DD') as key from days) named order by 2
    ) ordered
  )`;
const TAIL = {
  subJobs: `select held.*, s.* from held join job_detail s on s.id in (select id from concerned) and s.deleted_at is null
    join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate order by s.id for no key update of s`,
  daysOnly: 'select held.* from held',
} as const;

const TEXTS = {
  only: `${lockText(CONCERNED.only)} ${TAIL.subJobs}`,
  wholeJobs: `${lockText(CONCERNED.wholeJobs)} ${TAIL.subJobs}`,
  daysOnly: `${lockText(CONCERNED.only)} ${TAIL.daysOnly}`,
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
