import { AppError } from '#domain/errors';

export interface Lane {
  /** Runs when it is its turn. @throws AppError SERVICE_UNAVAILABLE when that takes too long; nothing has run then */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Waits for a turn that ends with the call of what it answers. @throws AppError SERVICE_UNAVAILABLE like `run` */
  enter(): Promise<() => void>;
  /** How many are running, and how many wait. */
  standing(): { running: number; waiting: number };
}

/**
 * Lets so many go at once; the others wait in line, first come first served. Mutations that wait for each other's rows
 * would else take every connection, and whoever only reads (boards, live events) would stand behind them.
 * @param width how many at once
 * @param patience milliseconds that one waits
 */
export const createLane = (width: number, patience: number): Lane => {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(tired);
        waiting.delete(go);
        running += 1;
        resolve();
      };
      const tired = setTimeout(() => {
        waiting.delete(go);
        reject(new AppError('SERVICE_UNAVAILABLE'));
      }, patience);
      if (running < width) go();
      else waiting.add(go);
    });

  const leave = (): void => {
    running -= 1;
    for (const next of waiting) {
      next();
      break;
    }
  };
  return {
    run: async (work) => {
      await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    enter: async () => {
      await turn();
      return leave;
    },
    standing: () => ({ running, waiting: waiting.size }),
  };
};
