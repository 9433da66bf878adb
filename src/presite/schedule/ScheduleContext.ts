import { createContext, use } from 'react';
import type { Schedule } from './createSchedule';

export const ScheduleContext = createContext<Schedule | null>(null);

/** The open schedule. @throws Error outside of one */
export const useSchedule = (): Schedule => {
  const schedule = use(ScheduleContext);
  if (!schedule) throw new Error('no open presite schedule');
  return schedule;
};
