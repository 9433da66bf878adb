import type { CivilDate } from '../../civilDate';
import type { Language } from '../../localText';

/** What calendars, schedules and feeds say of a day on which work is not as usual, ready to be read [SDY-001]. */
export interface DayNote {
  key: string;
  date: CivilDate;
  /** Whose day it is, crews or fieldworkers; empty for everybody who looks. */
  crew_ids: readonly number[];
  crews: readonly string[];
  /** Nobody of them works that day; false for fewer people, single hours and a member who is away. */
  is_off: boolean;
  /** In words, by language. */
  en: string;
  es: string;
}

/** "Thanksgiving", "Gunite 1, Gunite 2: Off: sick". */
export const noteWords = (note: DayNote, language: Language): string =>
  note.crews.length === 0 ? note[language] : `${note.crews.join(', ')}: ${note[language]}`;
