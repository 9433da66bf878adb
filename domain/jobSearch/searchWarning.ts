import { addMonths } from './addMonths';
import type { SearchCriteria } from './searchCriteria';

/** The most records that a search returns [FLT-019]. */
export const SEARCH_LIMIT = 4000;

const MONTHS = 3;

/**
 * Whether the panel warns of the limit: a to-date without a from-date, or a range of three calendar months or more. The
 * search is sent all the same [FLT-019 FLT-031 FLT-032].
 */
export const isRangeWide = ({ entered_start_date: from, entered_end_date: to }: SearchCriteria): boolean => {
  if (!to) return false;
  return !from || to >= addMonths(from, MONTHS);
};
