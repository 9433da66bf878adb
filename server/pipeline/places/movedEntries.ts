import type { LogRow } from '../../events/changeLog';
import { runText, type Row } from '../../db/statement';
import type { Mutation } from '../mutation';
import type { CrewDay } from './crewDays';
import { ENTRY_TABLES, type EntryTable } from './entryTables';
import type { WantedPlaces } from './holdPlaces';

/** The rows of a table that a mutation wrote. */
export const idsOf = (entries: readonly LogRow[], entity: string): number[] => [
  ...new Set(entries.filter((entry) => entry.entity === entity).map(({ entity_id }) => entity_id)),
];

/**
 * The days that a moved entry leaves and comes back to: the old and the new values of its crew and date, whichever
 * changed.
 */
export const daysBack = (table: EntryTable, { before, after }: LogRow, now: Row | undefined): CrewDay[] => {
  const crews = new Set(
    [before?.crew_id, after?.crew_id, now?.crew_id].filter((id) => typeof id === 'number' || id === null),
  );
  const dates = new Set(
    [before, after, now].map((row) => row?.[table.date]).filter((date) => typeof date === 'string'),
  );
  return [...dates].flatMap((date) => [...crews].map((crew_id) => ({ crew_id, date })));
};

/** The sub-jobs of written rows, as far as the log tells: an update names its sub-job only when that changed. */
const subJobsIn = (entries: readonly LogRow[]): number[] =>
  entries
    .flatMap(({ before, after }) => [before?.job_detail_id, after?.job_detail_id])
    .filter((id) => typeof id === 'number');

/** What taking a mutation back is going to touch. */
export const placesBack = async (
  { client, entities }: Mutation,
  entries: readonly LogRow[],
): Promise<WantedPlaces | null> => {
  const subJobs = new Set([...idsOf(entries, 'job_detail'), ...subJobsIn(entries)]);
  const days: Partial<Record<EntryTable['name'], CrewDay[]>> = {};
  for (const entity of new Set(entries.map((entry) => entry.entity))) {
    if (entities.get(entity)?.byName.has('job_detail_id') !== true) continue;
    const table = ENTRY_TABLES.find(({ name }) => name === entity);
    const rows = await runText(
      client,
      `select id, job_detail_id${table ? `, crew_id, ${table.date}` : ''} from "${entity}" where id = any($1)`,
      [idsOf(entries, entity)],
    );
    for (const { job_detail_id } of rows) if (typeof job_detail_id === 'number') subJobs.add(job_detail_id);
    if (!table) continue;
    const now = new Map(rows.map((row) => [row.id, row]));
    days[table.name] = entries
      .filter((entry) => entry.entity === entity)
      .flatMap((entry) => daysBack(table, entry, now.get(entry.entity_id)));
  }
  return subJobs.size > 0 ? { subJobs: [...subJobs], days } : null;
};
