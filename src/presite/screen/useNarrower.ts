import { useSyncExternalStore } from 'react';

/** A phone shows one column at a time; below the second width the map has a tab of its own. */
const QUERIES = { phone: '(max-width: 760px)', map_tab: '(max-width: 1080px)' } as const;

/** Whether the window is as narrow as that. */
export const useNarrower = (than: keyof typeof QUERIES): boolean => useSyncExternalStore(
  (listener) => {
    const query = window.matchMedia(QUERIES[than]);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
  () => window.matchMedia(QUERIES[than]).matches,
  () => false,
);
