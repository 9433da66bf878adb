import { useCallback } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { useLanguage } from '../../../i18n/useLanguage';

/** A day with its weekday, "Tue, 07/14/2026". */
export const useDayName = (): ((date: CivilDate) => string) => {
  const { language } = useLanguage();
  return useCallback(
    (date) =>
      new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
        weekday: 'short',
        month: '2-digit',
        day: '2-digit',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${date}T00:00:00Z`)),
    [language],
  );
};
