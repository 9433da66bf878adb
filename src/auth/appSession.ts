import { loadBrowserData } from './loadBrowserData';
import { fetchClientConfig } from './clientConfig';
import { fetchProfile } from './fetchProfile';
import { createIdentity } from './identity';
import { loggedOutFlag } from './loggedOutFlag';
import { mayAsk } from '../connectivity/gate';
import { lookForServer } from '../live/lookForServer';
import { keptUser } from './keptUser';
import { redirectPathStore } from './redirectPathStore';
import { fetchResumedSession, takeResumedSession } from './resumedSession';
import { createSessionStore } from './sessionStore';
import { endViewing, viewing } from './viewing';
import type { Profile } from './profile';
import { correctedNow, resumedNow } from '../clock/deviceClock';

/** A page that knows its user opens without an answer after so long. */
const TIMEOUT_MS = 2500;

/** The profile of whom this tab shows: the own one, or that of the user as whom an administrator looks [OPS-008]. */
const shownProfile = async (idToken: string, sub: string): Promise<Profile> => {
  if (!viewing) return fetchProfile(idToken, sub);
  try {
    return await fetchProfile(viewing.key, viewing.sub);
  } catch (error) {
    endViewing();
    throw error;
  }
};

/** The session of this browser tab. */
export const appSession = createSessionStore({
  now: correctedNow,
  takeResumed: async () => {
    const resumed = await takeResumedSession();
    return resumed && viewing ? { ...resumed, profile: await shownProfile('', '') } : resumed;
  },
  fetchResumed: fetchResumedSession,
  isReachable: lookForServer,
  isOffline: () => !mayAsk(),
  // What is kept in this browser is of those who sign in here, not of those as whom somebody looks.
  readKept: () => (viewing ? null : keptUser.read(resumedNow())),
  keepUser: (profile, config) => {
    if (!viewing) keptUser.keep(profile, config, correctedNow());
  },
  patience: () =>
    new Promise((resolve) => {
      setTimeout(resolve, TIMEOUT_MS, null);
    }),
  fetchConfig: fetchClientConfig,
  createIdentity,
  fetchProfile: shownProfile,
  address: () => new URL(window.location.href),
  goTo: (path) => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  },
  takeRedirectPath: redirectPathStore.take,
  isLoggedOut: loggedOutFlag.isSet,
  setLoggedOut: loggedOutFlag.set,
  clearBrowserData: async () => (await loadBrowserData()).clearBrowserData(),
  // eslint-disable-next-line no-console
  log: (text) => console.info(text),
});
