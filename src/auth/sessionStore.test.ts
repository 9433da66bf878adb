import { describe, expect, it } from 'vitest';
import type { Identity } from './identity';
import { type Profile } from './profile';
import { createSessionStore, type SessionWorld } from './sessionStore';
import { SIGNED_OUT, type IssuedTokens } from './session';
import { CallError } from '../dataProvider/CallError';

const LIFETIME = 36_000;
const tokenOf = (sub: string): string => `h.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.s`;
const tokens = (sub = 'trowel|3'): IssuedTokens => ({
  accessToken: 'access',
  idToken: tokenOf(sub),
  expiresIn: LIFETIME,
});
const profileOf = (sub: string): Profile => ({
  id: Number(sub.split('|')[1]),
  sub,
  email: 'a@b.test',
  first_name: 'Dana',
  last_name: 'Reyes',
  role: { id: 3, name: 'Scheduler' },
  employee: null,
  preliminary_estimate_action: 'none',
  flags: { presite_gunite: false, presite_pebble: false },
  week_starts_on: 'Sunday',
  permissions: ['CAN_VIEW_JOB'],
});

interface Script {
  identity?: Partial<Identity>;
  loggedOut?: boolean;
  stored?: string | null;
  address?: string;
  profile?: SessionWorld['fetchProfile'];
  resumed?: Awaited<ReturnType<SessionWorld['takeResumed']>>;
  world?: Partial<SessionWorld>;
}

/** A session in a world of our own: what it asked for is in `asked`, the clock is moved by hand. */
const aSession = ({
  identity = {},
  loggedOut = false,
  stored = null,
  address = 'http://app.test/',
  profile,
  resumed = null,
  world = {},
}: Script = {}) => {
  const clock = { now: 1_800_000_000_000 };
  const asked: string[] = [];
  const refuse = (): never => {
    throw new Error('login_required');
  };
  const fake: Identity = {
    client: refuse,
    trade: async () => tokens(),
    login: async (email) => {
      asked.push(`login ${email}`);
      return tokens();
    },
    loginElsewhere: async () => {
      asked.push('redirect');
    },
    loginInPopup: async () => tokens(),
    hasReturned: () => false,
    readReturn: async () => null,
    mayResume: () => false,
    renew: async () => refuse(),
    logout: () => {
      asked.push('provider logout');
    },
    ...identity,
  };
  const store = createSessionStore({
    now: () => clock.now,
    takeResumed: async () => resumed,
    fetchResumed: async () => null,
    isReachable: async () => true,
    isOffline: () => false,
    readKept: () => null,
    keepUser: () => undefined,
    patience: () => new Promise(() => undefined),
    fetchConfig: async () => ({
      issuer: 'http://app.test',
      clientId: 'trowel',
      audience: null,
      login: 'embedded',
      environment: 'prod',
    }),
    createIdentity: () => fake,
    fetchProfile:
      profile ??
      (async (_token, sub) => {
        asked.push(`profile ${sub}`);
        return profileOf(sub);
      }),
    address: () => new URL(address),
    goTo: (path) => asked.push(`go ${path}`),
    takeRedirectPath: () => stored,
    isLoggedOut: () => loggedOut,
    setLoggedOut: (flag) => asked.push(`logged out ${flag}`),
    clearBrowserData: async () => {
      asked.push('clear');
    },
    log: (text) => asked.push(`log ${text}`),
    ...world,
  });
  return { store, asked, clock };
};

const signedIn = async (script: Script = {}) => {
  const made = aSession(script);
  await made.store.start();
  await made.store.login('dana@trowel.test', 'secret');
  made.asked.length = 0;
  return made;
};

describe('a page that has asked for its session before its code came', () => {
  const resumed = {
    config: { issuer: 'http://app.test', clientId: 'trowel', audience: null, login: 'embedded', environment: 'prod' },
    tokens: tokens(),
    profile: profileOf('trowel|3'),
  } as const;

  it('is signed in without another question', async () => {
    const { store, asked } = aSession({ resumed, identity: { mayResume: () => true } });
    await store.start();
    expect(store.get()).toMatchObject({ phase: 'signed_in', profile: { id: 3 }, session: { accessToken: 'access' } });
    expect(asked).toEqual([]);
  });

  it('stays signed out where somebody has logged out', async () => {
    const { store } = aSession({ resumed, loggedOut: true });
    await store.start();
    expect(store.get().phase).toBe('signed_out');
  });
});

