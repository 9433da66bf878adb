const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

/** How far a clock is off: days, hours and minutes, the two largest that it has. */
export const clockDifference = (ahead: number): { days: number; hours: number; minutes: number } => {
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const days = Math.floor(minutes / DAY_MIN);
  const hours = Math.floor((minutes % DAY_MIN) / HOUR_MIN);
  return { days, hours, minutes: days > 0 ? 0 : minutes % HOUR_MIN };
};
