import type { BoardCrew } from '#domain/boards/types';
import { crewOfRow, SELECT_CREWS } from '../../boards/loadCrews';
import { rememberRows } from '../lockRows';
import type { Mutation } from '../mutation';
import { runText, type Row } from '../statement';
import { daysText, type CrewDay } from './lockPlaces';
import { parameters } from './parameters';

/** What stands in locked places. Entries, repairs and details are locked as well, by id. */
export interface ReadPlaces { details: Row[]; entries: Row[]; repairs: Row[]; neighbours: Row[]; crews: BoardCrew[] }

/** What is read, as lists in SQL. */
interface Lists { subJobs: string; entries: string; repairs: string; crews: string; dates: string }

/**
 * One statement reads and locks: the details and entries of the sub-jobs, all entries in their days, in those of the entries
 * and in the targets, and the repairs. Neighbours are the sub-jobs of entries that merely share a day.
 */
const readText = ({ subJobs, entries, repairs, crews, dates }: Lists): string => `
  with days as (${daysText(subJobs, entries, crews, dates)}), detail as materialized (
    select d.* from pebble_details d where d.job_detail_id = any(${subJobs}) order by d.id for no key update
  ), entry as materialized (
    select e.* from crew_information e where e.id = any(array(
      select own.id from crew_information own where own.job_detail_id = any(${subJobs})
      union all select near.id from days join crew_information near on near.crew_id = days.crew_id and near.date = days.date
      union all select near.id from days join crew_information near on days.crew_id is null and near.crew_id is null and near.phase_type_id = 5 and near.date = days.date
    )) order by e.id for no key update
  ), repair as materialized (
    select r.* from crew_repair_job r where r.id = any(${repairs}) order by r.id for no key update
  )
  select (select json_agg(detail) from detail) as details,
    (select json_agg(entry) from entry) as entries,
    (select json_agg(repair) from repair) as repairs,
    (select json_agg(near) from (
      select s.id, s.job_id, s.version, s.job_category_id, s.status_id from job_detail s join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate
      where s.deleted_at is null and s.id <> all(${subJobs}) and s.id = any(array(select job_detail_id from entry))
    ) near) as neighbours,
    (select json_agg(known) from (
      ${SELECT_CREWS} c.id = any(${crews} || array(select crew_id from entry union select crew_id from repair))
    ) known) as crews`;

/** JSON writes an instant of UTC as +00:00; rows read the other way have a Z. */
const asRead = (row: Row): Row => {
  for (const name of ['created_at', 'updated_at']) {
    const value = row[name];
    if (typeof value === 'string') row[name] = value.replace('+00:00', 'Z');
  }
  return row;
};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow).map(asRead) : []);

/** Reads what stands in places that are locked by now, and remembers it for the write. */
export const readPlaces = async (
  mutation: Mutation, { subJobs, entries, repairs, targets }: { subJobs: readonly number[]; entries: readonly number[]; repairs: readonly number[]; targets: readonly CrewDay[] },
): Promise<ReadPlaces> => {
  const { list, values } = parameters();
  const text = readText({
    subJobs: list(subJobs, 'int'), entries: list(entries, 'int'), repairs: list(repairs, 'int'),
    crews: list(targets.map(({ crew_id }) => crew_id), 'int'), dates: list(targets.map(({ date }) => date), 'date'),
  });
  const [row] = await runText(mutation.client, text, values);
  const read = { details: rowsOf(row?.details), entries: rowsOf(row?.entries), repairs: rowsOf(row?.repairs) };
  rememberRows(mutation, 'pebble_details', read.details);
  rememberRows(mutation, 'crew_information', read.entries);
  rememberRows(mutation, 'crew_repair_job', read.repairs);
  return { ...read, neighbours: rowsOf(row?.neighbours), crews: rowsOf(row?.crews).map(crewOfRow) };
};
