import { BUSINESS_ZONE } from '../civilDate';
import { formatDateTime } from '../inputs/dateTimeInput';

/** Making one takes longer than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, made);
  return made;
};

/** What the wall clock of a zone shows at an instant, `YYYY-MM-DDTHH:mm`; null for what is no instant. */
export const wallClock = (value: string, zone: string = BUSINESS_ZONE): string | null => {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return null;
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
};

/** An instant as the wall clock of a zone shows it, MM/DD/YYYY hh:mm A; what is no instant stays as it is. */
export const formatInstant = (value: string, zone: string = BUSINESS_ZONE): string => {
  const shown = wallClock(value, zone);
  return shown === null ? value : formatDateTime(shown);
};
