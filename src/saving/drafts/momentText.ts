import { formatInstant } from '#domain/fields/formatInstant';

/** By the clock of the device, on which the draft lies. */
const onDevice = (at: string): string => formatInstant(at, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The time of day of an instant, hh:mm A, with MM/DD/YYYY before it when that was another day. */
export const momentText = (at: string): string => {
  const written = onDevice(at);
  const [day = ''] = onDevice(new Date().toISOString()).split(' ');
  return written.startsWith(`${day} `) ? written.slice(day.length + 1) : written;
};
