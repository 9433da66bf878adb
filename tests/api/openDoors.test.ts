import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { emailOf, PASSWORD, proofOf, sender } from '../support/security';
import { routesOf } from '../support/routesOf';
import { claimsOf, identityBrowser } from './identityBrowser';

const app = await testApp({ env: { TRUST_PROXY: 'on', METRICS_TOKEN: 'a-token-of-many-letters' } });
const { pool } = app.database;
const send = sender(app);

const rowsOf = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await pool.query(sql, values)).rowCount ?? 0;
const payloads = (model: string): Promise<number> => rowsOf('select from oidc_payload where model = $1', [model]);

/** Each file of a client that was built here has a route of its own. */
const isBuiltFile = (path: string): boolean => path !== '/' && existsSync(join('dist/client', path));

describe('whoever has not signed in [SEC-005]', () => {
  const authorize = (extra: Record<string, string> = {}): Promise<Response> => {
    const query = new URLSearchParams({
      client_id: 'trowel',
      response_type: 'code',
      redirect_uri: app.url,
      scope: 'openid',
      state: 's',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      ...extra,
    });
    return fetch(`${app.url}/authorize?${query.toString()}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': '203.0.113.1' },
    });
  };

  it('leaves no row by authorization requests, is led to the login, and is stopped after 300 a minute', async () => {
    for (const prompt of ['login', 'consent', 'none login']) {
      const { status, headers } = await authorize({ prompt });
      expect([status, headers.get('location')]).toEqual([303, '/login']);
    }
    expect((await authorize({ state: 'x'.repeat(513), prompt: 'none' })).status).toBe(422);
    const statuses: number[] = [];
    for (let index = 0; index < 300; index += 1) statuses.push((await authorize()).status);
    expect(new Set(statuses)).toEqual(new Set([303, 429]));
    expect(await payloads('Interaction')).toBe(0);
    expect((await authorize({ prompt: 'none' })).status).toBe(429);
  });

  /** What carries its own right, and costs no more than a signature or a file: a page asks for hundreds of them. */
  const FREE = ['GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /v1/files/*'];
  /** Answered by the issuer, which sends its own headers alone. */
  const OF_THE_ISSUER = [
    'GET /.well-known/openid-configuration',
    'GET /.well-known/jwks.json',
    'GET /authorize',
    'POST /oauth/token',
    'POST /oauth/revoke',
    'GET /userinfo',
  ];

  it('is counted on every route that answers without a token', async () => {
    const uncounted: string[] = [];
    for (const { method, path } of routesOf(app.app.printRoutes())) {
      if (path === '/*' || path === '*' || isBuiltFile(path)) continue;
      const response = await fetch(`${app.url}${path.replace(/:\w+/g, '1').replace('*', 'x')}`, {
        method,
        redirect: 'manual',
        headers: { 'x-forwarded-for': '203.0.113.2' },
      });
      await response.body?.cancel();
      const isRefused = [401, 405].includes(response.status); // a token that is none, which is counted, or no such method
      if (!isRefused && !response.headers.has('x-ratelimit-limit')) uncounted.push(`${method} ${path}`);
    }
    expect(uncounted.filter((route) => ![...FREE, ...OF_THE_ISSUER].includes(route))).toEqual([]);
  });

  it('has no way in that the threat model does not name', () => {
    const [, table = ''] = /## Ways in\n\n([^]*?)\n\n/.exec(readFileSync('docs/guides/security.md', 'utf8')) ?? [];
    const named = table.split('\n').flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(?:(GET|PUT|POST) )?(\/[^`]*)`/g)].map(([, method, path = '']) => ({
        method,
        path: new RegExp(`^${path.replace(/[.?]/g, String.raw`\$&`).replace('*', '.*')}$`),
      })),
    );
    const unnamed = routesOf(app.app.printRoutes()).filter(
      ({ method, path }) =>
        !(path === '/*' || path === '*' || path === '/' || isBuiltFile(path)) &&
        !named.some((row) => row.path.test(path) && (row.method ?? method) === method),
    );
    expect(unnamed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it.each(OF_THE_ISSUER)('is stopped after 300 a minute at %s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const ask = async (): Promise<number> => {
      const headers = { 'x-forwarded-for': '203.0.113.20' };
      const response = await fetch(`${app.url}${path}`, { method, headers, redirect: 'manual' });
      await response.body?.cancel();
      return response.status;
    };
    for (let index = 0; index < 300; index += 20) await Promise.all(Array.from({ length: 20 }, ask));
    expect(await ask()).toBe(429);
  });

  it('is told apart after 1,200 tokens that are none, while whoever has one beside him goes on [SEC-004 SEC-005]', async () => {
    const ask = (from: string, token = 'none'): Promise<number> =>
      fetch(`${app.url}/v1/settings`, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } }).then(
        ({ status }) => status,
      );
    const program = (
      await app.graphql<{ createApiToken: { token: string } }>(
        'admin',
        'mutation ($proof: String) { createApiToken(name: "Health", codes: ["CAN_VIEW_ADMIN_DASHBOARD"], days: 1, proof: $proof) { token } }',
        { proof: await proofOf(app, 'admin') },
      )
    ).data?.createApiToken.token;
    expect(await ask('203.0.113.3', program)).toBe(200);
    const statuses: number[] = [];
    for (let index = 0; index < 1_200; index += 50)
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => ask('203.0.113.3')))));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect([await ask('203.0.113.3'), await ask('203.0.113.3', 'trw_none')]).toEqual([429, 429]);
    // An office behind one address: its people, and its programs that were at work.
    expect([await ask('203.0.113.3', await app.token('admin')), await ask('203.0.113.3', program)]).toEqual([200, 200]);
    expect([await ask('203.0.113.4'), await ask('203.0.113.4', await app.token('admin'))]).toEqual([401, 200]);
    // Keys that are made up wait for no more of the database than two of them.
    const burst = await Promise.all(Array.from({ length: 40 }, (_, at) => ask('203.0.113.3', `trw_${at}`)));
    expect(new Set(burst)).toEqual(new Set([429]));
  });

  it('leaves 500 lines a day in the list of sign-ins for addresses that are nobody’s', async () => {
    await pool.query(
      `insert into sign_in (email, outcome, address, network) select 'made-up-' || n, 'wrong_password', '203.0.113.5', '203.0.113.5' from generate_series(1, 500) n`,
    );
    const login = (email: string, from: string): Promise<Response> =>
      fetch(`${app.url}/v1/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ email, password: 'wrong' }),
      });
    const linesOf = (email: string): Promise<number> => rowsOf('select from sign_in where email = $1', [email]);
    expect((await login('made-up', '203.0.113.5')).status).toBe(401);
    expect(await linesOf('made-up')).toBe(0);
    await login('made-up', '203.0.113.6');
    await login(emailOf('office'), '203.0.113.5');
    expect([await linesOf('made-up'), await linesOf(emailOf('office'))]).toEqual([1, 1]);
  });

  it('leaves 20,000 begun sign-ins at most, of which the oldest end', async () => {
    await pool.query('delete from sign_in_step');
    await pool.query(
      `insert into sign_in_step (ticket_hash, purpose, data, expires_at)
       select 'made-up-' || n, 'passkey_login', '{}', now() + interval '1 minute' + n * interval '1 millisecond' from generate_series(1, 20000) n`,
    );
    await send('POST', '/v1/login/passkey/options', { body: {} });
    expect(await rowsOf('select from sign_in_step where user_id is null')).toBe(20_000);
    expect(await rowsOf(`select from sign_in_step where ticket_hash in ('made-up-1', 'made-up-2')`)).toBe(1);
    await pool.query('delete from sign_in_step');
  });

  it('fills 200 lines of the errors of pages, and pushes none of a user’s out', async () => {
    const tell = async (message: string, account?: string): Promise<number> =>
      (
        await fetch(`${app.url}/v1/browser-errors`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(account === undefined ? {} : { authorization: `Bearer ${await app.token(account)}` }),
          },
          body: JSON.stringify({ release: '1', screen: '/', message }),
        })
      ).status;
    await pool.query(
      `insert into browser_error (fingerprint, release, screen, message, user_id, last_at)
       select n, '1', '/', 'made up ' || n, case when n > 2100 then (select min(id) from app_user) end, now() - n * interval '1 second' from generate_series(1, 2150) n`,
    );
    expect(await tell('new of a stranger')).toBe(204);
    expect(await tell('new of a user', 'office')).toBe(204);
    expect(await rowsOf('select from browser_error where user_id is null')).toBe(200);
    expect(await rowsOf('select from browser_error where user_id is not null')).toBe(51);
    expect(await rowsOf(`select from browser_error where message like 'new of%'`)).toBe(2);
  });
});

