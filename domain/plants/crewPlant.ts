import type { LocalText } from '../localText';
import type { CivilDate } from '../civilDate';
import { STATE_LABELS } from '../labels/states';

/** The plant that a crew's day gets its gunite from, and where it is [SDY-018]. */
export interface CrewPlant {
  crew_id: number;
  date: CivilDate;
  plant_id: number;
  name: string;
  /** Degrees; null for a role that does not see them. */
  lat: number | null;
  lon: number | null;
  /** False where the day has another one than the crew usually has. */
  is_usual: boolean;
}

/** The plant of a crew's day; undefined where none is known. */
export const plantOf = (
  plants: readonly CrewPlant[],
  { crew_id, date }: { crew_id: number | null; date: CivilDate | null },
): CrewPlant | undefined => plants.find((one) => one.crew_id === crew_id && one.date === date);

/** What is said before the name of a plant. */
export const PLANT: LocalText = STATE_LABELS.plant;
