import { sameCriteria } from '#domain/jobSearch/criteria';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import type { Found } from './searchState';

/** The list as it was left, to be found again on the way back from a job. */
export interface KeptSearch {
  user: number | null;
  found: Found;
  /** Pixels from the top of the list. */
  scrolled: number;
  /** The row that the keys were on. */
  active: number;
  /** The job that was opened last: its rows are looked at again. */
  opened: number | null;
  at: number;
}

/** After this long a list is searched for afresh, in ms. */
const KEPT_FOR = 10 * 60_000;

let kept: KeptSearch | null = null;

export const keepSearch = (search: KeptSearch | null): void => {
  kept = search;
};

/** The kept list of this user, if it is recent and was found by these criteria. */
export const keptSearch = (user: number | null, criteria: SearchCriteria, now: number): KeptSearch | null =>
  kept !== null &&
  kept.user === user &&
  now - kept.at < KEPT_FOR &&
  sameCriteria(kept.found.question.criteria, criteria)
    ? kept
    : null;
