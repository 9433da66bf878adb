import type { CivilDate } from '../../civilDate';
import type { BinKey, Stage } from '../kinds';

/** What becomes of the cards of a day on which nobody can work [SDY-002]. */
export const RAIN_MODES = ['push', 'fit', 'others', 'unassign'] as const;
export type RainMode = (typeof RAIN_MODES)[number];

/** A row of the board: a stage with its crew, none for slurry. */
export type Lane = string;
export const laneOf = (stage: Stage | null, crew_id: number | null): Lane => `${stage ?? ''}:${crew_id ?? '-'}`;

/** The cards that a Rain-out covers. */
export interface RainScope {
  /** The days that are lost. */
  days: readonly CivilDate[];
  /** The rows that lose them; null for all. */
  lanes: ReadonlySet<Lane> | null;
  /** Of those days these cards alone; null for all. */
  keys: ReadonlySet<string> | null;
  /** Each row works up to this stop of the first day, counted from 1: what stands before it stays. */
  from_stop: number;
}

/** On which days who works, and how much of a day there is. */
export interface Workdays {
  isWorkday: (date: CivilDate, crew_id: number | null) => boolean;
  /** Capacity of a crew's day, in yards or square feet; null where there is none. */
  capacityOn: (date: CivilDate, crew_id: number | null, stage: Stage | null) => number | null;
}

export interface RainRequest extends RainScope, Workdays {
  mode: RainMode;
  /** The last day of which the cards are known. */
  horizon: CivilDate;
  /** Cards at which work has begun. */
  started: ReadonlySet<string>;
}

/** Why a card of a lost day stays: the first four whatever the mode, the others where it has no place for it. */
export type StayReason = 'complete' | 'started' | 'locked' | 'promised' | 'no_room' | 'no_crew' | 'keeps_day' | 'far';

export interface RainMove {
  key: string;
  from: BinKey;
  to: BinKey;
  /** Days of the calendar from the old to the new one; null for a card that goes back to Unassigned. */
  days: number | null;
  /** The crew is there for other work, and no crew for this one is free: a day of gunite for a flash crew. */
  is_last_resort?: true;
}

export interface RainPlan {
  /** Row by row, day by day, in the order of the stops. */
  moves: RainMove[];
  stays: { key: string; reason: StayReason }[];
}
