import { BUSINESS_ZONE, civilDateOf, type CivilDate } from './civilDate';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the wall clock of the business shows at an instant, as `HH:MM`. */
export const businessTimeOf = (instant: Date): string => CLOCK.format(instant);

const HOUR_MS = 3_600_000;
/** No clock is further from UTC, in hours. */
const MAX_OFFSET = 14;

/** The instant at which a day of the business begins. */
export const startOfBusinessDay = (date: CivilDate): Date => {
  let instant = Date.parse(`${date}T00:00:00Z`) - MAX_OFFSET * HOUR_MS;
  while (civilDateOf(new Date(instant)) < date) instant += HOUR_MS;
  return new Date(instant);
};
