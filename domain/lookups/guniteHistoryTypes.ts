import type { LocalText } from '../localText';
import { shownName } from './shownName';

interface GuniteHistoryType {
  /** Yards of a regular day, or of the flash coat, which is counted apart. */
  yardage: 'regular' | 'flash';
  /** An entry of it must have a date. */
  needs_date: boolean;
  /** What people are shown in place of the name in the list. */
  shown?: LocalText;
}

const DAY: GuniteHistoryType = { yardage: 'regular', needs_date: true };

/**
 * The types of a gunite history entry by id: day 1 to day 8 and the flash coat; the fourth day is a cave in [CON-006].
 */
export const GUNITE_HISTORY_TYPES: Readonly<Record<number, GuniteHistoryType>> = {
  1: { ...DAY, needs_date: false },
  2: DAY,
  3: DAY,
  4: { ...DAY, shown: { en: 'Cave In', es: 'Derrumbe' } },
  5: DAY,
  6: DAY,
  7: DAY,
  8: DAY,
  9: { yardage: 'flash', needs_date: false },
};

/** An entry of this type must have a date [CON-006]. */
export const needsGuniteDate = (type_id: number | null): boolean =>
  type_id !== null && GUNITE_HISTORY_TYPES[type_id]?.needs_date === true;

/** The name of a type as people are shown it [CON-006]. */
export const guniteTypeName = ({ id, name }: { id: number; name: string }, language: keyof LocalText = 'en'): string =>
  GUNITE_HISTORY_TYPES[id]?.shown?.[language] ?? shownName(name, language);
