import { STATUS } from '../../statuses';
import { applyChanges } from '../applyChanges';
import { isClosedBin } from '../binDay';
import { isOrdered } from '../binSort';
import { parseBinKey } from '../bins';
import { binIndex, type BinIndex, type ShownBoard } from '../boardFacts';
import { isStale } from '../conflict';
import type { BinKey } from '../kinds';
import { insertedAt } from '../order';
import type { Card } from '../types';
import { decidePlan, type PlanDecision, type PlanItem, type RefusedItem } from './decidePlan';

/** The server takes no more cards in one commit. */
export const MAX_TRIED = 500;

/** A card of a plan that is tried: where it goes, and how it stood when it was drawn there [SDY-008]. */
export interface TriedItem {
  key: string;
  job_detail_id: number;
  /** What its job was called, for when it has left the board. */
  job_name: string | null;
  to: BinKey;
  /** Its place among the ordered cards of the bin, 0 first; the end when null. */
  index: number | null;
  version: number;
  expected_bin: BinKey;
  /** The day that it goes to was one without work. */
  onto_closed: boolean;
  /** The crew had arrived there. */
  was_started: boolean;
}

/** A plan over a board: what of it moves, and the board as it stands with it. */
export interface LaidPlan extends PlanDecision {
  board: ShownBoard;
}

/** Decides a plan on a board as it stands, and lays it over that. */
export const layPlan = (board: ShownBoard, items: readonly TriedItem[]): LaidPlan => {
  const decision = decidePlan(
    board,
    items.map(({ key, to, index }) => ({ key, to, index: index ?? undefined })),
  );
  return { ...decision, board: { ...board, ...applyChanges(board, decision.changes, board.crews).state } };
};

/** The keys of a bin in their order; trays and repairs have none of their own. */
const orderIn = ({ cardsIn }: BinIndex, bin: BinKey): string[] =>
  parseBinKey(bin)?.kind === 'assigned'
    ? cardsIn(bin)
        .filter(isOrdered)
        .map(({ key }) => key)
    : [];

/** The order in which the cards of some bins are to stand. */
type Orders = ReadonlyMap<BinKey, readonly string[]>;

/**
 * The cards of a plan with the places that make these orders of it: a plan is decided at once, and puts its cards in one
 * behind the other, while each drop counts its place from the drop before. Cards at the end stay at the end.
 */
const inPlace = (before: BinIndex, items: readonly TriedItem[], orders: Orders): TriedItem[] =>
  [...new Set(items.map(({ to }) => to))].flatMap((to) => {
    const order = orders.get(to) ?? [];
    const at = ({ key }: TriedItem): number => order.indexOf(key);
    let stand = orderIn(before, to).filter((key) => order.includes(key));
    return items
      .filter((item) => item.to === to)
      .toSorted((one, other) => at(one) - at(other))
      .map((item) => {
        if (at(item) < 0) return { ...item, index: null };
        const others = stand.filter((key) => key !== item.key);
        const previous = order[at(item) - 1];
        const place = previous === undefined ? 0 : others.indexOf(previous) + 1;
        const isLast = item.index === null && place === others.length && to !== item.expected_bin;
        stand = insertedAt(others, item.key, place);
        return { ...item, index: isLast ? null : place };
      });
  });

/** The cards of a plan without those that stay in their bin, and there where they would stand anyway. */
const withoutHome = (before: BinIndex, items: readonly TriedItem[], orders: Orders): TriedItem[] =>
  items.reduce<TriedItem[]>(
    (kept, item) => {
      if (item.to !== item.expected_bin) return kept;
      const others = new Set(kept.filter((one) => one !== item).map(({ key }) => key));
      const stay = (keys: readonly string[]): string => keys.filter((key) => !others.has(key)).join(' ');
      const order = orders.get(item.to) ?? [];
      const was = orderIn(before, item.to).filter((key) => order.includes(key));
      return stay(order) === stay(was) ? kept.filter((one) => one !== item) : kept;
    },
    [...items],
  );

/** More moves in a plan: the plan with them, and those of them that a rule or a lock refuses. */
export interface MorePlan {
  items: readonly TriedItem[];
  stays: readonly RefusedItem[];
}

