import { connection, type Connection } from './connection';

/** Without an answer for so long a request counts as unanswered [OFF-023]. */
export const ANSWER_MS = 8000;

/**
 * Resolves when whoever waits for an answer has waited long enough: after 8 seconds, and at once while the server is
 * known to be lost [FLD-008 OFF-023].
 * @param over aborted when the answer has come; it then never resolves
 */
export const patience = (over: AbortSignal, { isLost }: Pick<Connection, 'isLost'> = connection): Promise<void> =>
  new Promise((resolve) => {
    if (isLost.get()) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      off();
      over.removeEventListener('abort', end);
    };
    const done = (): void => {
      end();
      resolve();
    };
    const timer = setTimeout(done, ANSWER_MS);
    const off = isLost.subscribe(() => {
      if (isLost.get()) done();
    });
    over.addEventListener('abort', end);
  });
