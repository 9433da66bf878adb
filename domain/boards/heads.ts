import type { BoardCategory, Stage } from './kinds';
import { cardKind } from './cardKind';
import type { BoardCrew, Card, SubJob } from './types';

/** Amber from this share of the capacity on; red above the whole of it. */
const AMBER_FROM = 0.85;

export type LoadLevel = 'none' | 'ok' | 'amber' | 'red';

/** The head of a day or of a crew's day. */
export interface Load {
  cards: number;
  /** Gunite yards or pebble square feet. */
  quantity: number;
  /** The crew's daily capacity, null when none is set. */
  capacity: number | null;
  level: LoadLevel;
}

const QUANTITY: Readonly<Record<BoardCategory, (card: Card, subJob: SubJob | undefined) => number>> = {
  gunite: (card) => card.yardage ?? 0,
  pebble: (card, subJob) => (cardKind(card) === 'APP' ? (subJob?.mmg_ia ?? subJob?.plan_ia ?? 0) : 0),
  warranty: () => 0,
};

export const loadLevel = (quantity: number, capacity: number | null): LoadLevel => {
  if (capacity === null) return 'none';
  if (quantity > capacity) return 'red';
  return quantity >= capacity * AMBER_FROM && quantity > 0 ? 'amber' : 'ok';
};

/** What some cards amount to. */
export interface Amount {
  cards: number;
  /** Of the quantity: whole numbers, so that 0.1 + 0.2 is 0.3. */ hundredths: number;
}

export const amountOf = (
  cards: readonly Card[],
  sub_jobs: ReadonlyMap<number, SubJob>,
  category: BoardCategory,
): Amount => ({
  cards: cards.length,
  hundredths: cards.reduce(
    (sum, card) => sum + Math.round(QUANTITY[category](card, sub_jobs.get(card.job_detail_id)) * 100),
    0,
  ),
});

/** The amounts of several bins together beside the capacity (boards.md 1, Head). Never blocks a move. */
export const loadOfAmounts = (amounts: readonly Amount[], capacity: number | null): Load => {
  const quantity = amounts.reduce((sum, { hundredths }) => sum + hundredths, 0) / 100;
  return {
    cards: amounts.reduce((sum, { cards }) => sum + cards, 0),
    quantity,
    capacity,
    level: loadLevel(quantity, capacity),
  };
};

/** As {@link loadOfAmounts}, of cards. */
export const loadOf = (
  cards: readonly Card[],
  sub_jobs: ReadonlyMap<number, SubJob>,
  category: BoardCategory,
  capacity: number | null,
): Load => loadOfAmounts([amountOf(cards, sub_jobs, category)], capacity);

/** Stages whose work is measured in the square feet or yards of a capacity; the load of the others is counted in cards. */
const MEASURED: readonly Stage[] = ['APP', 'GUNITE'];

/** The capacity that a crew's day is held against; null where there is none. */
export const dailyCapacity = (
  stage: Stage | null,
  crew: Pick<BoardCrew, 'daily_capacity'> | null | undefined,
): number | null => (stage !== null && MEASURED.includes(stage) ? (crew?.daily_capacity ?? null) : null);
