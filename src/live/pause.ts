import { connection } from './connection';

/** Waits for the time, in milliseconds; ends earlier when the signal aborts, or the network or the server comes back. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      leave();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    const leave = connection.onBack(done);
    signal.addEventListener('abort', done);
  });
