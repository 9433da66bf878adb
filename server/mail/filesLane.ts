import { AppError } from '#domain/errors';

/** Runs work a few at a time, the others in the order in which they came. */
export interface FilesLane {
  /** @throws AppError SERVICE_UNAVAILABLE where too many wait, or where it has waited for too long; nothing is run then */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface LaneSize {
  /** Pieces of work at once. */
  width: number;
  /** Pieces that wait at most. */
  waiting: number;
  /** Milliseconds that one waits at most. */
  patience: number;
}

/**
 * A mail with files is held in memory several times over while it is put together: its files, their base64 and the text
 * that holds it [SEC-007].
 */
export const createFilesLane = ({ width, waiting, patience }: LaneSize): FilesLane => {
  const queue: ((mayRun: boolean) => void)[] = [];
  let running = 0;

  const admitted = (): Promise<boolean> =>
    new Promise((resolve) => {
      const admit = (mayRun: boolean): void => {
        clearTimeout(timer);
        resolve(mayRun);
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(admit), 1);
        resolve(false);
      }, patience);
      queue.push(admit);
    });

  return {
    run: async (work) => {
      if (running < width) running += 1;
      else if (queue.length >= waiting || !(await admitted())) throw new AppError('SERVICE_UNAVAILABLE');
      try {
        return await work();
      } finally {
        // Whoever is next takes the place over.
        const next = queue.shift();
        if (next) next(true);
        else running -= 1;
      }
    },
  };
};

/**
 * Mails with files that are put together at once, each in a transaction, which holds a connection while it waits: the
 * database ends one that rests for 15 s.
 */
export const building: FilesLane = createFilesLane({ width: 2, waiting: 4, patience: 8_000 });

/** Mails with files that leave at once; others go back into the queue of the database, so that mails without pass them. */
export const leaving: FilesLane = createFilesLane({ width: 2, waiting: 2, patience: 3_000 });
