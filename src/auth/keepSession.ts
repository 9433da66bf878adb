import { AFTER_SCREEN_MS, onIdle } from '../clock/onIdle';
import { loadBrowserData } from './loadBrowserData';
import { loggedOutFlag } from './loggedOutFlag';
import { renewalDelay } from './session';
import type { SessionStore } from './sessionStore';
import { correctedNow } from '../clock/deviceClock';

const RETRY_MS = 30_000;
/** A browser's timers know no more, and whoever works offline is looked after in between. */
const MAX_DELAY_MS = 600_000;

/**
 * Keeps a session alive while the page is open: renewal 5 minutes before its end and on focus, the profile on focus
 * after 5 minutes, and the logout of other tabs [AUTH-059].
 */
export const keepSession = (store: SessionStore): (() => void) => {
  let timer = 0;
  let stopLoading: (() => void) | null = null;

  const schedule = (): void => {
    window.clearTimeout(timer);
    const { phase, session } = store.get();
    if (phase !== 'signed_in') return;
    stopLoading ??= onIdle(() => void loadBrowserData().catch(() => undefined), AFTER_SCREEN_MS);
    const left = Math.max(0, session.expiresAt - correctedNow());
    // Without a session, the app of a user who is known here looks whether it may stay open.
    const wait =
      session.idToken === null ? RETRY_MS : renewalDelay(session, correctedNow()) || Math.min(RETRY_MS, left);
    timer = window.setTimeout(() => void store.keepAlive().then(schedule), Math.min(wait, MAX_DELAY_MS));
  };
  const onFocus = (): void =>
    void store
      .keepAlive()
      .then(() => store.refreshProfile())
      .then(schedule);

  const unsubscribe = store.subscribe(schedule);
  const unwatch = loggedOutFlag.watch(store.followLogout);
  window.addEventListener('focus', onFocus);
  schedule();
  return () => {
    stopLoading?.();
    window.clearTimeout(timer);
    unsubscribe();
    unwatch();
    window.removeEventListener('focus', onFocus);
  };
};
