import { useSyncExternalStore } from 'react';

/** Below this width a board shows one day at a time. */
const QUERY = '(max-width: 760px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on a screen that has room for one day alone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches, () => false);
