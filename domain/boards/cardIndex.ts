import type { CivilDate } from '../civilDate';
import { cardKind } from './cardKind';
import { isVisit } from './timeGrid/visitCard';
import type { Card } from './types';
import { withEntries } from './withEntries';

type Cards = ReadonlyMap<string, Card>;
type Group<K> = ReadonlyMap<K, readonly Card[]>;

/** The cards of a board by what decisions ask for, so that a move costs the same on a board of any size. */
export interface CardIndex {
  ofSubJob: Group<number>;
  ofJob: Group<number>;
  /** By day and crew; see {@link lineOf}. */
  onLine: Group<string>;
}

/**
 * The line of a day in which a card may be numbered among others: that of its crew, or that of slurry, where cards of
 * all crews stand together. Null for a card without a day or a crew, which waits in a tray.
 */
export const lineOf = (card: Card): string | null => {
  const { date, crew_id } = card;
  if (date === null) return null;
  if (cardKind(card) === 'SLURRY') return slurryLine(date);
  return crew_id === null && !isVisit(card) ? null : crewLine(date, crew_id);
};
export const slurryLine = (date: CivilDate): string => `${date} slurry`;
export const crewLine = (date: CivilDate, crew_id: number | null): string => `${date} ${crew_id}`;

const GROUPS = {
  ofSubJob: ({ job_detail_id }: Card) => job_detail_id,
  ofJob: ({ job_id }: Card) => job_id,
  onLine: lineOf,
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
  return withEntries(
    groups,
    [...dirty].map((key) => {
      const cards = [...(groups.get(key) ?? []).filter((card) => !gone.has(card)), ...(coming.get(key) ?? [])];
      return [key, cards.length > 0 ? cards : undefined] as const;
    }),
  );
};

/** The index of a board's cards; worked out once for each map. */
export const cardIndex = (cards: Cards): CardIndex => {
  const found = known.get(cards);
  if (found) return found;
  const made: CardIndex = {
    ofSubJob: grouped(cards.values(), GROUPS.ofSubJob),
    ofJob: grouped(cards.values(), GROUPS.ofJob),
    onLine: grouped(cards.values(), GROUPS.onLine),
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
    onLine: regrouped(old.onLine, GROUPS.onLine, gone, come),
  });
};
