import type { Language } from '#domain/localText';
import { BUSINESS_ZONE } from '#domain/civilDate';

/** "9:05 AM" on the wall clock of the business. */
export const clockOf = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: BUSINESS_ZONE,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(instant);
