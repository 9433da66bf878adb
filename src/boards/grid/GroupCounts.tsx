import { useMemo } from 'react';
import type { Bin, Stage } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';
import { useBinsTurn } from '../store/useBinsTurn';
import { useBoardText } from '../useBoardText';

interface Props { trays: readonly Bin[]; rows: readonly { bins: readonly Bin[] }[]; isCollapsed: boolean; stage: Stage }

/** How many cards a group has on the shown days; collapsed also how many wait in its trays. */
export const GroupCounts = ({ trays, rows, isCollapsed, stage }: Props) => {
  const { store } = useBoard();
  const text = useBoardText();
  const assigned = useMemo(
    () => (rows.length > 0 ? rows : store.layout().groups.find(({ group }) => group.stage === stage)?.rows ?? []).flatMap(({ bins }) => bins),
    [rows, store, stage],
  );
  const bins = useMemo(() => (isCollapsed ? [...assigned, ...trays] : assigned), [assigned, trays, isCollapsed]);
  useBinsTurn(bins);
  const count = bins.reduce((sum, bin) => sum + store.cardsIn(bin.key).length, 0);
  return <span className="group-count">{text('cards', { smart_count: count })}</span>;
};
