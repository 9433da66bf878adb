import { describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env';
import { startApp, testApp } from '../support/app';
import { quickPasswords } from '../support/quickPasswords';

quickPasswords();

const EMAIL = 'estimator@trowel.test';
const app = await testApp({ env: { TRUST_PROXY: 'on' } });

const login = async (forwarded: string, email: string, password = 'wrong', url = app.url): Promise<number> => {
  const response = await fetch(`${url}/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email, password }),
  });
  await response.body?.cancel();
  return response.status;
};

/** So many statuses, one after the other: how many of each there were. */
const count = async (times: number, ask: (index: number) => Promise<number>): Promise<Record<number, number>> => {
  const counted: Record<number, number> = {};
  for (let index = 0; index < times; index += 1) {
    const status = await ask(index);
    counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
};

const listed = async (email: string): Promise<(string | null)[]> => {
  const { rows } = await app.database.pool.query<{ address: string | null }>(
    'select address from sign_in where email = $1 order by id',
    [email],
  );
  return rows.map(({ address }) => address);
};

describe('the address of a request [SEC-004]', () => {
  it('is not the one that a client writes before what the proxy adds: 20 guesses, and no more', async () => {
    const made = await count(25, (index) => login(`192.0.2.${index}, 203.0.113.7`, 'ghost-1@trowel.test'));
    expect(made).toEqual({ 401: 20, 429: 5 });
    expect(new Set(await listed('ghost-1@trowel.test'))).toEqual(new Set(['203.0.113.7']));
  }, 120_000);

  it('counts by the /64 of IPv6, and IPv4 within IPv6 as IPv4, in limits and locks', async () => {
    const made = await count(24, (index) => login(`2001:db8:1:2:${index.toString(16)}::1`, 'ghost-2@trowel.test'));
    expect(made).toEqual({ 401: 20, 429: 4 });
    expect(await login('2001:db8:1:3::1', 'ghost-2@trowel.test')).toBe(401);
    const mixed = await count(22, (index) =>
      login(index % 2 === 0 ? '203.0.113.8' : '::ffff:203.0.113.8', 'ghost-3@trowel.test'),
    );
    expect(mixed).toEqual({ 401: 20, 429: 2 });
    // Another server has the rows alone.
    const other = await startApp({
      env: { TRUST_PROXY: 'on' },
      database: { ...app.database, close: async () => undefined },
    });
    expect(await login('2001:db8:1:2:ffff::9', 'ghost-2@trowel.test', 'wrong', other.url)).toBe(429);
    await other.close();
  }, 240_000);

  it('counts by the /64 in the limits of requests too', async () => {
    const ask = (address: string): Promise<number> =>
      fetch(`${app.url}/v1/browser-errors`, { method: 'POST', headers: { 'x-forwarded-for': address } }).then(
        ({ status }) => status,
      );
    const made = await count(35, (index) => ask(`2001:db8:9:9::${index.toString(16)}`));
    expect(made[429]).toBe(5);
    expect(await ask('2001:db8:9:a::1')).not.toBe(429);
  });

  it('is none where a proxy names none: nothing made up stands in the list of sign-ins', async () => {
    await login('203.0.113.7, <b>1.2.3.4</b>', 'ghost-4@trowel.test');
    await login('x'.repeat(7_000), 'ghost-4@trowel.test');
    await login('203.0.113.40:51000', 'ghost-4@trowel.test');
    expect(await listed('ghost-4@trowel.test')).toEqual([null, null, '203.0.113.40']);
  });

  it('is that of the connection for whoever is no proxy of the setting', async () => {
    const direct = await startApp({ env: { TRUST_PROXY: '203.0.113.0/24' } });
    const made = await count(22, (index) => login(`198.51.100.${index}`, EMAIL, 'wrong', direct.url));
    expect(made).toEqual({ 401: 20, 429: 2 });
    await direct.close();
  }, 120_000);

  it('asks for a setting that says something', () => {
    for (const TRUST_PROXY of ['yes', '0', 'nginx', '10.0.0.0/40', '0.0.0.0/0'])
      expect(() => readEnv({ TRUST_PROXY })).toThrow(
        /^Trowel cannot start[\s\S]*TRUST_PROXY: .*give off, on, the number/,
      );
    for (const TRUST_PROXY of ['off', 'on', '2', '10.0.0.0/8, ::1, fd00::/8', '192.0.2.1'])
      expect(readEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
  });
});
