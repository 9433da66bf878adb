import { useCallback } from 'react';
import { useStore } from 'ra-core';
import { withWidth, type ColumnPreferences } from './listColumns';

/** The user's columns of a list, kept in the browser with the user's other settings. */
export const useColumnPreferences = (resource: string) => {
  const [preferences, store] = useStore<ColumnPreferences | null>(`${resource}.columns`, null);
  const setShown = useCallback(
    (shown: readonly string[]) =>
      store((before: ColumnPreferences | null) => ({ widths: before?.widths ?? {}, shown })),
    [store],
  );
  /** A width in pixels, or null for the one that the kind of the column has by itself. */
  const setWidth = useCallback(
    (name: string, width: number | null) =>
      store((before: ColumnPreferences | null) => ({
        shown: before?.shown ?? [],
        widths: withWidth(before?.widths ?? {}, name, width),
      })),
    [store],
  );
  const reset = useCallback(() => store(null), [store]);
  /** Those of a named view; null for the list's own. */
  const replace = useCallback((columns: ColumnPreferences | null) => store(columns), [store]);
  return { preferences, setShown, setWidth, reset, replace };
};
