const TAKEN = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/;
const OFFSET = /^[+-]\d\d:\d\d$/;

/**
 * The moment of a camera's `YYYY:MM:DD HH:MM:SS`; null for a day or a time that there is not, as of a camera that was never set.
 * @param offset `+HH:MM` from UTC; anything else means the zone of this device
 */
export const cameraMoment = (original: string, offset: string): Date | null => {
  const [, year, month, day, hour, minute, second] = TAKEN.exec(original) ?? [];
  if (year === undefined || year === '0000') return null;
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  // As UTC it is the same day and time again, unless there is none: 30 February becomes 2 March.
  const asUtc = new Date(`${local}Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 19) !== local) return null;
  const moment = new Date(OFFSET.test(offset) ? `${local}${offset}` : local);
  return Number.isNaN(moment.getTime()) ? null : moment;
};