describe('signing in', () => {
  it('goes from signed out without tokens and expiry 0 to signed in by a login [AUTH-001]', async () => {
    const { store, clock } = aSession();
    await store.start();
    expect(store.get()).toMatchObject({ phase: 'signed_out', session: SIGNED_OUT, profile: null });
    await store.login('dana@trowel.test', 'secret');
    expect(store.get()).toMatchObject({ phase: 'signed_in', session: { expiresAt: clock.now + LIFETIME * 1000 } });
  });
  it("fetches the profile of the token's subject and keeps it beside the session [AUTH-002 AUTH-020]", async () => {
    const { store, asked } = aSession();
    await store.start();
    await store.login('dana@trowel.test', 'secret');
    expect(asked).toContain('profile trowel|3');
    expect(store.get().profile?.role.name).toBe('Scheduler');
    expect(Object.keys(store.get().session).sort()).toEqual(['accessToken', 'expiresAt', 'idToken']);
  });
  it('leads to the page that was asked for, or to the landing page [AUTH-015]', async () => {
    const asking = aSession({ stored: '/week/pebble' });
    await asking.store.start();
    await asking.store.login('a', 'b');
    expect(asking.asked).toContain('go /week/pebble');
    const plain = aSession();
    await plain.store.start();
    await plain.store.login('a', 'b');
    expect(plain.asked).toContain('go /');
  });
  it('is done by a redirect that carries tokens; without a stored path that leads to the login page [AUTH-001 AUTH-016]', async () => {
    const { store, asked } = aSession({ identity: { hasReturned: () => true, readReturn: async () => tokens() } });
    await store.start();
    expect(store.get().phase).toBe('signed_in');
    expect(asked).toContain('go /login');
  });
  it('only logs a redirect that carries neither tokens nor an error [AUTH-017]', async () => {
    const { store, asked } = aSession({ identity: { hasReturned: () => true, readReturn: async () => null } });
    await expect(store.start()).resolves.toBeUndefined();
    expect(store.get().phase).toBe('signed_out');
    expect(asked).toEqual(['log The redirect carried neither tokens nor an error.']);
  });
  it('stays signed out and says why when the redirect carries an error', async () => {
    const { store } = aSession({
      identity: {
        hasReturned: () => true,
        readReturn: async () => {
          throw new Error('access_denied');
        },
      },
    });
    await expect(store.start()).rejects.toThrow('access_denied');
    expect(store.get().phase).toBe('signed_out');
  });
  it('is silent after a reload, but not after a logout', async () => {
    const resumable = { mayResume: () => true, renew: async () => tokens() };
    const reloaded = aSession({ identity: resumable });
    await reloaded.store.start();
    expect(reloaded.store.get().phase).toBe('signed_in');
    const left = aSession({ identity: resumable, loggedOut: true });
    await left.store.start();
    expect(left.store.get().phase).toBe('signed_out');
  });
  it('ends at the fallback page for a valid token without an active user', async () => {
    const { store } = aSession({
      profile: async () => {
        throw new CallError('refused', 403);
      },
    });
    await store.start();
    await store.login('nobody@trowel.test', 'x');
    expect(store.get()).toMatchObject({ phase: 'refused', profile: null });
  });
});

describe('keeping the session alive', () => {
  it('renews 5 minutes before the end and not earlier, then fetches the profile again [AUTH-059]', async () => {
    let renewals = 0;
    const { store, clock, asked } = await signedIn({
      identity: {
        renew: async () => {
          renewals += 1;
          return tokens();
        },
      },
    });
    clock.now += LIFETIME * 1000 - 300_001;
    await store.keepAlive();
    expect(renewals).toBe(0);
    clock.now += 1;
    await store.keepAlive();
    expect(renewals).toBe(1);
    expect(asked).toContain('profile trowel|3');
    expect(store.get().session.expiresAt).toBe(clock.now + LIFETIME * 1000);
  });
  it('ends at expiresAt when it cannot be renewed, keeping the profile so that the same user returns to the page [AUTH-004 AUTH-059]', async () => {
    const { store, clock, asked } = await signedIn();
    clock.now += LIFETIME * 1000 - 1;
    await store.keepAlive();
    expect(store.get().phase).toBe('signed_in');
    clock.now += 1;
    await store.keepAlive();
    expect(store.get()).toMatchObject({ phase: 'expired', session: SIGNED_OUT, profile: { id: 3 } });
    expect(await store.idToken()).toBeNull();
    await store.login('dana@trowel.test', 'secret');
    expect(asked.filter((line) => line.startsWith('go'))).toEqual([]);
  });
  it('asks for the profile again on focus after 5 minutes', async () => {
    const { store, clock, asked } = await signedIn();
    clock.now += 299_999;
    await store.refreshProfile();
    expect(asked).toEqual([]);
    clock.now += 1;
    await store.refreshProfile();
    expect(asked).toEqual(['profile trowel|3']);
  });
  it('sends one renewal for many callers', async () => {
    let renewals = 0;
    const { store, clock } = await signedIn({
      identity: {
        renew: async () => {
          renewals += 1;
          return tokens();
        },
      },
    });
    clock.now += LIFETIME * 1000;
    expect(await Promise.all([store.idToken(), store.idToken(), store.idToken()])).toEqual(
      Array(3).fill(tokens().idToken),
    );
    expect(renewals).toBe(1);
  });
});

