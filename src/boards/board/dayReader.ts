import type { Move } from '#domain/boards/moves';
import type { ScheduleOverride } from '#domain/boards/overrides/overrideReason';
import type { Bin } from '#domain/boards/kinds';

/** A place on a board: a crew's day, or without a crew the day as such. */
export type DayPlace = Pick<Bin, 'stage' | 'crew_id' | 'date'>;

/** What is to be known of a crew's day, or of a day, in the language of the screen [SDY-001]. */
export interface DayReader {
  /** Why nobody works there: "Thanksgiving", "Off: sick"; null on a day that is worked. */
  closed: (place: DayPlace) => string | null;
  /** Fewer people, single hours, members who are away. */
  notes: (place: DayPlace) => readonly string[];
  /** In yards or square feet; null where nothing is measured. */
  capacity: (place: DayPlace) => number | null;
}

/**
 * Whether moves are made at once: those in spite of a rule are asked about first, and `act` makes them, with a reason
 * where one is needed [SDY-001 SDY-005].
 */
export type MoveGuard = (
  moves: readonly Pick<Move, 'key' | 'to' | 'index'>[],
  act: (override?: ScheduleOverride) => unknown,
) => boolean;

/** Of a board: what is known of its days, and the question before a move onto one without work. */
export interface BoardDays extends DayReader {
  confirms: MoveGuard;
  /** As `confirms`, of moves that are the whole of what is done. */
  asks: MoveGuard;
  /** What a drop with Shift does instead: the move of the whole chain; null without one [SDY-003]. */
  wholeOf: (moves: Parameters<MoveGuard>[0]) => (() => void) | null;
}
