import type { SearchSort } from './searchColumns';
import type { SearchCriteria } from './searchCriteria';
import type { JobSearchRow } from './searchRow';
import { SEARCH_LIMIT } from './searchWarning';

/** Rows of a page; sorted by job_id it holds more of them where its last job has more [JS-026 JS-028]. */
export const PAGE_ROWS = 50;

/** Why a list ends: everything is shown, or no more than the limit is given out [JS-010 JS-026]. */
export type SearchEnd = 'all' | 'limit' | null;

/** Whether more rows follow those shown: a short page is the last one, and no list goes past the limit. */
export const searchEnd = (shown: number, lastPage: number): SearchEnd => {
  if (lastPage < PAGE_ROWS) return 'all';
  return shown >= SEARCH_LIMIT ? 'limit' : null;
};

/**
 * What asks for the page after the rows shown: the largest job_id seen going up, the smallest going down
 * [JS-007 FLT-021]; sorted by another column the cursor of the last row goes with it and decides [JS-027].
 */
export const nextPage = (
  rows: readonly Pick<JobSearchRow, 'job_id' | 'cursor'>[],
  { column, asc }: SearchSort,
): Pick<SearchCriteria, 'last_seen' | 'cursor'> => {
  const last = rows.at(-1);
  if (!last) return {};
  const last_seen = rows.reduce(
    (seen, { job_id }) => (asc ? Math.max(seen, job_id) : Math.min(seen, job_id)),
    last.job_id,
  );
  return column === 'job_id' ? { last_seen } : { last_seen, cursor: last.cursor };
};
