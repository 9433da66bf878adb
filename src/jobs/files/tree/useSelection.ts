import { useRef, useState } from 'react';
import type { JobDocument } from '../data/documentsApi';

/** The documents that are ticked: one by one, a range by Shift, or all that are shown [DOC-009]. */
export const useSelection = (documents: readonly JobDocument[], shown: readonly number[]) => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const put = (all: readonly number[]): void => {
    last.current = null; // a range begins at what was ticked by hand since
    setIds(new Set(all));
  };
  return {
    ids,
    selected: documents.filter(({ id }) => ids.has(id)),
    isAll: shown.length > 0 && shown.every((id) => ids.has(id)),
    /** @param isRange all from the one that was ticked before to this one, as they stand on the screen */
    select: (id: number, on: boolean, isRange: boolean): void => {
      const ends = [shown.indexOf(last.current ?? id), shown.indexOf(id)];
      const range = isRange && !ends.includes(-1) ? shown.slice(Math.min(...ends), Math.max(...ends) + 1) : [id];
      last.current = id;
      setIds((before) => {
        const after = new Set(before);
        for (const one of range)
          if (on) after.add(one);
          else after.delete(one);
        return after;
      });
    },
    selectAll: (on: boolean): void => put(on ? shown : []),
    clear: (): void => put([]),
  };
};
