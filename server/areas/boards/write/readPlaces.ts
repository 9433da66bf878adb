import type { BoardCrew } from '#domain/boards/types';
import { isRecord } from '#domain/values';
import { REFUSES_DAYS } from '../read/dayRule';
import { crewOfRow, SELECT_CREWS } from '../read/loadCrews';
import { rememberRows } from '../../../pipeline/lockRows';
import type { Mutation } from '../../../pipeline/mutation';
import { runText, type Row } from '../../../db/statement';
import type { EntryTable } from '../../../pipeline/places/entryTables';
import { daysText, type CrewDay } from '../../../pipeline/places/crewDays';
import { parameters } from '../../../pipeline/places/parameters';

/**
 * What stands in locked places. The entries, details and repairs that a move can change are locked as well, by id.
 * Entries that merely share a day are not: what can change of them is their number, which belongs to whoever holds the
 * day.
 */
export interface ReadPlaces {
  details: Row[];
  entries: Row[];
  repairs: Row[];
  neighbours: Row[];
  crews: BoardCrew[];
  /** Whether days without work refuse cards [SDY-001]. */
  refusesDays: boolean;
}

/** What is read, as lists in SQL. */
interface Lists {
  subJobs: string;
  entries: string;
  repairs: string;
  crews: string;
  dates: string;
}

/**
 * One statement reads the details and entries of the sub-jobs, all entries in their days, in those of the entries and
 * in the targets, and the repairs. Neighbours are the sub-jobs of entries that merely share a day.
 */
const readText = (table: EntryTable, crewless: boolean, { subJobs, entries, repairs, crews, dates }: Lists): string => `
  with days as (${daysText(table, crewless, { subJobs, entries, crews, dates })}), detail as materialized (
    select d.* from ${table.details} d where d.job_detail_id = any(${subJobs}) order by d.id for no key update
  ), own as materialized (
    select e.* from ${table.name} e where e.id = any(array(select id from ${table.name} where job_detail_id = any(${subJobs})) || ${entries}) order by e.id for no key update
  ), entry as materialized (
    select own.*, true as is_own from own
    union all
    select near.*, false from days join ${table.name} near on near.crew_id = days.crew_id and near.${table.date} = days.date where near.id <> all(array(select id from own))
    ${
      table.crewless === null
        ? ''
        : `union all
    select near.*, false from days join ${table.name} near on days.crew_id is null and near.crew_id is null and near.${table.crewless} and near.${table.date} = days.date
      where near.id <> all(array(select id from own))`
    }
  ), repair as materialized (
    select r.* from crew_repair_job r where r.id = any(${repairs}) order by r.id for no key update
  )
  select (select json_agg(detail) from detail) as details,
    (select json_agg(entry) from entry) as entries,
    (select json_agg(repair) from repair) as repairs,
    (select json_agg(near) from (
      select s.id, s.job_id, s.version, s.job_category_id, s.status_id, s.awaiting_builder_date from job_detail s join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate
      where s.deleted_at is null and s.id <> all(${subJobs}) and s.id = any(array(select job_detail_id from entry))
    ) near) as neighbours,
    (select json_agg(known) from (
      ${SELECT_CREWS} c.id = any(${crews} || array(select crew_id from entry union select crew_id from repair))
    ) known) as crews,
    ${REFUSES_DAYS} as refuses_days`;

/** JSON writes an instant of UTC as +00:00; rows read the other way have a Z. */
const asRead = (row: Row): Row => {
  for (const name of ['created_at', 'updated_at']) {
    const value = row[name];
    if (typeof value === 'string') row[name] = value.replace('+00:00', 'Z');
  }
  return row;
};

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord).map(asRead) : []);

/** Reads what stands in places that are locked by now, and remembers it for the write. */
export const readPlaces = async (
  mutation: Mutation,
  table: EntryTable,
  {
    subJobs,
    crewless,
    entries,
    repairs,
    targets,
  }: {
    subJobs: readonly number[];
    crewless: boolean;
    entries: readonly number[];
    repairs: readonly number[];
    targets: readonly CrewDay[];
  },
): Promise<ReadPlaces> => {
  const { list, values } = parameters();
  const text = readText(table, crewless, {
    subJobs: list(subJobs, 'int'),
    entries: list(entries, 'int'),
    repairs: list(repairs, 'int'),
    crews: list(
      targets.map(({ crew_id }) => crew_id),
      'int',
    ),
    dates: list(
      targets.map(({ date }) => date),
      'date',
    ),
  });
  const [row] = await runText(mutation.client, text, values);
  const near = new Set<Row>();
  const entryRows = rowsOf(row?.entries).map(({ is_own, ...entry }) => {
    if (is_own !== true) near.add(entry);
    return entry;
  });
  const read = { details: rowsOf(row?.details), entries: entryRows, repairs: rowsOf(row?.repairs) };
  rememberRows(mutation, table.details, read.details);
  rememberRows(
    mutation,
    table.name,
    entryRows.filter((entry) => !near.has(entry)),
  );
  rememberRows(mutation, table.name, [...near], 'seen');
  rememberRows(mutation, 'crew_repair_job', read.repairs);
  return {
    ...read,
    neighbours: rowsOf(row?.neighbours),
    crews: rowsOf(row?.crews).map(crewOfRow),
    refusesDays: row?.refuses_days === true,
  };
};
