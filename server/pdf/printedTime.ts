import { formatInstant } from '#domain/fields/formatInstant';

/** The printed time of a paper, MM/DD/YYYY hh:mm A as everywhere, by the clock of the business [UI-005]. */
export const printedTime = (now: Date): string => formatInstant(now.toISOString());
