import { addDays, isCivilDate } from '../civilDate';

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?)? ?(?:Z|UTC|[+-]00:?00)?$/i;
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A day or a moment in the form of ISO 8601 as programs write it: `2026-03-08`, `2026-03-08T00:00:00.000Z` (SheetJS),
 * `2026-03-08 00:00:00` (pandas, openpyxl). Midnight of a day is that day; a spreadsheet has no zone, so the mark of UTC
 * says nothing; moments that
 * arithmetic with fractions leaves a millisecond short are the full second, of the next day too.
 * @returns `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm[:ss]`; null for any other text [IMP-003]
 */
export const isoMoment = (text: string): string | null => {
  const [, day, hours = '00', minutes = '00', seconds = '00', fraction = ''] = ISO.exec(text.trim()) ?? [];
  if (day === undefined || !isCivilDate(day)) return null;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const rounded = Number(seconds) + (Number(`0.${fraction || 0}`) >= 0.5 ? 1 : 0);
  const moment = new Date(Date.UTC(2000, 0, 1, Number(hours), Number(minutes), rounded));
  const date = moment.getUTCDate() === 1 ? day : addDays(day, 1);
  const [hour, minute, second] = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()];
  if (hour + minute + second === 0) return date;
  return `${date}T${two(hour)}:${two(minute)}${second === 0 ? '' : `:${two(second)}`}`;
};