/**
 * Takes moves of the hand into a plan. A card that is in it already goes to its new place instead of the old one, and
 * counts as it stands now; one that is taken back to where it stands has left the plan.
 * @param board without the plan
 * @param started keys of the cards at which the crew has arrived
 */
export const withMoves = (
  board: ShownBoard,
  items: readonly TriedItem[],
  moves: readonly PlanItem[],
  started: ReadonlySet<string>,
): MorePlan => {
  const bins = binIndex(board);
  const drawn = moves.flatMap(({ key, to, index = null }): TriedItem[] => {
    const card = board.cards.get(key);
    const [expected_bin, bin] = [card ? bins.binOf(card) : null, parseBinKey(to)];
    if (!card || expected_bin === null) return [];
    const { job_detail_id, version } = card;
    const job_name = board.sub_jobs.get(job_detail_id)?.job_name ?? null;
    const onto_closed = bin !== null && isClosedBin(board, bin);
    return [
      { key, job_detail_id, job_name, to, index, version, expected_bin, onto_closed, was_started: started.has(key) },
    ];
  });
  const { refused } = decidePlan(
    board,
    drawn.map(({ key, to }) => ({ key, to })),
  );
  const staying = new Set(refused.map(({ key }) => key));
  const taken = drawn.filter(({ key }) => !staying.has(key));
  const taking = new Set(taken.map(({ key }) => key));
  // One that is refused keeps the place that it had in the plan.
  const all = [...items.filter(({ key }) => !taking.has(key)), ...taken];
  const shown = binIndex(layPlan(board, items).board);
  const orders = new Map([...new Set(all.map(({ to }) => to))].map((to) => [to, orderIn(shown, to)]));
  for (const [bin, order] of orders)
    orders.set(
      bin,
      order.filter((one) => !taking.has(one)),
    );
  for (const { key, to, index } of taken) {
    const card = board.cards.get(key);
    if (card && isOrdered(card) && parseBinKey(to)?.kind === 'assigned')
      orders.set(to, insertedAt(orders.get(to) ?? [], key, index ?? undefined));
  }
  return { items: inPlace(bins, withoutHome(bins, all, orders), orders), stays: refused };
};

/** A plan without one of its cards, which stands where it stood; the others keep their places. */
export const withoutCard = (board: ShownBoard, items: readonly TriedItem[], gone: string): readonly TriedItem[] => {
  const [before, shown] = [binIndex(board), binIndex(layPlan(board, items).board)];
  const rest = items.filter(({ key }) => key !== gone);
  const orders = new Map(
    [...new Set(rest.map(({ to }) => to))].map((to) => {
      const others = orderIn(shown, to).filter((key) => key !== gone);
      const home = orderIn(before, to).indexOf(gone);
      return [to, home < 0 ? others : insertedAt(others, gone, home)] as const;
    }),
  );
  return inPlace(before, rest, orders);
};

/** What became of a card of a plan meanwhile. */
export interface ChangedItem {
  key: string;
  why: 'gone' | 'completed' | 'moved' | 'started' | 'changed';
  /** Where it stands now. */
  bin: BinKey | null;
}

const changeOf = (item: TriedItem, card: Card, bin: BinKey | null, isStarted: boolean): ChangedItem['why'] | null => {
  if (isStale(card, bin, item)) {
    if (card.status_id === STATUS.COMPLETE) return 'completed';
    return bin === item.expected_bin ? 'changed' : 'moved';
  }
  return isStarted && !item.was_started ? 'started' : null;
};

/**
 * The cards of a plan that are not as they were when they were drawn.
 * @param board without the plan
 * @param isShown whether all cards of a bin are on the board: one that is not there then is gone
 */
export const changedSince = (
  board: ShownBoard,
  items: readonly TriedItem[],
  isShown: (bin: BinKey) => boolean,
  started: ReadonlySet<string>,
): ChangedItem[] => {
  const bins = binIndex(board);
  return items.flatMap((item): ChangedItem[] => {
    const { key, expected_bin, version } = item;
    const card = board.cards.get(key);
    // A stand-in that has become a row has another key.
    if (!card) return isShown(expected_bin) ? [{ key, why: version === 0 ? 'changed' : 'gone', bin: null }] : [];
    const bin = bins.binOf(card);
    const why = changeOf(item, card, bin, started.has(key));
    return why === null ? [] : [{ key, why, bin }];
  });
};
