import { useEffect, useRef } from 'react';
import { shownAsOf } from './keptAnswers';

/** The event by which screens hear that a silent server has answered. */
const LATE = 'trowel:late';

/**
 * A server that was silent has answered: screens that show what is kept have something newer to show. Those that look by
 * themselves when the network is back, such as the day of a foreman, do so as well [FLD-008].
 */
export const noteLateAnswer = (): void => {
  if (shownAsOf.get() === null) return;
  shownAsOf.set(null);
  window.dispatchEvent(new Event(LATE));
  window.dispatchEvent(new Event('online'));
};

/** Asks again when there is something newer than what is shown from the device; what stands there stays meanwhile. */
export const useWhenLate = (again: () => void): void => {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const late = (): void => latest.current();
    window.addEventListener(LATE, late);
    return () => window.removeEventListener(LATE, late);
  }, []);
};
