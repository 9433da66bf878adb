import { useEffect, useRef } from 'react';
import { mayAsk } from '../connectivity/gate';
import { createValueStore } from '../store/valueStore';
import { lookForServer } from './lookForServer';

/** The server and the clock around it, so that its rules can be tested without either. */
export interface ConnectionWorld {
  /** Whether the server can answer requests. */
  look: () => Promise<boolean>;
  wait: (milliseconds: number) => Promise<void>;
  /** False while the user works offline: then nobody is looked for. */
  isWanted?: () => boolean;
  /** Milliseconds of whatever clock only goes forward. */
  now?: () => number;
}

/** Between looks while nobody answers. */
const LOOK_MS = 2000;
/** A server that is there and still refuses is asked again ever more seldom. */
const MAX_DELAY_MS = 30_000;

/**
 * Whether the server can be reached. A request that got no answer is told by `miss`; the server is then looked for
 * until it is back, and what could not be loaded is told so [NET-002].
 */
export const createConnection = ({
  look,
  wait,
  isWanted = () => true,
  now = () => performance.now(),
}: ConnectionWorld) => {
  const isLost = createValueStore(false);
  const listeners = new Set<(wasLost: boolean) => void>();
  let isWatching = false;
  let blips = 0;
  let toldAt = 0;
  let hear = (): void => undefined;

  /** What happens, or true as soon as anything is answered: a look may wait for a line that nobody serves any more. */
  const orHeard = <Value>(event: Promise<Value>): Promise<Value | true> =>
    Promise.race([
      event,
      new Promise<true>((resolve) => {
        hear = () => resolve(true);
      }),
    ]);

  const watch = async (): Promise<void> => {
    for (;;) {
      if (!isWanted()) {
        isWatching = false;
        isLost.set(false);
        return;
      }
      if (!(await orHeard(look()))) {
        isLost.set(true);
        blips = 0;
        if (!(await orHeard(wait(LOOK_MS)))) continue;
      }
      if (isLost.get()) break;
      await wait(Math.min(LOOK_MS * 2 ** blips, MAX_DELAY_MS));
      blips += 1;
      // It may have been lost meanwhile.
      if (!isLost.get()) break;
    }
    const wasLost = isLost.get();
    isWatching = false;
    isLost.set(false);
    toldAt = now();
    // Those who come meanwhile did not fail before.
    const told = [...listeners];
    for (const listener of told) listener(wasLost);
  };

  const miss = (): void => {
    if (isWatching || !isWanted()) return;
    isWatching = true;
    // What is refused again is asked for again at once: after a quiet while it is something else.
    if (now() - toldAt > MAX_DELAY_MS) blips = 0;
    void watch();
  };

  return {
    isLost,
    /** A request got no answer, or one that says that there is nobody behind it. */
    miss,
    /** Something else was answered: whoever answers is there. */
    answered: (): void => {
      if (isLost.get()) hear();
    },
    /** A look found nobody: it is lost, though no request failed [FLD-008]. */
    lose: (): void => {
      isLost.set(isWanted());
      miss();
    },
    /**
     * @param listener told whether the server was looked for in vain before, or refused a request alone
     * @returns how to hear of it no more
     */
    onBack: (listener: (wasLost: boolean) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type Connection = ReturnType<typeof createConnection>;

/** The connection of this page. */
export const connection = createConnection({
  look: lookForServer,
  isWanted: mayAsk,
  wait: (milliseconds) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        window.removeEventListener('online', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      window.addEventListener('online', end);
    }),
});

/** Does again what failed, as soon as the server is back [NET-002]. */
export const useWhenBack = (again: ((wasLost: boolean) => void) | null | undefined): void => {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => connection.onBack((wasLost) => latest.current?.(wasLost)), []);
};
