import type { Language } from '#domain/localText';
import { capacityOfBin, closedWords, notesOfBin } from '#domain/boards/binDay';
import type { ShownBoard } from '#domain/boards/boardFacts';
import type { DayPlace, DayReader } from '../board/dayReader';

/** Works each answer out once. */
const remembered = <T>(read: (place: DayPlace) => T): ((place: DayPlace) => T) => {
  const known = new Map<string, { value: T }>();
  return (place) => {
    const key = `${place.stage} ${place.crew_id} ${place.date}`;
    const found = known.get(key) ?? { value: read(place) };
    known.set(key, found);
    return found.value;
  };
};

/** The days without work of a board as it stands, in words [SDY-001]. */
export const readDays = (facts: ShownBoard, language: Language): DayReader => ({
  closed: remembered((place) => closedWords(facts, place, language)),
  notes: remembered((place) => notesOfBin(facts, place, language)),
  capacity: remembered((place) => capacityOfBin(facts, place)),
});
