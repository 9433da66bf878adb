import { clockText } from '../wallTime';

/** `HH:mm` as times are shown, "07:30 AM"; empty for none [SDY-018]. */
export const startText = (start_time: string | null | undefined): string =>
  start_time ? clockText(Number(start_time.slice(0, 2)) * 60 + Number(start_time.slice(3, 5))) : '';

/** A time of a day as a clock field writes it, `HH:mm`. */
export const isStartTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
