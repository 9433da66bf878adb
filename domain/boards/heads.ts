import { DIVISION } from '../statuses';
import { cardKind } from './cardKind';
import type { BoardCategory, CardKind, Stage } from './kinds';
import type { BoardCrew, Card, SubJob } from './types';

/** Amber from this share of the capacity on; red above the whole of it. */
const AMBER_FROM = 0.85;

export type LoadLevel = 'none' | 'ok' | 'amber' | 'red';

/** The head of a day or of a crew's day. */
export interface Load {
  cards: number;
  /** Gunite yards or pebble square feet. */
  quantity: number;
  /** Cards whose yards or square feet nobody has entered yet: the quantity is more than it says. */
  unknown: number;
  /** The crew's daily capacity, null when none is set. */
  capacity: number | null;
  level: LoadLevel;
}

/** The square feet of a pool, one basis for cards, loads, calendars and lists: as planned, else as measured. */
export const areaOf = ({ plan_ia, mmg_ia }: Pick<SubJob, 'plan_ia' | 'mmg_ia'>): number | null => plan_ia ?? mmg_ia;

/** The work of a pool that is measured in its square feet [SDY-014]. */
const IN_SQUARE_FEET: ReadonlySet<CardKind> = new Set(['PREP', 'APP', 'DETAIL']);

const QUANTITY: Readonly<Record<BoardCategory, (card: Card, subJob: SubJob | undefined) => number | null | undefined>> =
  {
    gunite: ({ entity, yardage }) => (entity === 'gunite_history' ? yardage : undefined),
    pebble: (card, subJob) => (IN_SQUARE_FEET.has(cardKind(card)) ? subJob && areaOf(subJob) : undefined),
    warranty: () => undefined,
  };

/** What a card adds to a load: undefined for work that is not measured so, null where the measure is missing. */
export const quantityOf = (
  card: Card,
  subJob: SubJob | undefined,
  category: BoardCategory,
): number | null | undefined => QUANTITY[category](card, subJob);

export const loadLevel = (quantity: number, capacity: number | null): LoadLevel => {
  if (capacity === null) return 'none';
  if (quantity > capacity) return 'red';
  return quantity >= capacity * AMBER_FROM && quantity > 0 ? 'amber' : 'ok';
};

/** The total amount of some cards. */
export interface Amount {
  cards: number;
  /** Of the quantity: whole numbers, so that 0.1 + 0.2 is 0.3. */
  hundredths: number;
  /** Cards that the quantity says nothing of. */
  unknown: number;
}

export const amountOf = (
  cards: readonly Card[],
  sub_jobs: ReadonlyMap<number, SubJob>,
  category: BoardCategory,
): Amount => {
  const quantities = cards.map((card) => quantityOf(card, sub_jobs.get(card.job_detail_id), category));
  return {
    cards: cards.length,
    hundredths: quantities.reduce<number>((sum, quantity) => sum + Math.round((quantity ?? 0) * 100), 0),
    unknown: quantities.filter((quantity) => quantity === null).length,
  };
};

/** The amounts of several bins together beside the capacity. Never blocks a move. */
export const loadOfAmounts = (amounts: readonly Amount[], capacity: number | null): Load => {
  const total = (of: (amount: Amount) => number): number => amounts.reduce((sum, amount) => sum + of(amount), 0);
  const quantity = total(({ hundredths }) => hundredths) / 100;
  return {
    cards: total(({ cards }) => cards),
    quantity,
    unknown: total(({ unknown }) => unknown),
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

/**
 * The division whose crews have a capacity in the square feet or yards of a stage; the load of other stages is counted
 * in cards [SDY-014].
 */
const MEASURED_BY: Readonly<Partial<Record<Stage, number>>> = {
  PREP: DIVISION.PEBBLE,
  APP: DIVISION.PEBBLE,
  DETAIL: DIVISION.PEBBLE,
  GUNITE: DIVISION.GUNITE,
};

/**
 * True for the stages whose quantities make the head of a day: a pool passes prep, application and detail, and its
 * square feet count once, when they are applied.
 */
export const countsInDayHead = (stage: Stage | null): boolean => stage === 'APP' || stage === 'GUNITE';

/**
 * The capacity that a crew's day is held against; null where there is none, as for a crew that has gone to another
 * division.
 */
export const dailyCapacity = (
  stage: Stage | null,
  crew: Pick<BoardCrew, 'daily_capacity' | 'division_id'> | null | undefined,
): number | null => (crew && stage !== null && MEASURED_BY[stage] === crew.division_id ? crew.daily_capacity : null);
