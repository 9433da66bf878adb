/** So far a clock may be ahead of the server's and still tell when something was done. */
const AHEAD_MS = 2 * 60_000;
/** What is older was told by a clock that was never set. */
const MAX_AGE_MS = 90 * 86_400_000;
/** Two clocks of which nobody would say that they differ. */
const SAME_MS = 60_000;

/**
 * When something was done by the clock of a device, as an ISO moment; null for what cannot be true. It is told beside
 * the server's time and orders nothing.
 */
export const deviceTime = (said: string | null | undefined, now: Date): string | null => {
  if (!said || !/^\d{4}-\d\d-\d\dT/.test(said)) return null;
  const at = Date.parse(said);
  const ago = now.getTime() - at;
  return ago >= -AHEAD_MS && ago <= MAX_AGE_MS ? new Date(at).toISOString() : null;
};

/** Whether the clock of a device is ahead: what it says of the time of day cannot be true [FLD-009]. */
export const isClockAhead = (said: string | null | undefined, now: Date): boolean =>
  Boolean(said) && Date.parse(said ?? '') - now.getTime() > AHEAD_MS;

/** Whether the time of the device says more than that of the server. */
export const isToldApart = (device_at: string | null | undefined, at: string): boolean =>
  Boolean(device_at) && Math.abs(Date.parse(device_at ?? '') - Date.parse(at)) > SAME_MS;
