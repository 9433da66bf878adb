import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import type { CivilDate } from '#domain/civilDate';
import type { Stage } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';
import { useShape } from '../board/useShape';
import { boardModel, type BoardModel } from '../carry/boardModel';
import { columnsOf } from '../carry/columns';
import type { Metrics } from '../carry/metrics';

interface Shown {
  metrics: Metrics;
  width: number;
  height: number;
  /** One day alone, where the screen has room for one. */
  day?: CivilDate | undefined;
  /** One stage alone. */
  stage?: Stage | undefined;
}

/** Where everything of the board stands, worked out anew when its shape or the room changes. */
export const useBoardModel = ({ metrics, width, height, day, stage }: Shown): { model: BoardModel; turn: number } => {
  const board = useBoard();
  const { store } = board;
  const { panels, filter, matches } = board.shown;
  // Only what hides cards changes the shape.
  const hidden = useSyncExternalStore(filter.subscribe, () => (filter.get().isAlone ? filter.get() : null));
  const shape = useShape();
  const [collapses, bump] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const offs = store.layout().groups.map(({ group }) => panels.collapsed.subscribe(group.stage, bump));
    return () => offs.forEach((off) => off());
  }, [store, panels]);

  const model = useMemo(() => {
    const layout = store.layout();
    const ofStage = stage ? layout.groups.filter(({ group }) => group.stage === stage) : layout.groups;
    // Nothing is drawn before the room is known.
    const groups = width === 0 ? [] : ofStage;
    const days = day === undefined ? store.days() : [day];
    const countIn = matches.shownCount;
    const bins = groups.flatMap(({ rows }) => rows.flatMap((row) => row.bins));
    const filled = new Set(bins.filter((bin) => countIn(bin.key) > 0).map((bin) => bin.date));
    const columns = columnsOf(days, (one: CivilDate) => filled.has(one), width, metrics);
    const isCollapsed = (one: Stage) =>
      stage === undefined && metrics.groupHead > 0 && panels.collapsed.get(one) === true;
    return boardModel({ layout: { ...layout, groups }, columns, metrics, countIn, isCollapsed, room: height });
    // The store's answers change with its shape and with what is collapsed.
    // eslint-disable-next-line react/exhaustive-deps
  }, [store, panels, metrics, width, height, day, stage, shape, collapses, hidden]);
  return { model, turn: shape };
};
