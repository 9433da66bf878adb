import { availableParallelism } from 'node:os';

/** Who waits: the address, and how often the account was tried from it of late, asked anew at each turn. */
export interface Place {
  address: string;
  attempts(): number;
}

/** Runs costly checks a few at a time. `null`: there was no room, nothing was run. */
export interface PasswordLane {
  run<T>(place: Place, work: () => Promise<T>): Promise<T | null>;
}

export interface LaneSize {
  /** Checks at once; each takes a processor and 32 MB. */
  width: number;
  /** Checks that wait at most. */
  waiting: number;
}

/** One processor stays free for everybody who is signed in, and of the four threads that read files at least two. */
const LANE_SIZE: LaneSize = { width: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 64 };

interface Waiting extends Place {
  arrived: number;
  admit(mayRun: boolean): void;
}

/**
 * At one address whoever was tried least goes first, then the newest: the others of a burst have waited too long
 * already.
 */
const withinAddress = (a: Waiting, b: Waiting): number => a.attempts() - b.attempts() || b.arrived - a.arrived;

/**
 * A lane for password checks in which a burst of guesses cannot keep an honest user waiting: the addresses take turns,
 * and when too many wait the address with the most of them loses one, unchecked.
 */
export const createPasswordLane = ({ width, waiting }: LaneSize = LANE_SIZE): PasswordLane => {
  const queue: Waiting[] = [];
  const lastTurns = new Map<string, number>();
  let running = 0;
  let clock = 0;

  const take = (order: (a: Waiting, b: Waiting) => number, mayRun: boolean): Waiting | undefined => {
    const [first] = queue.toSorted(order);
    if (first) {
      queue.splice(queue.indexOf(first), 1);
      first.admit(mayRun);
    }
    return first;
  };

  const lastTurn = ({ address }: Place): number => lastTurns.get(address) ?? 0;

  const next = (): void => {
    if (running >= width) return;
    const admitted = take((a, b) => lastTurn(a) - lastTurn(b) || withinAddress(a, b), true);
    if (admitted) {
      running += 1;
      clock += 1;
      lastTurns.set(admitted.address, clock);
    } else if (running === 0) lastTurns.clear();
  };

  const sendOneAway = (): void => {
    const waitingAt = new Map<string, number>();
    for (const { address } of queue) waitingAt.set(address, (waitingAt.get(address) ?? 0) + 1);
    const crowd = ({ address }: Place): number => waitingAt.get(address) ?? 0;
    take((a, b) => crowd(b) - crowd(a) || withinAddress(b, a), false);
  };

  return {
    run: async (place, work) => {
      const admitted = new Promise<boolean>((admit) => {
        clock += 1;
        queue.push({ ...place, arrived: clock, admit });
      });
      next();
      if (queue.length > waiting) sendOneAway();
      if (!(await admitted)) return null;
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };
};
