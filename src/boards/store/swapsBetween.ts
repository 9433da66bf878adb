import type { Swap } from '#domain/boards/applyChanges';

/** The entries that differ between two maps, by key; absent before for one that came, after for one that went. */
export const swapsBetween = <K, T>(before: ReadonlyMap<K, T>, after: ReadonlyMap<K, T>): Map<K, Swap<T | undefined>> => {
  const swaps = new Map<K, Swap<T | undefined>>();
  for (const [key, was] of before) if (after.get(key) !== was) swaps.set(key, { before: was, after: after.get(key) });
  for (const [key, is] of after) if (!before.has(key)) swaps.set(key, { before: undefined, after: is });
  return swaps;
};
