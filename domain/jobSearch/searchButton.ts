import { sameCriteria } from './criteria';
import type { SearchCriteria } from './searchCriteria';

/** "Search" until results exist for the criteria as they stand, then "Refresh Results" [FLT-030]. `searched` is null without results. */
export const searchButton = (criteria: SearchCriteria, searched: SearchCriteria | null): 'search' | 'refresh' =>
  searched !== null && sameCriteria(criteria, searched) ? 'refresh' : 'search';
