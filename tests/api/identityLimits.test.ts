import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app';
import { quickPasswords } from '../support/quickPasswords';
import { identityBrowser } from './identityBrowser';

const EMAIL = 'estimator@trowel.test';
const TEXT = 'Too many attempts. Please wait a few minutes and try again.';

describe('guessing passwords', () => {
  quickPasswords();
  let server: TestApp;
  beforeEach(async () => {
    server = await startApp();
  });
  afterEach(() => server.close());

  it('is stopped after 20 wrong ones for an account, whichever way they come, even for the right one, and not for others', async () => {
    const browser = identityBrowser(server.url);
    for (let index = 0; index < 10; index += 1) {
      expect((await browser.realm(EMAIL, 'wrong')).status).toBe(403);
      expect((await browser.post('/v1/login', { email: ` ${EMAIL.toUpperCase()}`, password: 'wrong' })).status).toBe(
        401,
      );
    }
    expect(await browser.realm(EMAIL, 'Trowel123!')).toEqual({
      status: 429,
      error: 'too_many_attempts',
      error_description: TEXT,
    });
    const response = await browser.post('/v1/login', { email: EMAIL, password: 'Trowel123!' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({ error: { code: 'RATE_LIMITED', message: TEXT } });
    expect((await browser.realm('office@trowel.test', 'Trowel123!')).status).toBe(200);
  });

  it('is stopped in a parallel burst as well', async () => {
    const browser = identityBrowser(server.url);
    const answers = await Promise.all(Array.from({ length: 30 }, () => browser.realm(EMAIL, 'wrong')));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('counts an unknown account in the same way, and a forwarded address changes nothing', async () => {
    const browser = identityBrowser(server.url);
    const tries = Array.from({ length: 21 }, (_, index) =>
      browser.call('/v1/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${index}` },
        body: JSON.stringify({ email: 'ghost@trowel.test', password: 'x' }),
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  }, 120_000);

  it('does not count right passwords', async () => {
    const browser = identityBrowser(server.url);
    for (let index = 0; index < 25; index += 1) expect((await browser.realm(EMAIL, 'Trowel123!')).status).toBe(200);
  });
});

describe('a burst of guesses', () => {
  it('does not keep an honest user waiting, who signs in within a second', async () => {
    const server = await startApp({ env: { TRUST_PROXY: 'on' } });
    const login = async (ip: string, email: string, password: string): Promise<[status: number, ms: number]> => {
      const start = performance.now();
      const response = await fetch(`${server.url}/v1/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify({ email, password }),
      });
      await response.text();
      return [response.status, performance.now() - start];
    };
    await login('10.1.0.1', EMAIL, 'Trowel123!'); // the first one of a server reads its keys and compiles its code
    const [, alone] = await login('10.1.0.1', 'ghost@trowel.test', 'wrong');
    const guesses = Array.from({ length: 60 }, (_, index) =>
      login(`10.0.0.${index % 3}`, `ghost${index}@trowel.test`, 'Wrong123!'),
    );
    await pause(50);
    const [elsewhere, sameAddress] = await Promise.all([
      login('10.0.0.9', EMAIL, 'Trowel123!'),
      login('10.0.0.1', 'office@trowel.test', 'Trowel123!'),
    ]);
    expect([elsewhere[0], sameAddress[0]]).toEqual([200, 200]);
    // As long as the checks that run already, its own, and the answers to the burst: on a free machine well under a second.
    const patience = Math.max(1000, 5 * alone);
    expect(elsewhere[1]).toBeLessThan(patience);
    expect(sameAddress[1]).toBeLessThan(patience);
    const refused = new Set((await Promise.all(guesses)).map(([status]) => status));
    expect([...refused].every((status) => status === 401 || status === 429)).toBe(true);
    await server.close();
  }, 240_000); // sixty hashes, one after the other, also on a machine that does much else
});

describe('the time that a refusal takes', () => {
  it('does not tell an unknown account from a wrong password', async () => {
    const { hashPassword, passwordMatches } = await import('../../server/identity/passwordHash');
    const stored = await hashPassword('Trowel123!');
    const time = async (hash: string | null): Promise<number> => {
      const start = performance.now();
      expect(await passwordMatches('wrong', hash)).toBe(false);
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      known.push(await time(stored));
      unknown.push(await time(null));
    }
    const fastest = (times: number[]): number => Math.min(...times);
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 2);
    expect(fastest(unknown)).toBeLessThan(fastest(known) * 2);
  });
});
