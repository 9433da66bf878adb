import { useCallback, useMemo, useRef, useState } from 'react';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';

export interface RowSelection {
  ids: ReadonlySet<string>;
  /** The rows that the list shows. */
  rows: readonly JobSearchRow[];
  /** Takes a row or lets it go; `isRange` does the same with all since the one before. */
  toggle: (row: JobSearchRow, isRange?: boolean) => void;
  /** All rows that are loaded, or none. */
  toggleAll: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected rows of the list. What another search no longer shows is not selected: nothing is done to rows out of
 * sight.
 */
export const useRowSelection = (shown: readonly JobSearchRow[]): RowSelection => {
  const [picked, setPicked] = useState(NONE);
  const last = useRef<string | null>(null);
  const rows = useMemo(() => (picked.size === 0 ? [] : shown.filter(({ id }) => picked.has(id))), [shown, picked]);
  const ids = useMemo(() => (rows.length === 0 ? NONE : new Set(rows.map(({ id }) => id))), [rows]);

  const toggle = useCallback(
    (row: JobSearchRow, isRange = false): void => {
      const [from, to] = [shown.findIndex(({ id }) => id === last.current), shown.indexOf(row)];
      const touched = isRange && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
      last.current = row.id;
      setPicked((before) => {
        const next = new Set(before);
        for (const { id } of touched)
          if (before.has(row.id)) next.delete(id);
          else next.add(id);
        return next;
      });
    },
    [shown],
  );
  const toggleAll = useCallback(
    () => setPicked(ids.size === shown.length ? NONE : new Set(shown.map(({ id }) => id))),
    [ids, shown],
  );
  const clear = useCallback(() => setPicked(NONE), []);
  return useMemo(() => ({ ids, rows, toggle, toggleAll, clear }), [ids, rows, toggle, toggleAll, clear]);
};
