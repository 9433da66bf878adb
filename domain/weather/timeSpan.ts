/** A span of time, in milliseconds of the epoch; the end does not belong to it. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** No forecast says one thing of a longer time. */
const MAX_MS = 15 * 86_400_000;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:?\d\d)$/;
const DURATION = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?)?$/;

/** The span of `2026-12-01T06:00:00+00:00/PT6H`, a start and a duration; null where it is none. */
export const timeSpanOf = (text: string): TimeSpan | null => {
  const [start = '', length = '', ...more] = text.split('/');
  const found = DURATION.exec(length);
  const from = INSTANT.test(start) ? Date.parse(start) : Number.NaN;
  if (!found || more.length > 0 || Number.isNaN(from)) return null;
  const [days, hours, minutes] = found.slice(1).map((part) => Number(part ?? 0));
  const ms = ((days ?? 0) * 24 + (hours ?? 0)) * 3_600_000 + (minutes ?? 0) * 60_000;
  return ms > 0 && ms <= MAX_MS ? { from, to: from + ms } : null;
};
