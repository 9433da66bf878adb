/** Minutes of a day. */
const DAY = 24 * 60;

/**
 * The longest shift that goes on after midnight, in minutes. A time that would make it longer was typed wrongly: 7:59
 * after 8:00 is no shift of a day less a minute, and 7:00 after 15:00 was meant for the evening.
 */
const MAX_OVERNIGHT = 14 * 60;

const minutesOf = (time: unknown): number | null =>
  typeof time === 'string' && /^\d{2}:\d{2}/.test(time)
    ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
    : null;

/**
 * Times of one shift as minutes since the midnight before it: an earlier time that follows a later one is of the next
 * day. Null for a time that is not filled, as is the time at which the order breaks: one that goes backwards.
 *
 * @example shiftTimes(['22:00', '02:00']) // { minutes: [1320, 1560], wrong: null }
 */
export const shiftTimes = (
  times: readonly unknown[],
): {
  minutes: readonly (number | null)[];
  /** The place of the first time that goes backwards. */
  wrong: number | null;
} => {
  let first: number | null = null;
  let latest = 0;
  let days = 0;
  let wrong: number | null = null;
  const minutes = times.map((time, index) => {
    const ofDay = minutesOf(time);
    if (ofDay === null) return null;
    if (first !== null && ofDay + days * DAY < latest) days += 1;
    const since = ofDay + days * DAY;
    first ??= since;
    if (days > 0 && since - first > MAX_OVERNIGHT) wrong ??= index;
    latest = since;
    return since;
  });
  return { minutes, wrong };
};