describe('whoever has signed in [SEC-005]', () => {
  it.each([
    ['geocoding', 60, 'GET', '/v1/geocode?zip=77002', undefined],
    ['presence', 600, 'PUT', '/v1/presence', {}],
    ['viewers', 600, 'PUT', '/v1/viewers', {}],
  ])('is counted for %s by user: %d a minute', async (_name, most, method, path, body) => {
    const ask = async (account: string): Promise<number> => {
      const response = await fetch(`${app.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await app.token(account)}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      await response.body?.cancel();
      return response.status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < most; index += 20)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => ask('scheduler')))));
    expect(statuses).not.toContain(429);
    for (let index = 0; index < 5; index += 1) statuses.push(await ask('scheduler'));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await ask('manager')).not.toBe(429);
  });

  it('leaves a grant for as long as its tokens live, as a script', async () => {
    const browser = identityBrowser(app.url);
    const hoursOf = async (token: string | undefined): Promise<number> => {
      const { rows } = await pool.query<{ hours: number }>(
        `select extract(epoch from expires_at - now())::float8 / 3600 as hours from oidc_payload where key = 'Grant:' || $1`,
        [claimsOf(token)['https://trowel.app/session']],
      );
      return rows[0]?.hours ?? 0;
    };
    const plain = await browser.realm(emailOf('office'), PASSWORD);
    expect(await hoursOf(plain.id_token)).toBeCloseTo(10, 1);
    const lasting = await browser.realm(emailOf('office'), PASSWORD, { scope: 'openid offline_access' });
    expect(await hoursOf(lasting.id_token)).toBeCloseTo(30 * 24, 0);
    expect((await browser.refresh(lasting.refresh_token)).status).toBe(200);
  });
});

describe('a session [SEC-005]', () => {
  const DAY = 86_400;
  const signIn = async (account: string) => {
    const browser = identityBrowser(app.url);
    const tokens = await browser.exchange(await browser.loginCode(emailOf(account), PASSWORD));
    return { browser, tokens };
  };
  /** As if all that this user has was begun so long ago. */
  const age = (account: string, seconds: number) =>
    pool.query(
      `update oidc_payload set payload = payload
         || case when payload ? 'loginTs' then jsonb_build_object('loginTs', (payload ->> 'loginTs')::bigint - $2::bigint) else '{}' end
         || case when payload ? 'authTime' then jsonb_build_object('authTime', (payload ->> 'authTime')::bigint - $2::bigint) else '{}' end
       where account_id = (select sub from app_user where email = $1)`,
      [emailOf(account), seconds],
    );

  it('ends after 30 days, however lately it was used: reload, silent sign-in and refresh token', async () => {
    const { browser, tokens } = await signIn('estimator');
    await age('estimator', 30 * DAY - 3_600);
    const resumed = await browser.post('/v1/session', {});
    expect(resumed.status).toBe(200);
    // What is given an hour before the end lives an hour.
    const { id_token, expires_in } = (await resumed.json()) as { id_token: string; expires_in: number };
    const { exp = 0, iat = 0 } = claimsOf(id_token);
    expect([expires_in, Number(exp) - Number(iat)].every((seconds) => seconds > 3_500 && seconds <= 3_600)).toBe(true);
    const silent = await browser.silent();
    expect(silent.expires_in).toBeLessThanOrEqual(3_600);
    const refreshed = await browser.refresh(tokens.refresh_token);
    expect(refreshed.expires_in).toBeLessThanOrEqual(3_600);
    await age('estimator', 3_600);
    expect((await browser.refresh(refreshed.refresh_token)).error).toBe('invalid_grant');
    expect((await browser.silent()).error).toBe('login_required');
    expect((await browser.post('/v1/session', {})).status).toBe(401);
    // Signing in begins anew.
    await browser.loginCode(emailOf('estimator'), PASSWORD);
    expect((await browser.post('/v1/session', {})).status).toBe(200);
  });
});
