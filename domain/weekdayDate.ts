import { formatCivilDate, isoWeekday, type CivilDate } from './civilDate';
import type { Language } from './localText';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  es: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
};

/** A day with its weekday, "Sat 11/28/2026"; an empty text for no date [KEY-019]. */
export const weekdayDate = (date: CivilDate | null, language: Language): string =>
  date === null ? '' : `${NAMES[language][isoWeekday(date) - 1] ?? ''} ${formatCivilDate(date)}`;
