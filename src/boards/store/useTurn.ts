import { useCallback, useRef, useSyncExternalStore } from 'react';

type Subscribe = (listener: () => void) => () => void;

/** Draws anew at each call of a subscription, which must keep its identity. */
export const useTurn = (subscribe: Subscribe): number => {
  const turn = useRef(0);
  const counted = useCallback<Subscribe>(
    (listener) =>
      subscribe(() => {
        turn.current += 1;
        listener();
      }),
    [subscribe],
  );
  return useSyncExternalStore(counted, () => turn.current);
};
