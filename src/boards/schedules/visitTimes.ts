import { clockText, minutesOn, spanText } from '#domain/boards/timeGrid/wallTime';
import type { Visit } from './scheduleQueries';

/** "09:00 AM - 10:30 AM"; the start alone while there is no end. */
export const visitTimes = ({ start, end, date }: Pick<Visit, 'start' | 'end' | 'date'>): string => {
  if (start === null) return '';
  return end === null
    ? clockText(minutesOn(start, date))
    : spanText({ start: minutesOn(start, date), end: minutesOn(end, date) });
};
