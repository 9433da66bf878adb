import { CATEGORY } from '#domain/statuses';
import type { CivilDate } from '#domain/civilDate';
import type { EntryTable } from './entryTables';

/** A crew's day whose cards are numbered; slurry has no crew. */
export interface CrewDay {
  crew_id: number | null;
  date: CivilDate;
}

/** The name under which a day is held. */
export const keyOfDay = ({ name }: EntryTable, { crew_id, date }: CrewDay): string =>
  `${name}:${crew_id ?? '-'}:${date}`;

/** The crew days of some entries, `e`. */
const daysOf = ({ name, date, crewless }: EntryTable, withCrewless: boolean): string =>
  `select e.crew_id, e.${date} as date from ${name} e where e.${date} is not null and (e.crew_id is not null${withCrewless && crewless !== null ? ` or e.${crewless}` : ''})`;

/** Lists in SQL. */
export type DayLists = Record<'subJobs' | 'entries' | 'crews' | 'dates', string>;

/** The crew days of sub-jobs and of entries, with the targets: what can lose or gain a card. */
export const daysText = (
  table: EntryTable,
  withCrewless: boolean,
  { subJobs, entries, crews, dates }: DayLists,
): string => `
  ${daysOf(table, withCrewless)} and e.job_detail_id = any(${subJobs}) union ${daysOf(table, true)} and e.id = any(${entries})
  union select crew_id, date from unnest(${crews}, ${dates}) as target(crew_id, date)`;

/** The same days as keys, `table:crew:date`. */
export const namedDays = ({ name }: EntryTable, days: string): string =>
  `select '${name}:' || coalesce(crew_id::text, '-') || ':' || to_char(date, 'YYYY-MM-DD') as key from (${days}) ${name}_days`;

/** The sub-jobs themselves with the pebble sub-jobs of the same jobs: what the cascade of a repair reaches. */
export const wholeJobsOf = (subJobs: string): string => `array(select sibling.id from job_detail own
  join job_detail sibling on sibling.job_id = own.job_id and sibling.deleted_at is null
  where own.id = any(${subJobs}) and (sibling.job_category_id = ${CATEGORY.PEBBLE} or sibling.id = own.id))`;
