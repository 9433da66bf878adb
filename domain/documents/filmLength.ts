const [MINUTE, HOUR] = [60, 3600];

const two = (value: number): string => String(value).padStart(2, '0');

/** The length of a film as players show it: "0:07", "12:30", "1:02:03"; empty where a film does not say it [FLD-010]. */
export const filmLength = (seconds: number): string => {
  if (!Number.isFinite(seconds) || seconds <= 0) return '';
  const whole = Math.max(1, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % MINUTE)}`;
};
