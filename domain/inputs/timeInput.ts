/** `7`, `730`, `7:30`, `7.30`, `1530`, each with or without `a`, `am`, `p` or `pm`. */
const TYPED = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?$/i;

/**
 * The time of day that a text stands for, `HH:mm`; null when it is none. Without a or p it is by the clock of 24 hours.
 */
export const parseTimeInput = (text: string): string | null => {
  const [, typedHours = '', minutes = '00', half] = TYPED.exec(text.trim()) ?? [];
  if (typedHours === '' || Number(minutes) > 59) return null;
  const hours = Number(typedHours);
  if (half === undefined) return hours > 23 ? null : `${typedHours.padStart(2, '0')}:${minutes}`;
  // "15:30p" is the afternoon that it says anyway.
  if (hours > 12) return hours > 23 || half.toLowerCase() === 'a' ? null : `${hours}:${minutes}`;
  if (hours === 0) return half.toLowerCase() === 'a' ? `00:${minutes}` : null;
  return `${String((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
};

/** `15:30` by the clock of 12 hours, as it stands in a list: `3:30 PM`. */
export const twelveHours = (time: string): string => {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
};
