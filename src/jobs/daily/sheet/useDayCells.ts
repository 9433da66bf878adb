import { useCallback, useEffect, useRef, useState } from 'react';
import type { CivilDate } from '#domain/civilDate';
import type { DayCell } from '#domain/daily/dayCell';
import { useLoaded } from '../../../dataProvider/useLoaded';
import { useLive } from '../../../live/useLive';
import { useRefreshing } from '../../../live/useRefreshing';
import { cellKey } from './edits';
import { useSheetApi } from './useSheetApi';

/** Changes of others are read so long after the last of them. */
const SETTLE_MS = 800;

/** The cells of a day as they are stored, read anew when somebody changes something. */
export const useDayCells = (date: CivilDate) => {
  const api = useSheetApi();
  const live = useLive();
  const puts = useRef<readonly { key: string; value: string | null }[]>([]);
  const load = useCallback(async () => {
    const before = puts.current.length;
    const read = await api.cells(date);
    // What was saved here while the answer was on its way is newer than it.
    const since = new Map(puts.current.slice(before).map(({ key, value }) => [key, value]));
    return read.map((cell) => {
      const value = since.get(cellKey(cell) ?? '');
      return value === undefined ? cell : { ...cell, value };
    });
  }, [api, date]);
  const { value: loaded, error, reload } = useLoaded(load);
  const [shown, setShown] = useState<readonly DayCell[] | null>(null);
  const [seen, setSeen] = useState<readonly DayCell[] | null>(null);
  if (loaded && loaded !== seen) {
    setSeen(loaded);
    setShown(loaded);
  }
  const put = useCallback((key: string, value: string | null): void => {
    puts.current = [...puts.current, { key, value }];
    setShown((cells) => cells?.map((cell) => (cellKey(cell) === key ? { ...cell, value } : cell)) ?? null);
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
