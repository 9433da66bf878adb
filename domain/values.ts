/**
 * What a value of unknown origin is: a column, an answer, a stored draft. Nothing is converted; a value of another kind
 * counts as none.
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const textOrEmpty = (value: unknown): string => textOf(value) ?? '';
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
export const flagOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
