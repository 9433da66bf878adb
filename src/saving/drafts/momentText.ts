import type { Language } from '#domain/access/localText';

/** The time of day of an instant, with the day before it when that was another one. */
export const momentText = (at: string, language: Language): string => {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : { month: '2-digit', day: '2-digit', year: 'numeric' }),
  }).format(moment);
};
