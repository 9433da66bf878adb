import { rememberRows } from '../../../pipeline/lockRows';
import type { Mutation } from '../../../pipeline/mutation';
import { daysText, namedDays, wholeJobsOf, type CrewDay } from '../../../pipeline/places/crewDays';
import type { EntryTable } from '../../../pipeline/places/entryTables';
import { heldText, isLate, rememberPlaces } from '../../../pipeline/places/heldPlaces';
import { parameters } from '../../../pipeline/places/parameters';
import { runText, type Row } from '../../../db/statement';

/** What a decision holds on to: sub-jobs, the days in which their entries stand, and days that cards come into. */
export interface Places {
  subJobs: readonly number[];
  /** Also the pebble sub-jobs of the same jobs: the cascade of a repair reaches them. */
  wholeJobs: boolean;
  /**
   * Also the days of the sub-jobs' entries that stand without a crew: nothing but a move of their own makes them leave.
   */
  crewless: boolean;
  /** Entries whose days are concerned, and not their sub-jobs. */
  entries: readonly number[];
  targets: readonly CrewDay[];
}

/** The sub-jobs are locked where the days are held, and not before. */
const lockText = (table: EntryTable, days: string, subJobs: string | null, late: boolean): string => `
  with held as materialized (${heldText(namedDays(table, days), late)})
  select held.*, own.* from held ${
    subJobs === null
      ? 'cross join (select) own'
      : `left join lateral (
    select s.* from job_detail s join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate
    where held.is_held and s.id = any(${subJobs}) and s.deleted_at is null order by s.id for no key update of s
  ) own on true`
  }`;

const withoutHeld = ({ held_keys: _keys, is_held: _held, ...row }: Row): Row => row;

export interface LockedPlaces {
  subJobs: Row[];
}

/**
 * Holds crew days and locks sub-jobs, in this order and each in ascending order, until the end of the transaction: an
 * empty day has no row to lock, and two drops into it must not give out the same number. One statement; the sub-jobs
 * come back as they stand then, without those of deleted jobs and estimates.
 * @throws PlacesTaken
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
  const text = lockText(table, days, subJobs.length > 0 ? concerned : null, isLate(mutation));
  const rows = await runText(mutation.client, text, values);
  rememberPlaces(mutation, rows[0]);
  const locked = rows.filter(({ id }) => typeof id === 'number').map(withoutHeld);
  rememberRows(mutation, 'job_detail', locked);
  return { subJobs: locked };
};
