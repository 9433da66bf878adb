import type { Language, LocalText } from '../localText';
import { RECORD_LABELS } from '../labels/records';

const monthsOf = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, index, 1))),
  );

/** January to December. */
export const MONTHS: Readonly<Record<Language, readonly string[]>> = { en: monthsOf('en-US'), es: monthsOf('es-US') };

/** The labels of the rows beside and below the months. */
export const ROW_LABELS = {
  month: { en: 'Month', es: 'Mes' },
  change: { en: 'Change %', es: 'Cambio %' },
  year_to_date: { en: 'Year to date', es: 'Año a la fecha' },
  total: RECORD_LABELS.total,
} as const satisfies Readonly<Record<string, LocalText>>;
