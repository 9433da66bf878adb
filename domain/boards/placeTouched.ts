import { viewContext, type BoardFacts } from './boardFacts';
import { cardIndex } from './cardIndex';
import type { CivilDate } from '../civilDate';
import type { BinKey } from './kinds';
import { placementOf } from './placement';
import { insertSorted, type FilledBins } from './placeCards';
import type { Card } from './types';
import { withEntries } from './withEntries';

interface Touched {
  /** Sub-jobs of which something changed: where their entries stand is worked out anew. */
  subJobs: ReadonlySet<number>;
  /** Cards that changed, those that are gone among them. */
  keys: Iterable<string>;
}

/** The positions of the cards before the change. */
interface Before {
  bins: FilledBins;
  cards: ReadonlyMap<string, Card>;
  /** The cards of a bin in their order. */
  cardsIn: (key: BinKey) => readonly Card[] | undefined;
  /** Where a card stood. */
  binOf: (key: string) => BinKey | undefined;
}

export interface Replaced {
  bins: FilledBins;
  /** The bins that may hold other cards than before. */
  dirty: ReadonlySet<BinKey>;
  /** Where each touched card stands now; null for nowhere. */
  places: ReadonlyMap<string, BinKey | null>;
}

/** A tray may hold thousands: nothing is called for each card of it. */
const isSame = (a: readonly Card[], b: readonly Card[]): boolean => {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
};
const without = (cards: readonly Card[], gone: readonly Card[]): Card[] => {
  const rest = cards.slice();
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
};
const put = (into: Map<BinKey, Card[]>, bin: BinKey, card: Card): void => {
  const cards = into.get(bin);
  if (cards) cards.push(card);
  else into.set(bin, [card]);
};

/**
 * The bins after a change of some sub-jobs, as {@link replaceCards} would answer them, but worked out for what changed
 * alone: a drop costs the same on a board of any size.
 */
export const placeTouched = (
  before: Before,
  facts: BoardFacts,
  days: readonly CivilDate[],
  { subJobs, keys }: Touched,
): Replaced => {
  const entries = new Map<string, Card>();
  const { ofSubJob } = cardIndex(facts.cards);
  for (const id of subJobs) for (const card of ofSubJob.get(id) ?? []) entries.set(card.key, card);
  const ctx = viewContext({ ...facts, cards: entries }, days);
  const places = new Map<string, BinKey | null>();
  for (const key of keys) if (!facts.cards.has(key)) places.set(key, null);
  for (const [key, card] of entries) {
    const subJob = facts.sub_jobs.get(card.job_detail_id);
    places.set(key, subJob ? placementOf(card, subJob, ctx) : null);
  }
  const going = new Map<BinKey, Card[]>();
  const coming = new Map<BinKey, Card[]>();
  for (const [key, bin] of places) {
    const [was, is, old] = [before.cards.get(key), entries.get(key), before.binOf(key)];
    if (was && old !== undefined) put(going, old, was);
    if (is && bin !== null) put(coming, bin, is);
  }
  const dirty = new Set([...going.keys(), ...coming.keys()]);
  const changed = new Map<BinKey, readonly Card[] | undefined>();
  for (const key of dirty) {
    const old = before.cardsIn(key) ?? [];
    const now = insertSorted(key, without(old, going.get(key) ?? []), coming.get(key) ?? [], facts);
    if (!isSame(old, now)) changed.set(key, now.length === 0 ? undefined : now);
  }
  return { bins: withEntries(before.bins, changed), dirty, places };
};
