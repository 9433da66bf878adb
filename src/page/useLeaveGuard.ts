import { use, useEffect, useRef } from 'react';
import { HistoryContext } from './GuardedRouter';
import type { LeaveGuard } from './guardedHistory';

/** Holds up what leaves the page, for as long as the component stands. Outside of a router nothing is held. */
export const useLeaveGuard = (guard: LeaveGuard): void => {
  const history = use(HistoryContext);
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  useEffect(
    () =>
      history?.guard({
        holds: (from, to, isStep) => latest.current.holds(from, to, isStep),
        onHeld: (way) => latest.current.onHeld(way),
      }),
    [history],
  );
};
