import { useCallback, useEffect, useRef } from 'react';
import type { LiveEventName } from '#domain/live';
import { useLive } from './useLive';

/** Events that no answer can be older than. */
const OF_NO_CARD: ReadonlySet<LiveEventName> = new Set(['hold', 'viewer', 'notification']);

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
        if (!OF_NO_CARD.has(name)) count.current += 1;
      }),
    [live],
  );
  return useCallback(() => count.current, []);
};
