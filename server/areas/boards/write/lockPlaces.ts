import type { CivilDate } from '#domain/civilDate';
import { rememberRows } from '../../../pipeline/lockRows';
import type { Mutation } from '../../../pipeline/mutation';
import { runText, type Row } from '../../../db/statement';
import type { EntryTable } from './entryTables';
import { parameters } from './parameters';

/** A crew's day whose cards are numbered; slurry has no crew. */
export interface CrewDay {
  crew_id: number | null;
  date: CivilDate;
}

/** What a decision holds on to: sub-jobs, the days in which their entries stand, and days that cards come into. */
export interface Places {
  subJobs: readonly number[];
  /** Also the pebble sub-jobs of the same jobs: the cascade of a repair reaches them. */
  wholeJobs: boolean;
  /** Also the days of the sub-jobs' entries that stand without a crew: nothing but a move of their own makes them leave. */
  crewless: boolean;
  /** Entries whose days are concerned, and not their sub-jobs. */
  entries: readonly number[];
  targets: readonly CrewDay[];
}

export const keyOfDay = ({ name }: EntryTable, { crew_id, date }: CrewDay): string =>
  `${name}:${crew_id ?? '-'}:${date}`;

/** The sub-jobs themselves with the pebble sub-jobs of the same jobs. */
const wholeJobsOf = (subJobs: string): string => `array(select sibling.id from job_detail own
  join job_detail sibling on sibling.job_id = own.job_id and sibling.deleted_at is null
  where own.id = any(${subJobs}) and (sibling.job_category_id = 2 or sibling.id = own.id))`;

/** The crew days of some entries, `e`. */
const daysOf = ({ name, date, crewless }: EntryTable, withCrewless: boolean): string =>
  `select e.crew_id, e.${date} as date from ${name} e where e.${date} is not null and (e.crew_id is not null${withCrewless && crewless !== null ? ` or e.${crewless}` : ''})`;

/** The crew days of sub-jobs and of entries, with the targets: what can lose or gain a card. */
export const daysText = (
  table: EntryTable,
  withCrewless: boolean,
  { subJobs, entries, crews, dates }: Record<'subJobs' | 'entries' | 'crews' | 'dates', string>,
): string => `
  ${daysOf(table, withCrewless)} and e.job_detail_id = any(${subJobs}) union ${daysOf(table, true)} and e.id = any(${entries})
  union select crew_id, date from unnest(${crews}, ${dates}) as target(crew_id, date)`;

/** The sort above the join runs before the first row is locked, so the days are held by then. */
const lockText = (table: EntryTable, days: string, subJobs: string | null): string => `
  with days as (${days}), held as materialized (
    select count(pg_advisory_xact_lock(lock)) as held_count, coalesce(array_agg(key), '{}') as held_keys from (
      select key, hashtextextended(key, 7269421) as lock
      from (select '${table.name}:' || coalesce(crew_id::text, '-') || ':' || to_char(date, 'YYYY-MM-DD') as key from days) named order by 2
    ) ordered
  ) ${
    subJobs === null
      ? 'select held.* from held'
      : `select held.*, s.* from held join job_detail s on s.id = any(${subJobs}) and s.deleted_at is null
    join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate order by s.id for no key update of s`
  }`;

const withoutHeld = ({ held_count: _count, held_keys: _keys, ...row }: Row): Row => row;

export interface LockedPlaces {
  subJobs: Row[];
  held: ReadonlySet<string>;
}

/**
 * Holds crew days and locks sub-jobs, in this order and each in ascending order, until the end of the transaction: an empty day
 * has no row to lock, and two drops into it must not give out the same number. One statement; the sub-jobs come back as they
 * stand then, without those of deleted jobs and estimates.
 */
export const lockPlaces = async (
  mutation: Mutation,
  table: EntryTable,
  { subJobs, wholeJobs, crewless, entries, targets }: Places,
): Promise<LockedPlaces> => {
  const { list, values } = parameters();
  const asked = list(subJobs, 'int');
  const concerned = wholeJobs ? wholeJobsOf(asked) : asked;
  const days = daysText(table, crewless, {
    subJobs: concerned,
    entries: list(entries, 'int'),
    crews: list(
      targets.map(({ crew_id }) => crew_id),
      'int',
    ),
    dates: list(
      targets.map(({ date }) => date),
      'date',
    ),
  });
  const rows = await runText(mutation.client, lockText(table, days, subJobs.length > 0 ? concerned : null), values);
  const keys = rows[0]?.held_keys;
  const locked = subJobs.length === 0 ? [] : rows.map(withoutHeld);
  rememberRows(mutation, 'job_detail', locked);
  return { subJobs: locked, held: new Set(Array.isArray(keys) ? keys.map(String) : []) };
};
