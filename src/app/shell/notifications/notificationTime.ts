import { BUSINESS_ZONE } from '#domain/civilDate';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});

/** A moment as MM/DD/YYYY hh:mm A in the business zone. */
export const notificationTime = (moment: string): string =>
  FORMAT.format(new Date(moment))
    .replace(', ', ' ')
    .replaceAll(/\u202F/g, ' ');
