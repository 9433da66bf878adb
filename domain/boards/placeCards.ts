import { parseBinKey } from './bins';
import { binOrder, putInOrder, type SubJobInOrder } from './binSort';
import type { BoardState } from './boardState';
import type { BinKey, Stage } from './kinds';
import type { HeldCrews } from './layout';
import { type PlacementContext, placementOf } from './placement';
import { NO_WORKER } from './timeGrid/fieldworkers';
import type { Card } from './types';

/** The cards of each bin that holds any, in the order in which they stand. */
export type FilledBins = ReadonlyMap<BinKey, readonly Card[]>;

/** Every card in its bin, in no order. Linear. */
export const gatherCards = (state: BoardState<SubJobInOrder>, ctx: PlacementContext): Map<BinKey, Card[]> => {
  const bins = new Map<BinKey, Card[]>();
  for (const card of state.cards.values()) {
    const subJob = state.sub_jobs.get(card.job_detail_id);
    const key = subJob ? placementOf(card, subJob, ctx) : null;
    if (key === null) continue;
    const bin = bins.get(key);
    if (bin) bin.push(card);
    else bins.set(key, [card]);
  }
  return bins;
};

/** Puts the cards of one bin in the order in which they stand. */
export const sortBin = (key: BinKey, cards: Card[], state: BoardState<SubJobInOrder>): Card[] => {
  const bin = cards.length > 1 ? parseBinKey(key) : null;
  return bin ? putInOrder(bin, cards, state) : cards;
};

/** Puts more cards into a bin whose own already stand in order. */
export const insertSorted = (
  key: BinKey,
  cards: Card[],
  coming: readonly Card[],
  state: BoardState<SubJobInOrder>,
): Card[] => {
  const bin = parseBinKey(key);
  if (!bin) return [...cards, ...coming];
  const order = binOrder(bin, state);
  for (const card of coming) {
    let [from, to] = [0, cards.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = cards[middle];
      if (other && order(other, card) <= 0) from = middle + 1;
      else to = middle;
    }
    cards.splice(to, 0, card);
  }
  return cards;
};

const sorted = (state: BoardState<SubJobInOrder>, ctx: PlacementContext): Map<BinKey, Card[]> => {
  const bins = gatherCards(state, ctx);
  for (const [key, cards] of bins) sortBin(key, cards, state);
  return bins;
};

/** Every card in its bin. Linear in the cards but for the sorting inside each bin. */
export const placeCards = (state: BoardState<SubJobInOrder>, ctx: PlacementContext): FilledBins => sorted(state, ctx);

const isSame = (a: readonly Card[] | undefined, b: readonly Card[] | undefined): boolean =>
  (a?.length ?? 0) === (b?.length ?? 0) && (a ?? []).every((card, index) => card === b?.[index]);

/**
 * As {@link placeCards}, but a bin whose cards are the same keeps its array, so that only changed bins are drawn anew.
 */
export const replaceCards = (
  before: FilledBins,
  state: BoardState<SubJobInOrder>,
  ctx: PlacementContext,
): FilledBins => {
  const bins = sorted(state, ctx);
  const kept = new Map<BinKey, readonly Card[]>();
  for (const [key, cards] of bins) {
    const old = before.get(key);
    kept.set(key, old && isSame(old, cards) ? old : cards);
  }
  return kept;
};

/** For each stage the crews that hold a card in view: their rows are shown even when they are inactive [BRD-008]. */
export const heldCrews = (bins: FilledBins): HeldCrews => {
  const held = new Map<Stage, Set<number>>();
  for (const key of bins.keys()) {
    const bin = parseBinKey(key);
    if (!bin?.stage || bin.kind !== 'assigned') continue;
    const crew_id = bin.crew_id ?? NO_WORKER;
    const crews = held.get(bin.stage);
    if (crews) crews.add(crew_id);
    else held.set(bin.stage, new Set([crew_id]));
  }
  return held;
};
