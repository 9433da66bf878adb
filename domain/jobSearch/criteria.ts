import type { SearchCriteria } from './searchCriteria';

/** What is chosen in the panel, as against how the answer is sorted and paged. */
export const CRITERIA = [
  'keyword',
  'company',
  'supervisor',
  'category',
  'name',
  'number',
  'is_central_texas',
  'color',
  'status',
  'address',
  'city',
  'job_type',
  'is_request_form',
  'scheduled_app_date',
  'entered_start_date',
  'entered_end_date',
  'report',
] as const satisfies readonly (keyof SearchCriteria)[];

export type CriterionName = (typeof CRITERIA)[number];

/** Any non-empty text, list or date, Request Form yes or no, and Central Texas on [FLT-032]. */
const isGiven = (name: CriterionName, criteria: SearchCriteria): boolean => {
  const value = criteria[name];
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object') return value.length > 0;
  return name === 'is_central_texas' ? value === true : true;
};

/** The criteria that look for something. */
export const givenCriteria = (criteria: SearchCriteria): CriterionName[] =>
  CRITERIA.filter((name) => isGiven(name, criteria));

/** Whether the search has no criteria [FLT-018 FLT-032]. */
export const isEmpty = (criteria: SearchCriteria): boolean => givenCriteria(criteria).length === 0;

const trimmed = (value: SearchCriteria[CriterionName]): SearchCriteria[CriterionName] =>
  typeof value === 'string' ? value.trim() : value;

/** The criteria as they are sent and compared: only what looks for something, texts without spaces around them. */
export const cleanCriteria = (criteria: SearchCriteria): SearchCriteria =>
  Object.fromEntries(givenCriteria(criteria).map((name) => [name, trimmed(criteria[name])]));

/** Whether two searches have the same criteria. */
export const sameCriteria = (one: SearchCriteria, other: SearchCriteria): boolean =>
  JSON.stringify(cleanCriteria(one)) === JSON.stringify(cleanCriteria(other));

/**
 * "Search" until results exist for the criteria as they stand, then "Refresh Results" [FLT-030]. `searched` is null
 * without results.
 */
export const searchButton = (criteria: SearchCriteria, searched: SearchCriteria | null): 'search' | 'refresh' =>
  searched !== null && sameCriteria(criteria, searched) ? 'refresh' : 'search';
