import { onIdle } from './onIdle';
import { quietFor } from '../page/whileBusy';

/** So long a line has to be quiet, and so long it is waited for at most. */
const QUIET_MS = 100;
const MAX_WAIT_MS = 10_000;

/**
 * `onIdle`, for what a slow line is to carry behind all that a screen waits for: not before nothing is waited for, but
 * after 10 s in any case.
 */
export const onQuiet = (act: () => void, after = 0): (() => void) => {
  const latest = performance.now() + after + MAX_WAIT_MS;
  let forget = (): void => undefined;
  const look = (): void => {
    const now = performance.now();
    if (now > latest || quietFor() >= QUIET_MS) act();
    else forget = onIdle(look, QUIET_MS);
  };
  forget = onIdle(look, after);
  return () => forget();
};
