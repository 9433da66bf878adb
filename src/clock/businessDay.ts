import { civilDateOf, type CivilDate } from '#domain/civilDate';
import { correctedNow } from './deviceClock';

const MINUTE_MS = 60_000;

/** A sleeping computer runs no timer: what tells that somebody is back. */
const WAKES = ['focus', 'pageshow', 'online', 'visibilitychange'] as const;

/** The page, as the clock needs it; null where there is none. */
type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;

/**
 * Keeps the day of the business (America/Chicago) for a page that stays open: looked at each minute, and whenever the
 * page is back from sleep or from behind other windows. It runs while somebody listens.
 */
export const createBusinessDay = (page: Page) => {
  const listeners = new Set<() => void>();
  let today = civilDateOf(new Date(correctedNow()));
  let timer: ReturnType<typeof setInterval> | undefined;

  const look = (): void => {
    const now = civilDateOf(new Date(correctedNow()));
    if (now === today) return;
    today = now;
    for (const listener of listeners) listener();
  };
  const start = (): void => {
    timer = setInterval(look, MINUTE_MS);
    // Captured: `visibilitychange` happens on the document.
    for (const wake of WAKES) page?.addEventListener(wake, look, true);
  };
  const stop = (): void => {
    clearInterval(timer);
    for (const wake of WAKES) page?.removeEventListener(wake, look, true);
  };

  return {
    get: (): CivilDate => {
      if (listeners.size === 0) look();
      return today;
    },
    subscribe: (listener: () => void): (() => void) => {
      look();
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
};

/** The day of this page. */
export const businessDay = createBusinessDay(typeof window === 'undefined' ? null : window);
