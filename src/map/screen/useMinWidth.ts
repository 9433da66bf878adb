import { useCallback, useSyncExternalStore } from 'react';

/** True on a window of at least so many pixels. */
export const useMinWidth = (pixels: number): boolean => {
  const query = `(min-width: ${pixels}px)`;
  const subscribe = useCallback((listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  }, [query]);
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => true);
};
