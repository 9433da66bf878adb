import { binIndex, type ShownBoard } from '#domain/boards/boardFacts';
import type { BinKey } from '#domain/boards/kinds';
import type { PlanItem } from '#domain/boards/plan/decidePlan';
import type { CardMarks } from '../board/cardMarks';

/** The marks of a draft: on each card what becomes of it, in each bin that it leaves how many go. */
export const createDraftMarks = ({ drafted, left }: CardMarks, leftWords: (count: number) => string) => {
  let leftBins: BinKey[] = [];
  const end = (): void => {
    for (const key of drafted.keys()) drafted.set(key, undefined);
    for (const key of leftBins) left.set(key, undefined);
    leftBins = [];
  };
  return {
    end,
    /** @param facts the board without the draft */
    show: (
      facts: ShownBoard,
      items: readonly PlanItem[],
      wordsOf: (item: PlanItem, from: BinKey) => string | undefined,
    ): void => {
      const bins = binIndex(facts);
      const counts = new Map<BinKey, number>();
      const moving = new Set(items.map(({ key }) => key));
      for (const key of drafted.keys()) if (!moving.has(key)) drafted.set(key, undefined);
      for (const item of items) {
        const card = facts.cards.get(item.key);
        const from = card ? bins.binOf(card) : null;
        if (from === null) continue;
        if (from !== item.to) counts.set(from, (counts.get(from) ?? 0) + 1);
        drafted.set(item.key, wordsOf(item, from));
      }
      for (const key of leftBins) if (!counts.has(key)) left.set(key, undefined);
      for (const [key, count] of counts) left.set(key, leftWords(count));
      leftBins = [...counts.keys()];
    },
  };
};
