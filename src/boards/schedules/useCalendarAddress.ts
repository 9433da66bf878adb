import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { isCivilMonth, type CivilMonth } from '#domain/civilMonth';
import type { CalendarFilter } from './calendarDays';

interface CalendarAddress {
  month: CivilMonth | null;
  filter: CalendarFilter;
  set: (name: 'month' | 'crew' | 'phase', value: string | null) => void;
}

/**
 * Month and filters stand in the address, so that its link shows the same; without a month it is this one [RPT-015].
 */
export const useCalendarAddress = (): CalendarAddress => {
  const [params, setParams] = useSearchParams();
  const [month, crew, phase] = [params.get('month'), params.get('crew'), params.get('phase')];
  const set: CalendarAddress['set'] = useCallback(
    (name, value) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      }),
    [setParams],
  );
  const filter = { crew, phase: phase !== null && /^\d$/.test(phase) ? Number(phase) : null };
  return { month: isCivilMonth(month) ? month : null, filter, set };
};
