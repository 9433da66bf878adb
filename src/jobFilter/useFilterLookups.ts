import { useEffect, useReducer } from 'react';
import { NO_LOOKUPS, type FilterLookups } from './filterLookups';

interface Lists {
  lookups: FilterLookups;
  hasFailed: boolean;
}

/** What reads the lists. */
interface Source {
  lookups: () => Promise<FilterLookups>;
}

/** The lists behind the pickers; empty until they are there. */
export const useFilterLookups = (api: Source): Lists & { retry: () => void } => {
  const [lists, set] = useReducer((_: Lists, next: Lists) => next, { lookups: NO_LOOKUPS, hasFailed: false });
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isCurrent = true;
    api.lookups().then(
      (lookups) => {
        if (isCurrent) set({ lookups, hasFailed: false });
      },
      () => {
        if (isCurrent) set({ lookups: NO_LOOKUPS, hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, tries]);
  return { ...lists, retry };
};
