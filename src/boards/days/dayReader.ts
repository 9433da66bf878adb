import type { Move } from '#domain/boards/moves';
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

/** Whether moves are made at once: those onto a day without work are asked about first, and `act` makes them. */
export type ClosedGuard = (moves: readonly Pick<Move, 'key' | 'to' | 'index'>[], act: () => unknown) => boolean;

/** Of a board: what is known of its days, and the question before a move onto one without work. */
export interface BoardDays extends DayReader {
  confirms: ClosedGuard;
}
