import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CivilDate } from '#domain/civilDate';
import { useToday } from '../../../clock/useToday';
import { useShownDate } from '../../look/useShownDate';
import { askedDays, isScheduleView, type ScheduleView } from './scheduleView';

/** Which view of which days the address names: seven days from today without a word of them. */
export const useScheduleView = () => {
  const [params, setParams] = useSearchParams();
  const { date, setDate } = useShownDate();
  const today = useToday();
  const named = params.get('view');
  const view = isScheduleView(named) ? named : 'week';
  const asked = useMemo(() => askedDays(view, date, today), [view, date, today]);
  const setView = useCallback(
    (next: ScheduleView, day?: CivilDate) =>
      setParams((before) => {
        const address = new URLSearchParams(before);
        if (next === 'week') address.delete('view');
        else address.set('view', next);
        if (day !== undefined) address.set('date', day);
        return address;
      }),
    [setParams],
  );
  return { view, setView, date, setDate, asked };
};

export type ScheduleAddress = ReturnType<typeof useScheduleView>;
