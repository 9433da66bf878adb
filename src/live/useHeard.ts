import { useCallback, useEffect, useRef } from 'react';
import { useLive } from './useLive';

/**
 * How many changes were told since the screen opened. A loader that compares it before and after its question knows
 * whether its answer may be older than what nobody listened to yet.
 */
export const useHeard = (): (() => number) => {
  const live = useLive();
  const count = useRef(0);
  useEffect(
    () =>
      live.subscribe(({ name }) => {
        if (name !== 'hold' && name !== 'notification') count.current += 1;
      }),
    [live],
  );
  return useCallback(() => count.current, []);
};
