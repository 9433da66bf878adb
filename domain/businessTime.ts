import { BUSINESS_ZONE } from './civilDate';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the wall clock of the business shows at an instant, as `HH:MM`. */
export const businessTimeOf = (instant: Date): string => CLOCK.format(instant);
