import { BUSINESS_ZONE } from '#domain/civilDate';

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone: BUSINESS_ZONE });

/** The printed time of a paper, by the clock of the business. */
export const printedTime = (now: Date): string => FORMAT.format(now);
