import type { LogRow } from '../../../events/changeLog';
import type { Row } from '../../../db/statement';
import type { EntryTable } from './entryTables';
import type { CrewDay } from './lockPlaces';

/** The rows of a table that a mutation wrote. */
export const idsOf = (entries: readonly LogRow[], entity: string): number[] => [
  ...new Set(entries.filter((entry) => entry.entity === entity).map(({ entity_id }) => entity_id)),
];

/** The days that a moved entry leaves and comes back to: the old and the new values of its crew and date, whichever changed. */
export const daysBack = (table: EntryTable, { before, after }: LogRow, now: Row | undefined): CrewDay[] => {
  const crews = new Set(
    [before?.crew_id, after?.crew_id, now?.crew_id].filter((id) => typeof id === 'number' || id === null),
  );
  const dates = new Set(
    [before, after, now].map((row) => row?.[table.date]).filter((date) => typeof date === 'string'),
  );
  return [...dates].flatMap((date) => [...crews].map((crew_id) => ({ crew_id, date })));
};
