import { use, useEffect, useState } from 'react';
import { civilDateOf, type CivilDate } from '#domain/civilDate';
import { TodayContext } from './TodayContext';

const MINUTE = 60_000;

/** The business day (America/Chicago); a page left open over midnight moves on to the next day. */
export const useToday = (): CivilDate => {
  const fixed = use(TodayContext);
  const [today, setToday] = useState(() => civilDateOf(new Date()));
  useEffect(() => {
    const timer = window.setInterval(() => setToday(civilDateOf(new Date())), MINUTE);
    return () => window.clearInterval(timer);
  }, []);
  return fixed ?? today;
};
