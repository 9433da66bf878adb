import { useCallback } from 'react';
import { useStore } from 'ra-core';
import type { ColumnPreferences } from './listColumns';

/** The user's columns of a list, kept in the browser with the user's other settings. */
export const useColumnPreferences = (resource: string) => {
  const [preferences, store] = useStore<ColumnPreferences | null>(`${resource}.columns`, null);
  const setShown = useCallback(
    (shown: readonly string[]) => store((before: ColumnPreferences | null) => ({ widths: before?.widths ?? {}, shown })), [store]);
  const setWidth = useCallback(
    (name: string, width: number) => store((before: ColumnPreferences | null) => ({ shown: before?.shown ?? [], widths: { ...before?.widths, [name]: Math.round(width) } })), [store]);
  const reset = useCallback(() => store(null), [store]);
  return { preferences, setShown, setWidth, reset };
};
