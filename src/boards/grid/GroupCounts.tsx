import { useCallback, useMemo } from 'react';
import type { Bin, Stage } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';
import { useTurn } from '../board/useBin';
import { useBoardText } from '../look/useBoardText';

interface Props {
  trays: readonly Bin[];
  isCollapsed: boolean;
  stage: Stage;
}

/** How many cards a group has on the shown days; collapsed also how many wait in its trays. */
export const GroupCounts = ({ trays, isCollapsed, stage }: Props) => {
  const { store } = useBoard();
  const text = useBoardText();
  // The layout stays the same while no row comes or goes: what is heard of need not be listed anew after each move.
  const layout = store.layout();
  const assigned = useMemo(
    () => (layout.groups.find(({ group }) => group.stage === stage)?.rows ?? []).flatMap(({ bins }) => bins),
    [layout, stage],
  );
  const bins = useMemo(() => (isCollapsed ? [...assigned, ...trays] : assigned), [assigned, trays, isCollapsed]);
  useTurn(
    useCallback(
      (listener: () => void) => {
        const offs = [store.onStage(stage, listener), ...trays.map(({ key }) => store.onBin(key, listener))];
        return () => offs.forEach((off) => off());
      },
      [store, stage, trays],
    ),
  );
  const count = bins.reduce((sum, bin) => sum + store.countIn(bin.key), 0);
  return <span className="group-count">{text('cards', { smart_count: count })}</span>;
};
