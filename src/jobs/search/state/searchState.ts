import { searchEnd, type SearchEnd } from '#domain/jobSearch/searchPage';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import type { FirstPage, SearchQuestion } from '../data/jobSearchApi';

/** What a search has found so far. */
export interface Found {
  question: SearchQuestion;
  rows: readonly JobSearchRow[];
  count: number;
  end: SearchEnd;
}

export interface SearchState {
  found: Found | null;
  /** The request that is on its way. */
  waiting: 'first' | 'next' | null;
  /** The words of the first page's error, empty when it has none for a user; null without one. */
  error: string | null;
  /** Whether the next page could not be loaded. */
  hasNextFailed: boolean;
}

export type SearchStep =
  | { kind: 'asked' }
  | { kind: 'failed'; error: string }
  | { kind: 'found'; question: SearchQuestion; page: FirstPage }
  | { kind: 'asked next' }
  | { kind: 'failed next' }
  | { kind: 'found next'; page: readonly JobSearchRow[] }
  | { kind: 'looked again'; job_id: number; rows: readonly JobSearchRow[] };

export const NOTHING: SearchState = { found: null, waiting: null, error: null, hasNextFailed: false };

/** Rows that moved behind the last page while one was read are not shown twice. */
const joined = (rows: readonly JobSearchRow[], page: readonly JobSearchRow[]): readonly JobSearchRow[] => {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...page.filter(({ id }) => !known.has(id))];
};

/** The rows with those of one job as they are now, each where it stood; what the job has lost goes. */
const replaced = (
  rows: readonly JobSearchRow[],
  job_id: number,
  now: readonly JobSearchRow[],
): readonly JobSearchRow[] => {
  const fresh = new Map(now.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    if (row.job_id !== job_id) return [row];
    const again = fresh.get(row.id);
    // The cursor stays: it belongs to the place of the row in this list.
    return again ? [{ ...again, cursor: row.cursor }] : [];
  });
};

export const reduceSearch = (state: SearchState, step: SearchStep): SearchState => {
  const { found } = state;
  switch (step.kind) {
    case 'asked':
      return { ...NOTHING, waiting: 'first' };
    case 'failed':
      return { ...NOTHING, error: step.error };
    case 'found':
      return {
        ...NOTHING,
        found: { question: step.question, ...step.page, end: searchEnd(step.page.rows.length, step.page.rows.length) },
      };
    case 'asked next':
      return { ...state, waiting: 'next', hasNextFailed: false };
    case 'failed next':
      return { ...state, waiting: null, hasNextFailed: true };
    case 'found next': {
      if (!found) return state;
      const rows = joined(found.rows, step.page);
      return { ...state, waiting: null, found: { ...found, rows, end: searchEnd(rows.length, step.page.length) } };
    }
    case 'looked again':
      return found ? { ...state, found: { ...found, rows: replaced(found.rows, step.job_id, step.rows) } } : state;
  }
};
