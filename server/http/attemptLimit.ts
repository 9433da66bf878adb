export interface AttemptLimit {
  /** Counts an attempt; false when there were too many in the window. */
  take(key: string): boolean;
  /** Attempts in the window so far. */
  count(key: string): number;
  /** Forgets the attempts of a key, after one that succeeded. */
  forgive(key: string): void;
}

/** Keys kept at most; beyond that the oldest is forgotten, so that made-up addresses cannot fill the memory. */
const KEPT = 20_000;

/**
 * A limit on attempts for each key (address and account) within a window of `windowMs`. An attempt counts before its
 * password is checked, so that a burst of parallel guesses is stopped too; a right password gives the attempts back.
 */
export const attemptLimit = (max: number, windowMs: number, clock: () => number = Date.now): AttemptLimit => {
  const windows = new Map<string, { count: number; until: number }>();
  return {
    take: (key) => {
      const now = clock();
      const open = windows.get(key);
      const current = open && open.until > now ? open : { count: 0, until: now + windowMs };
      current.count += 1;
      windows.delete(key);
      windows.set(key, current);
      const oldest = windows.size > KEPT ? windows.keys().next() : undefined;
      if (oldest && !oldest.done) windows.delete(oldest.value);
      return current.count <= max;
    },
    count: (key) => {
      const open = windows.get(key);
      return open && open.until > clock() ? open.count : 0;
    },
    forgive: (key) => {
      windows.delete(key);
    },
  };
};
