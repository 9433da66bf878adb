import { connection } from '../../live/connection';
import { createValueStore } from '../../store/valueStore';

/** What is done about requests that got no answer. */
export type LostChoice = 'retry' | 'fail';

/** The clock and the device around the requests, so that their rules can be tested without either. */
export interface LostWorld {
  /** Milliseconds since 1970. */
  now: () => number;
  /** @returns how to forget it */
  after: (milliseconds: number, act: () => void) => () => void;
  /** True on a device that knows of no network itself. */
  isCutOff: () => boolean;
  /** Looks for the server until it is there, and tells so: by `back`. */
  look: () => void;
}

/** After the dialog was closed without a choice, requests fail for so long without another. */
const QUIET_MS = 30_000;

/** So long an answer may take before the user is told that there is none, and can keep a save on the device [OFF-023]. */
const SILENT_MS = 8000;

/** For so long the bar alone says that the server is away: a restart takes less, and interrupts nobody who types. */
const UNASKED_MS = 26_000;

/**
 * Requests that failed wait here, without being sent, for the server or the user: each is repeated once, or fails
 * [OFF-002 OFF-003 OFF-023]. Where nobody draws the dialog, as on a wall, they fail at once.
 */
export const createLostRequests = ({ now, after, isCutOff, look }: LostWorld) => {
  const isWaiting = createValueStore(false);
  const isAsking = createValueStore(false);
  const held = new Set<(choice: LostChoice) => void>();
  /** Requests that are on their way and have no answer yet. */
  const silent = new Set<() => void>();
  let drawn = 0;
  let quietUntil = 0;
  let forget: (() => void) | null = null;

  const answerAll = (choice: LostChoice): void => {
    const all = [...held];
    held.clear();
    forget?.();
    forget = null;
    isWaiting.set(silent.size > 0);
    isAsking.set(false);
    for (const answer of all) answer(choice);
  };

  const drop = (answer: (choice: LostChoice) => void): void => {
    held.delete(answer);
    answer('fail');
    if (held.size === 0) answerAll('fail');
  };

  return {
    /** Some request waits, or is on its way for so long that it counts as unanswered. */
    isWaiting,
    isAsking,
    /** @returns how to take the dialog away */
    draw: (): (() => void) => {
      drawn += 1;
      return () => {
        drawn -= 1;
        if (drawn === 0) answerAll('fail');
      };
    },
    /**
     * @param signal aborts a request that nobody waits for any more
     * @param wasRepeated it has been repeated without the user before, and failed again: the user decides at once
     */
    hold: (signal: AbortSignal, wasRepeated = false): Promise<LostChoice> => {
      if (drawn === 0 || now() < quietUntil) return Promise.resolve('fail');
      isWaiting.set(true);
      if (wasRepeated || isCutOff()) isAsking.set(true);
      else forget ??= after(UNASKED_MS, () => isAsking.set(true));
      // A try that is given up just as the server comes back fails after everybody was told that it is back.
      look();
      return new Promise((resolve) => {
        held.add(resolve);
        signal.addEventListener('abort', () => drop(resolve), { once: true });
      });
    },
    /**
     * A request is on its way: without an answer in time it counts as waiting, until it is answered.
     * @param answered aborted when it is
     * @returns what resolves when the user works offline instead of waiting for it
     */
    outlast: (answered: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const end = (): void => {
          stop();
          silent.delete(leave);
          isWaiting.set(held.size + silent.size > 0);
        };
        const leave = (): void => {
          end();
          resolve();
        };
        const stop = after(SILENT_MS, () => {
          if (drawn === 0 || answered.aborted) return;
          silent.add(leave);
          isWaiting.set(true);
        });
        answered.addEventListener('abort', end, { once: true });
      }),
    /**
     * The server answers again: what waits is sent. A user who is being asked decides about a server that was never
     * lost and only refuses this request.
     */
    back: (wasLost: boolean): void => {
      if (wasLost || !isAsking.get()) answerAll('retry');
    },
    retry: (): void => answerAll('retry'),
    giveUp: (): void => {
      for (const leave of silent) leave();
      answerAll('fail');
    },
    close: (): void => {
      quietUntil = now() + QUIET_MS;
      answerAll('fail');
    },
  };
};

export type LostRequests = ReturnType<typeof createLostRequests>;

/** The lost requests of this page. */
export const lostRequests = createLostRequests({
  now: () => Date.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  isCutOff: () => !navigator.onLine,
  look: connection.miss,
});
