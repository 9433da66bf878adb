import { BUSINESS_ZONE } from '#domain/civilDate';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BUSINESS_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The business's wall clock as `YYYYMMDDHHmmss` [DOC-041]. */
export const localStamp = (instant: Date): string => parts.format(instant).replace(/\D/g, '');
