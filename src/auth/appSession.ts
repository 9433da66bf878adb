import { clearBrowserData } from './browserData';
import { fetchClientConfig } from './clientConfig';
import { fetchProfile } from './fetchProfile';
import { createIdentity } from './identity';
import { loggedOutFlag } from './loggedOutFlag';
import { redirectPathStore } from './redirectPathStore';
import { takeResumedSession } from './resumedSession';
import { createSessionStore } from './sessionStore';

/** The session of this browser tab. */
export const appSession = createSessionStore({
  now: () => Date.now(),
  takeResumed: takeResumedSession,
  fetchConfig: fetchClientConfig,
  createIdentity,
  fetchProfile,
  address: () => new URL(window.location.href),
  goTo: (path) => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  },
  takeRedirectPath: redirectPathStore.take,
  isLoggedOut: loggedOutFlag.isSet,
  setLoggedOut: loggedOutFlag.set,
  clearBrowserData,
  // eslint-disable-next-line no-console
  log: (text) => console.info(text),
});
