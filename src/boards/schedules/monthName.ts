import type { Language } from '#domain/localText';
import type { CivilMonth } from '#domain/civilMonth';

/** "March 2026". */
export const monthName = (month: CivilMonth, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
