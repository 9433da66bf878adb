import type { Language } from '#domain/localText';

/** "Wed, Mar 4, 8:12 AM" by the clock of the device. */
export const shortMoment = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es' : 'en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
