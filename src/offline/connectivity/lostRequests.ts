import { createValueStore } from '../../store/valueStore';

/** What the user does about requests that got no answer. */
export type LostChoice = 'retry' | 'fail';

/** After the dialog was closed without a choice, requests fail for so long without another (A10). */
const QUIET_MS = 30_000;

/**
 * Requests that got no answer wait here for the user's choice: each is repeated once, or fails [OFF-002 OFF-003]. Where nobody draws
 * the dialog, as on a wall, they fail at once.
 */
export const createLostRequests = (now: () => number) => {
  const isAsking = createValueStore(false);
  const held = new Set<(choice: LostChoice) => void>();
  let drawn = 0;
  let quietUntil = 0;

  const settle = (choice: LostChoice): void => {
    const all = [...held];
    held.clear();
    isAsking.set(false);
    for (const answer of all) answer(choice);
  };

  return {
    isAsking,
    /** @returns how to take the dialog away */
    draw: (): (() => void) => {
      drawn += 1;
      return () => {
        drawn -= 1;
        if (drawn === 0) settle('fail');
      };
    },
    /** @param signal aborts a request that nobody waits for any more */
    hold: (signal: AbortSignal): Promise<LostChoice> => {
      if (drawn === 0 || now() < quietUntil) return Promise.resolve('fail');
      isAsking.set(true);
      return new Promise((resolve) => {
        held.add(resolve);
        signal.addEventListener(
          'abort',
          () => {
            held.delete(resolve);
            resolve('fail');
          },
          { once: true },
        );
      });
    },
    retry: (): void => settle('retry'),
    giveUp: (): void => settle('fail'),
    close: (): void => {
      quietUntil = now() + QUIET_MS;
      settle('fail');
    },
  };
};

export type LostRequests = ReturnType<typeof createLostRequests>;

/** Those of this page. */
export const lostRequests = createLostRequests(() => Date.now());
