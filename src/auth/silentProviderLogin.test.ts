import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tryProviderSilently } from './silentProviderLogin';

const storage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

beforeEach(() => vi.stubGlobal('window', { sessionStorage: storage(), localStorage: storage() }));
afterEach(() => vi.unstubAllGlobals());

const MINUTE = 60_000;
const alone = { provider: 'Acme', passwords: false };

describe('a page without a session', () => {
  const ask = (config: Parameters<typeof tryProviderSilently>[0], now = 10 * MINUTE) => {
    const leave = vi.fn<(address: string) => void>();
    tryProviderSilently(config, now, leave);
    return leave.mock.calls.flat();
  };

  it('asks the provider that alone signs in, for the page that was wanted, once a minute [SEC-005]', () => {
    window.sessionStorage.setItem('trowel:redirect_path', '/week/pebble?date=2026-03-11');
    const address = '/v1/oidc/start?silent=1&to=%2Fweek%2Fpebble%3Fdate%3D2026-03-11';
    expect(ask(alone)).toEqual([address]);
    expect(ask(alone, 10 * MINUTE + 5_000)).toEqual([]);
    expect(ask(alone, 12 * MINUTE)).toEqual([address]);
  });

  it('asks nobody where passwords are taken, without a provider, and after a logout', () => {
    expect(ask({ provider: 'Acme', passwords: true })).toEqual([]);
    expect(ask({ provider: null, passwords: false })).toEqual([]);
    expect(ask(null)).toEqual([]);
    window.localStorage.setItem('trowel:logged_out', '1');
    expect(ask(alone)).toEqual([]);
  });
});
