import { addDays, isCivilDate, type CivilDate } from './civilDate';

/** A wall-clock time without a zone, `YYYY-MM-DDTHH:mm:ss`: no daylight-saving rule can shift it [WRB-022]. */
export type WallTime = string;

/** Minutes of a whole day; as an end of a visit it is 24:00 [WRB-016]. */
export const DAY_MINUTES = 1440;

const PATTERN = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;

/** A wall-clock time as its day and its minutes; null for a text that is none. 24:00 may be written as such. */
export const readWallTime = (text: string): { date: CivilDate; minutes: number } | null => {
  const [, date = '', hour = '', minute = '', second = '00'] = PATTERN.exec(text) ?? [];
  if (!isCivilDate(date) || Number(minute) > 59 || second !== '00') return null;
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes > DAY_MINUTES ? null : { date, minutes };
};

/** The day of a stored start. */
export const dayOf = (time: WallTime): CivilDate => time.slice(0, 10);

/** Minutes of a stored time on the day to which its visit belongs: the next day's midnight is 24:00 [WRB-016]. */
export const minutesOn = (time: WallTime, day: CivilDate): number => {
  const minutes = Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
  return dayOf(time) > day ? minutes + DAY_MINUTES : minutes;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** The stored text of a time of a day; 24:00 is the next date at midnight [WRB-016]. */
export const wallTime = (day: CivilDate, minutes: number): WallTime => {
  const date = minutes >= DAY_MINUTES ? addDays(day, 1) : day;
  const left = minutes % DAY_MINUTES;
  return `${date}T${two(Math.floor(left / 60))}:${two(left % 60)}:00`;
};

/** "09:00 AM", as times are shown (hh:mm A) [WRB-013 WRB-022]. */
export const clockText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** "09:00 AM - 10:00 AM" [WRB-022]. */
export const spanText = ({ start, end }: { start: number; end: number }): string =>
  `${clockText(start)} - ${clockText(end)}`;
