import type { Language } from '../localText';
import { capacityOn } from './workdays/capacityOn';
import { closureOf, isWorkday } from './workdays/isWorkday';
import { notesOn, reasonOf } from './workdays/reasonOf';
import type { DayIndex } from './workdays/dayIndex';
import { PLANT, plantOf, type CrewPlant } from '../plants/crewPlant';
import { dailyCapacity } from './heads';
import type { Bin, BoardCategory } from './kinds';
import type { BoardCrew } from './types';

/** The facts of a board have them. */
interface Facts {
  crews: ReadonlyMap<number, BoardCrew>;
  days_without_work: DayIndex;
  crew_plants: readonly CrewPlant[];
  config: { category: BoardCategory };
}

type Place = Pick<Bin, 'stage' | 'crew_id' | 'date'>;

const placeOf = ({ config }: Facts, { crew_id }: Place, date: string) => ({
  category: config.category,
  crew_id,
  date,
});

/**
 * What a crew does on its day, in yards or square feet: 0 where it does not work, less with fewer people. Null for trays
 * and where nothing is measured [SDY-001].
 */
export const capacityOfBin = (facts: Facts, bin: Place): number | null => {
  const { stage, crew_id, date } = bin;
  const crew = crew_id === null ? undefined : facts.crews.get(crew_id);
  const usual = dailyCapacity(stage, crew);
  return usual === null || !crew || date === null ? usual : capacityOn(facts.days_without_work.on(date), crew, date);
};

/** Why nobody works on a crew's day, in words ("Thanksgiving", "Off: sick"); null where it is worked [SDY-001]. */
export const closedWords = (facts: Facts, bin: Place, language: Language): string | null =>
  bin.date === null ? null : reasonOf(facts.days_without_work.on(bin.date), placeOf(facts, bin, bin.date), language);

/** The plant of a crew's day where it is not the usual one: "Plant: Katy" [SDY-018]. */
const plantNotes = ({ crew_plants }: Facts, bin: Place, language: Language): string[] => {
  const plant = plantOf(crew_plants, bin);
  return plant && !plant.is_usual ? [`${PLANT[language]}: ${plant.name}`] : [];
};

/** What else is to be known of a crew's day: another plant, fewer people, single hours, members who are away [SDY-001]. */
export const notesOfBin = (facts: Facts, bin: Place, language: Language): string[] =>
  bin.date === null
    ? []
    : [
        ...plantNotes(facts, bin, language),
        ...notesOn(facts.days_without_work.on(bin.date), placeOf(facts, bin, bin.date), language),
      ];

/** True where an entry closes a crew's day; a Saturday is closed by none. */
export const isClosedBin = (facts: Facts, bin: Place): boolean =>
  bin.date !== null && closureOf(facts.days_without_work.on(bin.date), placeOf(facts, bin, bin.date)) !== null;

/** True for Monday to Friday without such an entry: where a plan may put cards unasked. */
export const isWorkedBin = (facts: Facts, bin: Pick<Place, 'crew_id'> & { date: string }): boolean =>
  isWorkday(facts.days_without_work.on(bin.date), placeOf(facts, { stage: null, ...bin }, bin.date));
