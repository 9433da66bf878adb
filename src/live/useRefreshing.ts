import { useEffect } from 'react';
import type { LiveStream } from './liveStream';

const EVERY_MS = 60_000;

/**
 * Asks for what changed when the window gets the focus, when the network is back, and every minute while no events
 * arrive [BRD-012].
 */
export const useRefreshing = (refresh: () => void, live: LiveStream): void => {
  useEffect(() => {
    const refreshVisible = (): void => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(() => {
      if (live.status() === 'down') refreshVisible();
    }, EVERY_MS);
    window.addEventListener('focus', refreshVisible);
    window.addEventListener('online', refreshVisible);
    document.addEventListener('visibilitychange', refreshVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refreshVisible);
      window.removeEventListener('online', refreshVisible);
      document.removeEventListener('visibilitychange', refreshVisible);
    };
  }, [refresh, live]);
};
