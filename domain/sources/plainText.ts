/** A word, number or flag as text; nothing for whatever else. */
export const plainText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};
