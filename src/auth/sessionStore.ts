import type { ClientConfig } from './clientConfig';
import type { Identity } from './identity';
import type { KeptUser } from './keptUser';
import type { LoginCode, LoginStep } from './loginStep';
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
  /** Asks for the session anew. @throws when nobody answers */
  fetchResumed: () => Promise<ResumedSession | null>;
  /** Whether the server answers at all. */
  isReachable: () => Promise<boolean>;
  /** Whether the user works offline: the server is not asked [AUTH-059]. */
  isOffline: () => boolean;
  /** Whose app opens here without a network; null when nobody's does. */
  readKept: () => KeptUser | null;
  keepUser: (profile: Profile, config: ClientConfig) => void;
  /** Ends when a page that knows its user has waited long enough for an answer. */
  patience: () => Promise<null>;
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
  /** The app was opened without a session, for a user who is known here. */
  let isKept = false;
  let resuming: Promise<void> | null = null;
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
      isKept = false;
      if (state.config) world.keepUser(profile, state.config);
      set({ phase: 'signed_in', session, profile });
    } catch (error) {
      if (!isProfileRefused(error)) throw error;
      set({ phase: 'refused', session, profile: null });
    }
  };

  const take = ({ config, tokens, profile }: ResumedSession): void => {
    identity = world.createIdentity(config);
    profileAt = world.now();
    isKept = false;
    world.keepUser(profile, config);
    set({ phase: 'signed_in', config, session: sessionOf(tokens, world.now()), profile });
  };

  /**
   * Opens the app without a network, for whom it knows; whom it has not seen for too long is asked to log in
   * [AUTH-059 OFF-028].
   */
  const openKept = (): boolean => {
    const kept = world.isLoggedOut() ? null : world.readKept();
    if (!kept) return false;
    const { config, profile, isOver } = kept;
    identity = world.createIdentity(config);
    world.log('running in offline mode');
    isKept = !isOver;
    if (isOver) set({ phase: 'expired', config, session: SIGNED_OUT });
    else set({ phase: 'signed_in', config, session: SIGNED_OUT, profile });
    return true;
  };

  const expire = (): void => {
    isKept = false;
    set({ phase: 'expired', session: SIGNED_OUT });
  };

  /** Without the server, the app stays open for some days. */
  const expireKept = (): void => {
    if (state.phase === 'signed_in' && world.readKept()?.isOver === true) expire();
  };

  const expireWhenOver = async (): Promise<void> => {
    if (state.phase !== 'signed_in' || isKept || world.isOffline()) return expireKept();
    if (isValidSession(state.session, world.now())) return undefined;
    if (world.readKept() && !(await world.isReachable())) {
      isKept = true;
      return set({ session: SIGNED_OUT });
    }
    return expire();
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

  /** Gets the session of an app that was opened without one. @throws when nobody answers */
  const resume = (): Promise<void> => {
    resuming ??= (async () => {
      const resumed = await world.fetchResumed();
      if (resumed) return take(resumed);
      if (!theIdentity().mayResume() || !(await renew())) expire();
    })().finally(() => {
      resuming = null;
    });
    return resuming;
  };

  /**
   * Signs in from the provider's answer in the address; with neither tokens nor an error that is only logged
   * [AUTH-017].
   */
  const readReturn = async (): Promise<void> => {
    const tokens = await theIdentity().readReturn(world.address());
    if (!tokens) return world.log('The redirect carried neither tokens nor an error.');
    await adopt(tokens);
    world.goTo(pathAfterReturn(world.takeRedirectPath()));
  };

  /** Signs in; after an expiry the same user goes on where the page stands. */
  const enter = async (tokens: IssuedTokens): Promise<void> => {
    const before = state;
    await adopt(tokens);
    const sameUser = before.phase === 'expired' && before.profile?.id === state.profile?.id;
    if (!sameUser) world.goTo(pathAfterLogin(world.takeRedirectPath()));
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
      isKept = false;
      const isReturn = world.address().searchParams.has('state');
      if (world.isOffline() && !isReturn && openKept()) return;
      const mayOpen = !isReturn && !world.isLoggedOut() && world.readKept() !== null;
      const asked = world.isLoggedOut() ? Promise.resolve(null) : world.takeResumed();
      const resumed = await (mayOpen ? Promise.race([asked, world.patience().then(() => 'late' as const)]) : asked);
      if (resumed === 'late' && openKept()) return;
      if (resumed && resumed !== 'late') return take(resumed);
      let problem: unknown = null;
      try {
        const config = await world.fetchConfig();
        identity = world.createIdentity(config);
        set({ config });
      } catch {
        if (isReturn || !openKept()) set({ phase: 'unreachable' });
        return;
      }
      if (identity.hasReturned(world.address()))
        await readReturn().catch((error: unknown) => {
          problem = error;
        });
      if (state.phase === 'starting' && !world.isLoggedOut() && identity.mayResume()) await renew();
      if (state.phase === 'starting') set({ phase: 'signed_out' });
      if (problem) throw problem;
    },

    /**
     * Signs in, or answers what is needed beside the password.
     * @throws the identity provider's error
     */
    login: async (email: string, password: string): Promise<LoginStep | null> => {
      const answer = await theIdentity().login(email, password);
      if ('next' in answer) return answer;
      await enter(answer);
      return null;
    },

    /** Signs in with the one-time code that a second factor or a passkey was given for. */
    loginWith: async (code: LoginCode): Promise<void> => enter(await theIdentity().trade(code)),

    /** Login on the provider's own page; after an expiry in a window of its own, so that drafts stay. */
    loginElsewhere: async (): Promise<void> => {
      if (state.phase === 'expired') await adopt(await theIdentity().loginInPopup());
      else await theIdentity().loginElsewhere();
    },

    logout: async (): Promise<void> => {
      const isOffline = world.isOffline() || isKept;
      isKept = false;
      await world.clearBrowserData();
      world.setLoggedOut(true);
      set({ phase: 'signed_out', session: SIGNED_OUT, profile: null });
      world.goTo('/'); // the next login starts afresh, not on the page that was left
      // The provider's page could not be reached: until the next login the flag keeps everybody out.
      if (!isOffline) theIdentity().logout();
    },

    /** Another tab has logged out. */
    followLogout: (): void => set({ phase: 'signed_out', session: SIGNED_OUT, profile: null }),

    /** Renews when it is due, and ends the session at `expiresAt` when that failed [AUTH-059]. */
    keepAlive: async (): Promise<void> => {
      if (state.phase !== 'signed_in' && state.phase !== 'expired') return;
      if (world.isOffline()) return expireKept();
      if (isKept) {
        await resume().catch(() => undefined);
        return expireKept();
      }
      const due = state.phase === 'expired' || renewalDelay(state.session, world.now()) === 0;
      if (due) await renew();
      await expireWhenOver();
    },

    /**
     * Resolves once there is a session, after a login where there is none any more [AUTH-059].
     * @throws when nobody answers, or somebody else logs in
     */
    ensure: async (): Promise<void> => {
      const user = state.profile?.id;
      if (isKept) await resume();
      if (state.phase === 'signed_in' && !isValidSession(state.session, world.now())) await renew();
      if (state.phase === 'signed_in' && !isValidSession(state.session, world.now())) expire();
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (state.phase !== 'signed_in') return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      });
      if (state.profile?.id !== user) throw new Error('somebody else logged in');
    },

    /** Whether the app was opened without a network, and nobody has answered since. */
    isKept: (): boolean => isKept,

    /** Fetches the profile again when it is older than 5 minutes. */
    refreshProfile: async (): Promise<void> => {
      const { phase, session, profile } = state;
      if (
        phase !== 'signed_in' ||
        world.isOffline() ||
        !session.idToken ||
        !profile ||
        world.now() - profileAt < PROFILE_AGE_MS
      )
        return;
      const fresh = await world
        .fetchProfile(session.idToken, profile.sub)
        .catch((error: unknown) => (isProfileRefused(error) ? ('refused' as const) : null));
      profileAt = world.now();
      if (fresh === 'refused') set({ phase: 'refused', profile: null });
      else if (fresh) set({ profile: fresh });
    },

    /** The server did not accept the token: renew it, or end the session. */
    rejected: async (): Promise<void> => {
      if (state.phase === 'signed_in' && !world.isOffline() && !(await renew())) expire();
    },

    /**
     * The id token while it is valid; a renewal is tried before giving up with null.
     * @throws when the app was opened without a network and nobody answers yet
     */
    idToken: async (): Promise<string | null> => {
      if (world.isOffline()) return null;
      if (isKept) await resume();
      if (state.phase === 'signed_in' && !isValidSession(state.session, world.now())) await renew();
      await expireWhenOver();
      return state.session.idToken;
    },
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
