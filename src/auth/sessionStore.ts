import type { ClientConfig } from './clientConfig';
import type { Identity } from './identity';
import { isProfileRefused, type Profile } from './profile';
import { pathAfterLogin, pathAfterReturn } from './redirectPath';
import type { ResumedSession } from './resumedSession';
import { isValidSession, renewalDelay, sessionOf, SIGNED_OUT, type IssuedTokens } from './session';
import { STARTING, type SessionState } from './sessionState';
import { tokenSubject } from './tokenSubject';

const PROFILE_AGE_MS = 5 * 60_000;

/** The world around the session, so that its rules can be tested without a browser. */
export interface SessionWorld {
  now: () => number;
  /** What the page has asked for before its code came, if it did. */
  takeResumed: () => Promise<ResumedSession | null>;
  fetchConfig: () => Promise<ClientConfig>;
  createIdentity: (config: ClientConfig) => Identity;
  fetchProfile: (idToken: string, sub: string) => Promise<Profile>;
  address: () => URL;
  /** Shows another path without loading the page. */
  goTo: (path: string) => void;
  takeRedirectPath: () => string | null;
  isLoggedOut: () => boolean;
  setLoggedOut: (flag: boolean) => void;
  /** Empties local storage and IndexedDB. */
  clearBrowserData: () => Promise<void>;
  log: (text: string) => void;
}

/** Signing in, keeping the session alive, and signing out; the screen subscribes to the state. */
export const createSessionStore = (world: SessionWorld) => {
  let state: SessionState = STARTING;
  let identity: Identity | null = null;
  let profileAt = 0;
  let renewing: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const set = (change: Partial<SessionState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const theIdentity = (): Identity => {
    if (!identity) throw new Error('the session has not started');
    return identity;
  };

  const adopt = async (tokens: IssuedTokens): Promise<void> => {
    const sub = tokenSubject(tokens.idToken);
    if (!sub) throw new Error('the id token names no subject');
    const session = sessionOf(tokens, world.now());
    world.setLoggedOut(false);
    try {
      const profile = await world.fetchProfile(tokens.idToken, sub);
      profileAt = world.now();
      set({ phase: 'signed_in', session, profile });
    } catch (error) {
      if (!isProfileRefused(error)) throw error;
      set({ phase: 'refused', session, profile: null });
    }
  };

  const expireWhenOver = (): void => {
    if (state.phase === 'signed_in' && !isValidSession(state.session, world.now()))
      set({ phase: 'expired', session: SIGNED_OUT });
  };

  /** One renewal at a time; false when the provider refuses or cannot be reached. */
  const renew = (): Promise<boolean> => {
    renewing ??= theIdentity()
      .renew()
      .then(adopt)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };

  /** Signs in from the provider's answer in the address; with neither tokens nor an error that is only logged [AUTH-017]. */
  const readReturn = async (): Promise<void> => {
    const tokens = await theIdentity().readReturn(world.address());
    if (!tokens) return world.log('The redirect carried neither tokens nor an error.');
    await adopt(tokens);
    world.goTo(pathAfterReturn(world.takeRedirectPath()));
  };

  return {
    get: (): SessionState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    identity: theIdentity,

    /** @throws the identity provider's error in the address, once the state is settled */
    start: async (): Promise<void> => {
      set(STARTING);
      const resumed = world.isLoggedOut() ? null : await world.takeResumed();
      if (resumed) {
        const { config, tokens, profile } = resumed;
        identity = world.createIdentity(config);
        profileAt = world.now();
        return set({ phase: 'signed_in', config, session: sessionOf(tokens, world.now()), profile });
      }
      let problem: unknown = null;
      try {
        const config = await world.fetchConfig();
        identity = world.createIdentity(config);
        set({ config });
      } catch {
        return set({ phase: 'unreachable' });
      }
      if (identity.hasReturned(world.address()))
        await readReturn().catch((error: unknown) => {
          problem = error;
        });
      if (state.phase === 'starting' && !world.isLoggedOut() && identity.mayResume()) await renew();
      if (state.phase === 'starting') set({ phase: 'signed_out' });
      if (problem) throw problem;
    },

    /** @throws the identity provider's error */
    login: async (email: string, password: string): Promise<void> => {
      const before = state;
      await adopt(await theIdentity().login(email, password));
      const sameUser = before.phase === 'expired' && before.profile?.id === state.profile?.id;
      if (!sameUser) world.goTo(pathAfterLogin(world.takeRedirectPath()));
    },

    /** Login on the provider's own page; after an expiry in a window of its own, so that drafts stay. */
    loginElsewhere: async (): Promise<void> => {
      if (state.phase === 'expired') await adopt(await theIdentity().loginInPopup());
      else await theIdentity().loginElsewhere();
    },

    logout: async (): Promise<void> => {
      await world.clearBrowserData();
      world.setLoggedOut(true);
      set({ phase: 'signed_out', session: SIGNED_OUT, profile: null });
      world.goTo('/'); // the next login starts afresh, not on the page that was left
      await theIdentity().logout();
    },

    /** Another tab has logged out. */
    followLogout: (): void => set({ phase: 'signed_out', session: SIGNED_OUT, profile: null }),

    /** Renews when it is due, and ends the session at `expiresAt` when that failed [AUTH-059]. */
    keepAlive: async (): Promise<void> => {
      if (state.phase !== 'signed_in' && state.phase !== 'expired') return;
      const due = state.phase === 'expired' || renewalDelay(state.session, world.now()) === 0;
      if (due) await renew();
      expireWhenOver();
    },

    /** Fetches the profile again when it is older than 5 minutes. */
    refreshProfile: async (): Promise<void> => {
      const { phase, session, profile } = state;
      if (phase !== 'signed_in' || !session.idToken || !profile || world.now() - profileAt < PROFILE_AGE_MS) return;
      const fresh = await world
        .fetchProfile(session.idToken, profile.sub)
        .catch((error: unknown) => (isProfileRefused(error) ? ('refused' as const) : null));
      profileAt = world.now();
      if (fresh === 'refused') set({ phase: 'refused', profile: null });
      else if (fresh) set({ profile: fresh });
    },

    /** The server did not accept the token: renew it, or end the session. */
    rejected: async (): Promise<void> => {
      if (state.phase === 'signed_in' && !(await renew())) set({ phase: 'expired', session: SIGNED_OUT });
    },

    /** The id token while it is valid; a renewal is tried before giving up with null. */
    idToken: async (): Promise<string | null> => {
      if (state.phase === 'signed_in' && !isValidSession(state.session, world.now())) await renew();
      expireWhenOver();
      return state.session.idToken;
    },
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
