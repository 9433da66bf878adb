import type { CivilDate } from '../civilDate';
import type { Card } from './types';

type Cards = ReadonlyMap<string, Card>;
type Group<K> = ReadonlyMap<K, readonly Card[]>;

/** The cards of a board by what decisions ask for, so that a move costs the same on a board of any size. */
export interface CardIndex {
  ofSubJob: Group<number>;
  ofJob: Group<number>;
  /** Cards without a date are in none. */
  onDay: Group<CivilDate>;
}

const GROUPS = {
  ofSubJob: ({ job_detail_id }: Card) => job_detail_id,
  ofJob: ({ job_id }: Card) => job_id,
  onDay: ({ date }: Card) => date,
} as const;

/** A map of cards never changes once it is a board's. */
const known = new WeakMap<Cards, CardIndex>();

const grouped = <K>(cards: Iterable<Card>, keyOf: (card: Card) => K | null): Group<K> => {
  const groups = new Map<K, Card[]>();
  for (const card of cards) {
    const key = keyOf(card);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return groups;
};

/** The groups after some cards came, went or changed; those of other cards stay the same lists. */
const regrouped = <K>(
  groups: Group<K>,
  keyOf: (card: Card) => K | null,
  gone: ReadonlySet<Card>,
  come: readonly Card[],
): Group<K> => {
  const coming = grouped(come, keyOf);
  const dirty = new Set(coming.keys());
  for (const card of gone) {
    const key = keyOf(card);
    if (key !== null) dirty.add(key);
  }
  const next = new Map(groups);
  for (const key of dirty) {
    const cards = [...(groups.get(key) ?? []).filter((card) => !gone.has(card)), ...(coming.get(key) ?? [])];
    if (cards.length > 0) next.set(key, cards);
    else next.delete(key);
  }
  return next;
};

/** The index of a board's cards; worked out once for each map. */
export const cardIndex = (cards: Cards): CardIndex => {
  const found = known.get(cards);
  if (found) return found;
  const made: CardIndex = {
    ofSubJob: grouped(cards.values(), GROUPS.ofSubJob),
    ofJob: grouped(cards.values(), GROUPS.ofJob),
    onDay: grouped(cards.values(), GROUPS.onDay),
  };
  known.set(cards, made);
  return made;
};

/**
 * Makes the index of a changed map of cards out of the one before, if that is known: what has not changed is not looked
 * at.
 * @param swaps each changed card as it was and as it is
 */
export const carryIndex = (
  before: Cards,
  after: Cards,
  swaps: Iterable<{ before: Card | undefined; after: Card | undefined }>,
): void => {
  const old = known.get(before);
  if (!old || known.has(after)) return;
  const gone = new Set<Card>();
  const come: Card[] = [];
  for (const swap of swaps) {
    if (swap.before) gone.add(swap.before);
    if (swap.after) come.push(swap.after);
  }
  known.set(after, {
    ofSubJob: regrouped(old.ofSubJob, GROUPS.ofSubJob, gone, come),
    ofJob: regrouped(old.ofJob, GROUPS.ofJob, gone, come),
    onDay: regrouped(old.onDay, GROUPS.onDay, gone, come),
  });
};
