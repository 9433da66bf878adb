/** What a column holds, as the domain's types want it: anything else counts as empty. */
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const flagOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
