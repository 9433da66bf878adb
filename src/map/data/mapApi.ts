import type { MapJob } from '#domain/jobSearch/mapJob';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import type { FilterLookups } from '../../jobFilter/filterLookups';

/** The server, as the map's screen sees it. */
export interface MapApi {
  lookups: () => Promise<FilterLookups>;
  /** @throws Error whose message, when it has one, is for the user [FLT-016 FLT-017] */
  search: (criteria: SearchCriteria) => Promise<readonly MapJob[]>;
}