describe('logging out', () => {
  it("clears the browser's data, sets the logged-out flag and ends the provider's session [AUTH-021]", async () => {
    const { store, asked } = await signedIn();
    await store.logout();
    expect(asked).toEqual(['clear', 'logged out true', 'go /', 'provider logout']);
    expect(store.get()).toMatchObject({ phase: 'signed_out', session: SIGNED_OUT, profile: null });
  });
});

describe('an app without a network', () => {
  const config = {
    issuer: 'http://app.test',
    clientId: 'trowel',
    audience: null,
    login: 'embedded' as const,
    environment: 'prod',
  };
  const dead = async (): Promise<never> => {
    throw new TypeError('Failed to fetch');
  };
  /** A browser in which somebody was signed in, and whose server is away until `world.net` says otherwise. */
  const away = (script: Script = {}, kept: { isOver?: boolean } | null = {}) => {
    const net = { isUp: false, isOffline: false, asks: 0 };
    const resumed = { config, tokens: tokens(), profile: profileOf('trowel|3') };
    const made = aSession({
      ...script,
      world: {
        fetchConfig: async () => (net.isUp ? config : dead()),
        isReachable: async () => net.isUp,
        isOffline: () => net.isOffline,
        readKept: () => kept && { config, profile: profileOf('trowel|3'), isOver: kept.isOver === true },
        fetchResumed: async () => {
          net.asks += 1;
          return net.isUp ? resumed : dead();
        },
        ...script.world,
      },
    });
    return { ...made, net };
  };

  it('opens for the user it knows, which is only logged, and gets its session when the server is back [AUTH-059 OFF-028]', async () => {
    const { store, asked, net } = away();
    await store.start();
    expect(store.get()).toMatchObject({ phase: 'signed_in', profile: { id: 3 }, session: SIGNED_OUT });
    expect(asked).toEqual(['log running in offline mode']);
    await expect(store.idToken()).rejects.toThrow('Failed to fetch');
    expect(store.get().phase).toBe('signed_in');
    net.isUp = true;
    expect(await store.idToken()).toBe(tokens().idToken);
    expect([store.get().phase, store.isKept()]).toEqual(['signed_in', false]);
  });

  it('asks for a login when the last contact was more than two days ago, and shows nothing of the user [AUTH-059]', async () => {
    const { store } = away({}, { isOver: true });
    await store.start();
    expect(store.get()).toMatchObject({ phase: 'expired', profile: null });
  });

  it('opens for nobody after a logout, nor where nobody was signed in', async () => {
    const left = away({ loggedOut: true });
    await left.store.start();
    const fresh = away({}, null);
    await fresh.store.start();
    expect([left.store.get().phase, fresh.store.get().phase]).toEqual(['unreachable', 'unreachable']);
  });

  it('does not wait for a line that carries nothing', async () => {
    const { store } = away({ world: { takeResumed: () => new Promise(() => undefined), patience: async () => null } });
    await store.start();
    expect(store.get().phase).toBe('signed_in');
  });

  it('asks the server nothing while the user works offline, and stays open until the two days are over [AUTH-059]', async () => {
    const kept = { isOver: false };
    const { store, net, clock } = away({}, kept);
    net.isOffline = true;
    net.isUp = true;
    await store.start();
    clock.now += LIFETIME * 1000 + 1;
    await store.keepAlive();
    expect([await store.idToken(), store.get().phase, net.asks]).toEqual([null, 'signed_in', 0]);
    kept.isOver = true;
    await store.keepAlive();
    expect(store.get().phase).toBe('expired');
  });

  it('asks for a login on the way back when its session is gone', async () => {
    const { store, net } = away({ world: { fetchResumed: async () => null } });
    await store.start();
    net.isUp = true;
    expect(await store.idToken()).toBeNull();
    expect(store.get().phase).toBe('expired');
  });

  it('outlives its session while nobody answers, where a login could not be done either', async () => {
    const { store, clock, net } = away();
    net.isUp = true;
    await store.start();
    await store.login('dana@trowel.test', 'secret');
    net.isUp = false;
    clock.now += LIFETIME * 1000 + 1;
    await store.keepAlive();
    expect([store.get().phase, store.isKept()]).toEqual(['signed_in', true]);
  });
});
