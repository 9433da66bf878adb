import type { CivilDate } from '../../civilDate';
import { parseBinKey } from '../bins';
import { decisionContext, type ShownBoard } from '../boardFacts';
import { loadOf, type Load } from '../heads';
import type { Bin, BinKey, Stage } from '../kinds';
import { gatherCards } from '../placeCards';

/** A crew's day that is over its capacity. */
export interface FullDay {
  bin: Bin;
  load: Load;
  /** The share of the capacity that is used, in whole percent. */
  percent: number;
}

/**
 * The crew's days over their capacity among some, the fullest first.
 * @param board as it stands with the plan
 */
export const fullDays = (
  board: ShownBoard,
  among: Iterable<BinKey>,
  capacityOn: (date: CivilDate, crew_id: number | null, stage: Stage | null) => number | null,
): FullDay[] => {
  const cards = gatherCards(board, decisionContext(board));
  return [...new Set(among)]
    .flatMap((key): FullDay[] => {
      const bin = parseBinKey(key);
      if (!bin || bin.date === null) return [];
      const capacity = capacityOn(bin.date, bin.crew_id, bin.stage);
      const load = loadOf(cards.get(key) ?? [], board.sub_jobs, board.config.category, capacity);
      if (load.level !== 'red' || !capacity) return [];
      return [{ bin, load, percent: Math.round((load.quantity / capacity) * 100) }];
    })
    .sort((a, b) => b.percent - a.percent);
};
