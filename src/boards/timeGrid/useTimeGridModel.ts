import { useEffect, useMemo, useReducer } from 'react';
import { isoWeekday, type CivilDate } from '#domain/civilDate';
import { useBoard } from '../board/BoardContext';
import type { Metrics } from '../carry/metrics';
import { useBinsTurn } from '../board/useBin';
import { useShape } from '../board/useShape';
import { timeGridModel, type TimeGridModel } from '../carry/timeGridModel';

/** A day is remembered as collapsed by its weekday: Sundays stay closed from week to week. */
export const dayPanel = (day: CivilDate): string => `day ${isoWeekday(day)}`;

/** Where everything of the time grid stands, worked out anew when its rows, blocks or days change. */
export const useTimeGridModel = (metrics: Metrics): TimeGridModel => {
  const board = useBoard();
  const { store } = board;
  const { panels } = board.shown;
  const shape = useShape();
  const [collapses, bump] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const offs = store.days().map((day) => panels.collapsed.subscribe(dayPanel(day), bump));
    return () => offs.forEach((off) => off());
  }, [store, panels, shape]);

  const rows = store.layout().groups[0]?.rows;
  const bins = useMemo(() => (rows ?? []).flatMap((row) => row.bins), [rows]);
  const turn = useBinsTurn(bins);
  return useMemo(
    () =>
      timeGridModel({
        rows: rows ?? [],
        days: store.days(),
        metrics,
        cardsIn: store.cardsIn,
        isCollapsed: (day) => panels.collapsed.get(dayPanel(day)) === true,
      }),
    // The store's answers change with its shape and its bins, and with what is collapsed.
    // eslint-disable-next-line react/exhaustive-deps
    [store, panels, metrics, rows, shape, turn, collapses],
  );
};
