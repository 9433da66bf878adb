import type { Language } from '#domain/localText';
import { formatCivilDate, isoWeekday, type CivilDate } from '#domain/civilDate';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export interface DayText {
  /** "Mon 9". */
  short: string;
  /** "Mon 03/09". */
  medium: string;
  /** "Monday 03/09/2026". */
  full: string;
}

/** How a day is called on the board. */
export const dayText = (day: CivilDate, language: Language): DayText => {
  const name = capital(NAMES[language][isoWeekday(day) - 1] ?? '');
  const date = formatCivilDate(day);
  const brief = name.slice(0, 3);
  return { short: `${brief} ${Number(day.slice(8))}`, medium: `${brief} ${date.slice(0, 5)}`, full: `${name} ${date}` };
};

/** "Mon 03/09 - Sun 03/15 2026", as the toolbar names the shown days; a single day in full. */
export const daysText = (days: readonly CivilDate[], language: Language): string => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return dayText(first, language).full;
  return `${dayText(first, language).medium} – ${dayText(last, language).medium} ${last.slice(0, 4)}`;
};
