import { useEffect } from 'react';
import type { LiveStream } from './liveStream';

const EVERY_MS = 60_000;

/**
 * Asks for what changed when the window gets the focus, when the network is back, and every minute while no events
 * arrive [BRD-012].
 */
export const useRefreshing = (refresh: () => void, live: LiveStream): void => {
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(() => {
      if (live.status() === 'down') ask();
    }, EVERY_MS);
    window.addEventListener('focus', ask);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refresh, live]);
};
