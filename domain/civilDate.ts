/**
 * Civil dates: days without a time, as `YYYY-MM-DD` strings from the database to the screen.
 * Arithmetic is calendar arithmetic on the string; no time zone and no daylight-saving rule can shift a day.
 */
export type CivilDate = string;

/** The zone whose calendar is the business day. */
export const BUSINESS_ZONE = 'America/Chicago';

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

const toEpochDay = (date: CivilDate): number => {
  const match = PATTERN.exec(date);
  if (!match) throw new RangeError(`not a civil date: ${date}`);
  return Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / DAY_MS;
};

const fromEpochDay = (day: number): CivilDate => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** True for a `YYYY-MM-DD` text that names a day of the calendar; 2026-02-30 does not. */
export const isCivilDate = (value: unknown): value is CivilDate =>
  typeof value === 'string' && PATTERN.test(value) && fromEpochDay(toEpochDay(value)) === value;

/** The day `days` after `date` (before, when negative). */
export const addDays = (date: CivilDate, days: number): CivilDate => fromEpochDay(toEpochDay(date) + days);

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => toEpochDay(to) - toEpochDay(from);

/** ISO weekday: 1 Monday to 7 Sunday. */
export const isoWeekday = (date: CivilDate): number => {
  const fromThursday = (((toEpochDay(date) % 7) + 7) % 7) + 4; // 1970-01-01 was a Thursday
  return fromThursday > 7 ? fromThursday - 7 : fromThursday;
};

/** The Monday of the ISO week that holds `date`. */
export const startOfWeek = (date: CivilDate): CivilDate => addDays(date, 1 - isoWeekday(date));

/** The seven days, Monday to Sunday, of the ISO week that holds `date` [BRD-010]. */
export const weekOf = (date: CivilDate): CivilDate[] => {
  const monday = startOfWeek(date);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
};

/**
 * The civil date of an instant in a zone; the server's clock decides what "today" is. By its parts: engines write a date
 * of one locale in different orders, Safari's en-CA as 11/29/2026.
 */
export const civilDateOf = (instant: Date, zone: string = BUSINESS_ZONE): CivilDate => {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, known);
  return known;
};

/** MM/DD/YYYY, as dates are shown [UI-005]; an empty text for no date. */
export const formatCivilDate = (date: CivilDate | null | undefined): string => {
  const match = date ? PATTERN.exec(date) : null;
  return match ? `${match[2]}/${match[3]}/${match[1]}` : '';
};

/** The later of the dates, null when there is none. */
export const latest = (dates: readonly (CivilDate | null | undefined)[]): CivilDate | null =>
  dates.reduce<CivilDate | null>((best, date) => (date && (!best || date > best) ? date : best), null);

/** The earliest of the dates, null when there is none. */
export const earliest = (dates: readonly (CivilDate | null | undefined)[]): CivilDate | null =>
  dates.reduce<CivilDate | null>((best, date) => (date && (!best || date < best) ? date : best), null);
