import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CivilDate } from '#domain/civilDate';
import type { DayCell } from '#domain/daily/dayCell';
import { useLoaded } from '../../../dataProvider/useLoaded';
import { useLive } from '../../../live/useLive';
import { useRefreshing } from '../../../live/useRefreshing';
import { cellKey } from './edits';
import { useSheetApi } from './useSheetApi';

/** Changes of others are read so long after the last of them. */
const SETTLE_MS = 800;

interface Saved {
  key: string;
  value: string | null;
}

const withSaved = (cells: readonly DayCell[], saved: readonly Saved[]): readonly DayCell[] => {
  const values = new Map(saved.map(({ key, value }) => [key, value]));
  return cells.map((cell) => {
    const value = values.get(cellKey(cell) ?? '');
    return value === undefined ? cell : { ...cell, value };
  });
};

/** The cells of a day as they are stored, read anew when somebody changes something. */
export const useDayCells = (date: CivilDate) => {
  const api = useSheetApi();
  const live = useLive();
  const count = useRef(0);
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  const load = useCallback(async () => {
    const before = count.current;
    return { cells: await api.cells(date), before };
  }, [api, date]);
  const { value: loaded, error, reload } = useLoaded(load);
  const [last, setLast] = useState(loaded);
  if (loaded && loaded !== last) setLast(loaded);
  // What was saved here while the answer was on its way, or since, is newer than it, whichever is drawn first.
  const shown = useMemo(() => last && withSaved(last.cells, saved.slice(last.before)), [last, saved]);
  const put = useCallback((key: string, value: string | null): void => {
    count.current += 1;
    setSaved((all) => [...all, { key, value }]);
  }, []);

  useRefreshing(reload, live);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = live.subscribe(({ name }) => {
      if (name === 'hold' || name === 'viewer' || name === 'notification') return;
      clearTimeout(timer);
      timer = setTimeout(reload, SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [live, reload]);
  // A failed reading anew leaves what was read before.
  return { cells: shown, error: shown ? null : error, reload, put };
};
