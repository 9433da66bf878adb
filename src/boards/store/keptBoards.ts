import { boardState } from '#domain/boards/boardState';
import { mergeAnswer } from '#domain/boards/mergeAnswer';
import type { CivilDate } from '#domain/civilDate';
import type { LoadedBoard } from './boardApi';
import type { BoardQueryAnswer } from './boardQuery';

type Kept = BoardQueryAnswer['boardCards'];

/** Where the answers of this user are kept on the device. */
export interface KeptPlace {
  get: (date: CivilDate | null) => Promise<Kept | null>;
  put: (date: CivilDate | null, kept: Kept) => void;
  /** The day that the device takes for today. */
  today: () => CivilDate;
}

/** The kept answer with what changed after its cursor. */
const withChanges = (kept: Kept, changes: Kept): Kept => {
  const { state } = mergeAnswer(boardState(kept), changes);
  const { cursor, crews, today, rights } = changes;
  return {
    ...kept,
    days_without_work: changes.days_without_work ?? kept.days_without_work ?? null,
    crew_plants: changes.crew_plants ?? kept.crew_plants ?? null,
    cursor,
    crews,
    today,
    rights,
    cards: [...state.cards.values()],
    sub_jobs: [...state.sub_jobs.values()],
  };
};

/**
 * Boards that this device showed before: each is drawn at once at its next opening, and asked only for what changed
 * after it.
 */
export const keptBoards = (place: KeptPlace) => ({
  /** The board as it was seen last; null where there is none, and for "today" when that was another day. */
  get: async (date: CivilDate | null): Promise<LoadedBoard | null> => {
    const kept = await place.get(date);
    if (!kept || (date === null && kept.today !== place.today())) return null;
    const { rights, ...answer } = kept;
    return { answer, rights, isComplete: true };
  },
  /** Takes in what changed after a cursor; an answer to another cursor leaves a gap, and is not taken. */
  take: async (date: CivilDate | null, since: string, changes: Kept): Promise<void> => {
    // A board that was opened without a date is asked for its day.
    for (const asked of [date, null]) {
      const kept = await place.get(asked);
      if (kept?.cursor === since && kept.date === (date ?? kept.date)) place.put(asked, withChanges(kept, changes));
      if (date === null) return;
    }
  },
});
