import { isEmpty } from '#domain/jobSearch/criteria';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { addressOfCriteria, criteriaOfAddress } from './criteriaAddress';

/** Whose criteria these are: each screen keeps its own [FLT-034]. */
export type FilterScreen = 'job' | 'map';

const keyOf = (screen: FilterScreen): string => `trowel:filter:${screen}`;

/** The criteria that a screen kept in this session; none when the browser keeps nothing. */
export const keptCriteria = (screen: FilterScreen): SearchCriteria => {
  try {
    return criteriaOfAddress(new URLSearchParams(window.sessionStorage.getItem(keyOf(screen)) ?? ''));
  } catch {
    return {};
  }
};

export const keepCriteria = (screen: FilterScreen, criteria: SearchCriteria): void => {
  try {
    if (isEmpty(criteria)) window.sessionStorage.removeItem(keyOf(screen));
    else window.sessionStorage.setItem(keyOf(screen), addressOfCriteria(criteria, new URLSearchParams()).toString());
  } catch {
    // A browser that keeps nothing forgets the criteria when the screen is left.
  }
};
