import { BUSINESS_ZONE } from '#domain/civilDate';
import { correctedNow } from './deviceClock';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Minutes from midnight on the wall clock of the business, whatever the browser's zone. */
export const businessMinutes = (instant: Date = new Date(correctedNow())): number => {
  const [hour = 0, minute = 0] = clock.format(instant).split(':').map(Number);
  return hour * 60 + minute;
};
