import type { Language } from '#domain/localText';
import type { CivilDate } from '#domain/civilDate';
import { fileColumn, type FileColumn } from '#domain/exports/rowsFile';
import { SEARCH_COLUMNS, type SearchColumnName } from '#domain/jobSearch/searchColumns';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { nextPage, searchEnd } from '#domain/jobSearch/searchPage';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import type { Actor } from '../../../access/actor';
import type { Reads } from '../../../db/reads';
import { readingOneState } from '../../../exports/exportBody';
import { searchJobs, searchOrder } from './searchJobs';

export const SEARCH_COLUMN_NAMES = Object.keys(SEARCH_COLUMNS).filter(
  (name): name is SearchColumnName => name in SEARCH_COLUMNS,
);

/** The columns of the file: those of the list. */
export const searchColumns = (language: Language): FileColumn[] =>
  SEARCH_COLUMN_NAMES.map((name) =>
    fileColumn(SEARCH_COLUMNS[name].label[language], name === 'job_id' ? 'Int' : 'String'),
  );

interface RowSearch {
  actor: Actor;
  criteria: SearchCriteria;
  /** The ids of those wanted; all without it. */
  rows?: ReadonlySet<string> | undefined;
  today: CivilDate;
}

/**
 * The rows of a search as those of a file, page by page as the screen loads them; no more of them than a search gives
 * out [JS-026].
 */
export const searchRows = (
  reads: Pick<Reads, 'connect'>,
  { actor, criteria, rows, today }: RowSearch,
  lost: () => void,
): AsyncGenerator<unknown[][]> => {
  const sort = searchOrder(criteria);
  return readingOneState(
    reads,
    async function* (client) {
      let shown = 0;
      for (let after: Partial<SearchCriteria> = {}; ;) {
        const page = await searchJobs(client, actor, { ...criteria, ...after }, today);
        const given = page.slice(0, SEARCH_LIMIT - shown);
        shown += given.length;
        const wanted = rows ? given.filter(({ id }) => rows.has(id)) : given;
        if (wanted.length > 0) yield wanted.map((row) => SEARCH_COLUMN_NAMES.map((name) => row[name]));
        if (searchEnd(shown, page.length) !== null) break;
        after = nextPage(page, sort);
      }
    },
    lost,
  );
};
