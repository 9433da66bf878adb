import { afterEach, describe, expect, it, vi } from 'vitest';

const known = vi.hoisted(() => ({ kept: null as object | null, fetched: 0 }));
vi.mock('../auth/keptUser', () => ({ keptUser: { read: () => known.kept } }));
vi.mock('./appFile', () => ({ App: { preload: () => Promise.resolve((known.fetched += 1)) } }));

// Another file of tests may have had it with the session of the app.
vi.resetModules();
const { preload } = await import('./preload');

afterEach(() => vi.unstubAllGlobals());

/** The login page at a browser. @returns what it fetches ahead, with its priority */
const atBrowser = ({ isNarrow = true, path = '/', cookie = '', kept = null as object | null }): string[] => {
  const links: { href: string; rel: string; fetchPriority: string }[] = [];
  Object.assign(known, { kept, fetched: 0 });
  vi.stubGlobal('window', {
    location: { pathname: path },
    matchMedia: () => ({ matches: isNarrow }),
    requestIdleCallback: (act: () => void) => act(),
  });
  vi.stubGlobal('document', {
    cookie,
    querySelector: () => ({ content: '/assets/app-1.js /assets/Today-1.js /assets/Today-1.css' }),
    createElement: () => ({ href: '', rel: '', fetchPriority: '' }),
    head: { append: (...added: typeof links) => links.push(...added) },
  });
  preload();
  return links.map(({ href, rel, fetchPriority }) => `${rel} ${href} ${fetchPriority}`);
};

describe('the login page', () => {
  it('fetches the stops of a telephone behind whatever is asked of the server, for a stranger at the home page', () => {
    expect(atBrowser({})).toEqual([
      'modulepreload /assets/app-1.js auto',
      'modulepreload /assets/Today-1.js low',
      'preload /assets/Today-1.css low',
    ]);
    expect(known.fetched).toBe(1);
  });

  it.each([
    ['at a wide window', { isNarrow: false }],
    ['at another address', { path: '/customer' }],
    ['where somebody was signed in', { kept: {} }],
    ['where the session is resumed, whose page names its files', { cookie: 'auth0.trowel.is.authenticated=true' }],
  ])('fetches the app alone %s', (_where, at) => {
    expect(atBrowser(at)).toEqual([]);
    expect(known.fetched).toBe(1);
  });
});
