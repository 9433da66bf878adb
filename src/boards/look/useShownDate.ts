import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCivilDate, type CivilDate } from '#domain/civilDate';

/** The date in the address; null without one or for an invalid one, which means the server's today [BRD-010]. */
export const useShownDate = (): { date: CivilDate | null; setDate: (date: CivilDate | null) => void } => {
  const [params, setParams] = useSearchParams();
  const given = params.get('date');
  const setDate = useCallback(
    (date: CivilDate | null) => {
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (date === null) next.delete('date');
        else next.set('date', date);
        return next;
      });
    },
    [setParams],
  );
  return { date: isCivilDate(given) ? given : null, setDate };
};
