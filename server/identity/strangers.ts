import { hash } from 'node:crypto';
import { AppError } from '#domain/errors';
import { attemptLimit } from '../http/attemptLimit';

/**
 * Tokens that are none, from one network in a minute: all pages of an office whose sessions have ended at once [SEC-005].
 */
const MAX_FAILURES = 1_200;
const WINDOW_MS = 60_000;
/** Keys that one network has looked up in the database at a time, once it has sent so many that are none. */
const MAX_LOOKED_UP = 2;
/** Keys that were good, remembered at most, and for how long. */
const KEPT = 5_000;
const KNOWN_MS = 3_600_000;

/** What is counted of tokens that are none. */
export interface Strangers {
  /**
   * Looks a key up in the database. From a network beyond the limit one that was good within the hour is looked up as ever,
   * and of the others two at a time, so that no stranger keeps the database busy, nor those who have a key beside him from
   * their work [SEC-004].
   * @throws AppError RATE_LIMITED
   */
  lookUp<T>(network: string, key: string, look: () => Promise<T | null>): Promise<T | null>;
  /** Counts a token that is none. @returns the refusal: another one beyond the limit */
  refuse(network: string, refusal: AppError): AppError;
}

export const createStrangers = (): Strangers => {
  const failures = attemptLimit(MAX_FAILURES, WINDOW_MS);
  const good = new Map<string, number>();
  const looking = new Map<string, number>();

  const remember = (name: string): void => {
    good.delete(name);
    good.set(name, Date.now() + KNOWN_MS);
    const oldest = good.size > KEPT ? good.keys().next() : undefined;
    if (oldest && !oldest.done) good.delete(oldest.value);
  };
  return {
    lookUp: async (network, key, look) => {
      const name = hash('sha256', key, 'base64');
      const isKnown = (good.get(name) ?? 0) > Date.now();
      const isCrowded = !isKnown && failures.count(network) >= MAX_FAILURES;
      const running = looking.get(network) ?? 0;
      if (isCrowded && running >= MAX_LOOKED_UP) throw new AppError('RATE_LIMITED');
      if (isCrowded) looking.set(network, running + 1);
      try {
        const found = await look();
        if (found === null) good.delete(name);
        else remember(name);
        return found;
      } finally {
        if (isCrowded) {
          const left = (looking.get(network) ?? 1) - 1;
          if (left > 0) looking.set(network, left);
          else looking.delete(network);
        }
      }
    },
    refuse: (network, refusal) => (failures.take(network) ? refusal : new AppError('RATE_LIMITED')),
  };
};
