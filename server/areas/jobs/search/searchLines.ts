import type pg from 'pg';
import type { Language } from '#domain/access/localText';
import type { CivilDate } from '#domain/civilDate';
import { BOM, csvLine, guarded } from '#domain/exports/csv';
import { SEARCH_COLUMNS, type SearchColumnName } from '#domain/jobSearch/searchColumns';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { nextPage, searchEnd } from '#domain/jobSearch/searchPage';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import type { Actor } from '../../../access/actor';
import { readingOneState } from '../../../exports/exportBody';
import { searchJobs, searchOrder } from './searchJobs';

export const SEARCH_COLUMN_NAMES = Object.keys(SEARCH_COLUMNS).filter(
  (name): name is SearchColumnName => name in SEARCH_COLUMNS,
);

const cellOf = (row: JobSearchRow, name: SearchColumnName): string => {
  const value = row[name];
  if (typeof value === 'number') return String(value);
  return guarded(typeof value === 'string' ? value : (value ?? []).join(', '));
};
const lineOf = (row: JobSearchRow): string => csvLine(SEARCH_COLUMN_NAMES.map((name) => cellOf(row, name)));

interface Asked {
  actor: Actor;
  criteria: SearchCriteria;
  /** The ids of those wanted; all without it. */
  rows?: ReadonlySet<string> | undefined;
  today: CivilDate;
  language: Language;
}

/**
 * The rows of a search as the lines of a CSV file, page by page as the screen loads them; no more of them than a search
 * gives out [JS-026].
 */
export const searchLines = (
  pool: pg.Pool,
  { actor, criteria, rows, today, language }: Asked,
  lost: () => void,
): AsyncGenerator<string> => {
  const sort = searchOrder(criteria);
  return readingOneState(
    pool,
    async function* (client) {
      yield BOM + csvLine(SEARCH_COLUMN_NAMES.map((name) => SEARCH_COLUMNS[name].label[language]));
      let shown = 0;
      for (let after: Partial<SearchCriteria> = {}; ;) {
        const page = await searchJobs(client, actor, { ...criteria, ...after }, today);
        const given = page.slice(0, SEARCH_LIMIT - shown);
        shown += given.length;
        const wanted = rows ? given.filter(({ id }) => rows.has(id)) : given;
        if (wanted.length > 0) yield wanted.map(lineOf).join('');
        if (searchEnd(shown, page.length) !== null) break;
        after = nextPage(page, sort);
      }
    },
    lost,
  );
};
