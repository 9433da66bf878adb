import type { ViewSettings } from './savedView';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** Whether two states of a list are the same, whatever the order in which their filters were set. */
export const sameSettings = (one: ViewSettings, other: ViewSettings): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
