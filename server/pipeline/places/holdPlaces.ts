import { numberIn, runText, idOf } from '../../db/statement';
import { lockRows } from '../lockRows';
import type { Mutation } from '../mutation';
import { namedDays, daysText, wholeJobsOf, type CrewDay } from './crewDays';
import { ENTRY_TABLES, type EntryTable } from './entryTables';
import { heldText, isLate, rememberPlaces } from './heldPlaces';
import { parameters } from './parameters';

type OfTable<T> = Readonly<Partial<Record<EntryTable['name'], readonly T[]>>>;

/** What a call is going to touch, as far as its input tells. */
export interface WantedPlaces {
  /** Their entries' days are held, then their jobs and they themselves. */
  subJobs?: readonly number[];
  /** Also the pebble sub-jobs of the same jobs. */
  wholeJobs?: boolean;
  /** Entries whose days are concerned, and not their sub-jobs. */
  entries?: OfTable<number>;
  /** Days that cards come into. */
  days?: OfTable<CrewDay>;
  /** Other rows, by table. */
  rows?: Readonly<Record<string, readonly number[]>>;
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Holds the days that some calls are about, of all boards together, in one order [BRD-012]. */
export const holdDays = async (mutation: Mutation, asked: readonly WantedPlaces[]): Promise<void> => {
  const subJobs = distinct(asked.flatMap((one) => one.subJobs ?? []));
  const isIdle = asked.every(
    ({ entries = {}, days = {} }) => [...Object.values(entries), ...Object.values(days)].flat().length === 0,
  );
  if (subJobs.length === 0 && isIdle) return;
  const { list, values } = parameters();
  const own = list(subJobs, 'int');
  const concerned = asked.some(({ wholeJobs }) => wholeJobs) ? wholeJobsOf(own) : own;
  const named = ENTRY_TABLES.map((table) => {
    const targets = asked.flatMap(({ days }) => days?.[table.name] ?? []);
    return namedDays(
      table,
      daysText(table, true, {
        subJobs: concerned,
        entries: list(distinct(asked.flatMap(({ entries }) => entries?.[table.name] ?? [])), 'int'),
        crews: list(
          targets.map(({ crew_id }) => crew_id),
          'int',
        ),
        dates: list(
          targets.map(({ date }) => date),
          'date',
        ),
      }),
    );
  });
  const [row] = await runText(mutation.client, heldText(named.join(' union '), isLate(mutation)), values);
  rememberPlaces(mutation, row);
};

const SUB_JOBS = (wholeJobs: boolean): string =>
  `select id, job_id from job_detail where id = any(${wholeJobs ? wholeJobsOf('$1::int[]') : '$1::int[]'})`;

/**
 * Holds all that some calls of one mutation will touch, before the first of them runs: days, then jobs, sub-jobs and
 * other rows, each in one order. Call by call, two mutations over the same cards in another order would
 * wait for each other.
 */
export const holdPlaces = async (mutation: Mutation, asked: readonly WantedPlaces[]): Promise<void> => {
  await holdDays(mutation, asked);
  const rows: Record<string, number[]> = {};
  for (const one of asked)
    for (const [entity, ids] of Object.entries(one.rows ?? {})) (rows[entity] ??= []).push(...ids);
  const subJobs = distinct(asked.flatMap((one) => one.subJobs ?? []));
  const wholeJobs = asked.some((one) => one.wholeJobs);
  const found = subJobs.length > 0 ? await runText(mutation.client, SUB_JOBS(wholeJobs), [subJobs]) : [];
  await lockRows(mutation, {
    ...rows,
    job: distinct([...(rows.job ?? []), ...found.map((row) => numberIn(row, 'job_id'))]),
    job_detail: distinct([...(rows.job_detail ?? []), ...found.map(idOf)]),
  });
};
