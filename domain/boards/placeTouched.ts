import { viewContext, type BoardFacts } from './boardFacts';
import { cardIndex } from './cardIndex';
import type { CivilDate } from '../civilDate';
import type { BinKey } from './kinds';
import { placementOf } from './placement';
import { insertSorted, type FilledBins } from './placeCards';
import type { Card } from './types';

interface Touched {
  /** Sub-jobs of which something changed: where their entries stand is worked out anew. */
  subJobs: ReadonlySet<number>;
  /** Cards that changed, those that are gone among them. */
  keys: Iterable<string>;
}

export interface Replaced {
  bins: FilledBins;
  /** The bins that may hold other cards than before. */ dirty: ReadonlySet<BinKey>;
  /** Where each touched card stands now; null for nowhere. */ places: ReadonlyMap<string, BinKey | null>;
}

const isSame = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, index) => card === b[index]);

/**
 * The bins after a change of some sub-jobs, as {@link replaceCards} would answer them, but worked out for what changed
 * alone: a drop costs the same on a board of any size.
 * @param wasIn where a card stood before
 */
export const placeTouched = (
  before: FilledBins,
  facts: BoardFacts,
  days: readonly CivilDate[],
  { subJobs, keys }: Touched,
  wasIn: (key: string) => BinKey | undefined,
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
  const coming = new Map<BinKey, Card[]>();
  const dirty = new Set<BinKey>();
  for (const [key, bin] of places) {
    const old = wasIn(key);
    const card = entries.get(key);
    if (old !== undefined) dirty.add(old);
    if (bin === null || !card) continue;
    dirty.add(bin);
    coming.set(bin, [...(coming.get(bin) ?? []), card]);
  }
  const bins = new Map(before);
  for (const key of dirty) {
    const old = before.get(key) ?? [];
    const now = insertSorted(
      key,
      old.filter((card) => !places.has(card.key)),
      coming.get(key) ?? [],
      facts,
    );
    if (now.length === 0) bins.delete(key);
    else if (!isSame(old, now)) bins.set(key, now);
  }
  return { bins, dirty, places };
};
