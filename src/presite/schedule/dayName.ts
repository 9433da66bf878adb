import type { Language } from '#domain/access/localText';
import { isoWeekday, type CivilDate } from '#domain/civilDate';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
};

/** The weekday of a date. */
export const dayName = (date: CivilDate, language: Language): string => NAMES[language][isoWeekday(date) - 1] ?? '';
