import { parseBinKey } from '#domain/boards/bins';
import { capacityOfBin } from '#domain/boards/binDay';
import type { ShownBoard } from '#domain/boards/boardFacts';
import type { BinKey } from '#domain/boards/kinds';
import type { RefusedItem } from '#domain/boards/plan/decidePlan';
import { fullDays, type FullDay } from '#domain/boards/plan/fullDays';
import { planMiles } from '#domain/boards/plan/planMiles';
import type { ChangedItem, LaidPlan, TriedItem } from '#domain/boards/plan/triedPlan';
import type { Leg } from '#domain/boards/distance/road';
import { daysBetween } from '#domain/civilDate';
import type { Board } from '../board/createBoard';
import { roadsOf, type MilesSource } from '../distance/createRoads';
import { dayText } from '../look/dayText';
import type { Conflict } from '../store/rainApi';
import type { PlanText } from './planMessages';

/** A plan as it is drawn. */
export interface DrawnPlan {
  step: 'drawn' | 'sending' | 'ended';
  items: readonly TriedItem[];
  /** Those that a rule or a lock refuses now. */
  refused: readonly RefusedItem[];
  changed: readonly ChangedItem[];
  /** Crews' days over their capacity among those to which cards come. */
  full: readonly FullDay[];
  /** Null where nothing is measured. */
  miles: { added: number; unplaced: number; source: MilesSource } | null;
  conflicts: readonly Conflict[];
  /** Whether the device has it; null while it is being written. */
  isKept: boolean | null;
  /** Why it was not applied. */
  failure: string | null;
}

/** What a plan does to crews and miles; the ways it takes are asked for by road where there is a table service. */
export const figuresOfPlan = (
  board: Board,
  below: ShownBoard,
  { moved, board: after }: LaidPlan,
): Pick<DrawnPlan, 'full' | 'miles'> & { legs: readonly Leg[] } => {
  const roads = roadsOf(board);
  const milesOf = roads.milesOf();
  const legs: Leg[] = [];
  const keys = moved.map(({ key }) => key);
  const miles = planMiles(below, after, keys, (from, to) => {
    legs.push({ from, to });
    return milesOf(from, to);
  });
  const full = fullDays(
    after,
    moved.map(({ to }) => to),
    (date, crew_id, stage) => capacityOfBin(after, { date, crew_id, stage }),
  );
  return { full, miles: miles && { ...miles, source: roads.sourceOf(legs) }, legs };
};

/** What becomes of a card: "+2 d", "other crew", "to On Hold". */
export const markWords = (board: Board, from: BinKey, to: BinKey, text: PlanText): string => {
  const [was, is] = [parseBinKey(from), parseBinKey(to)];
  if (from === to) return text('mark_place');
  if (!is?.date) return text('mark_tray', { bin: board.voice.words.bin(to) });
  if (!was?.date) return text('mark_day', { day: dayText(is.date, board.voice.words.language()).short });
  const days = daysBetween(was.date, is.date);
  if (days === 0) return text('mark_crew');
  return `${days > 0 ? '+' : '-'}${text('mark_days', { smart_count: Math.abs(days) })}`;
};
