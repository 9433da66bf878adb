import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../support/app';
import { claimsOf, identityBrowser } from './identityBrowser';

const PASSWORD = 'Trowel123!';
const EMAIL = 'scheduler@trowel.test';
const MARK = 'auth0.trowel.is.authenticated';

const answered = z.object({
  id_token: z.string(),
  expires_in: z.number(),
  profile: z.looseObject({ email: z.string(), 'https://trowel.app/permissions': z.array(z.string()) }),
  config: z.looseObject({ client_id: z.string(), login: z.string() }),
  live_cursor: z.string(),
});

let server: TestApp;
let browser: ReturnType<typeof identityBrowser>;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(() => {
  browser = identityBrowser(server.url);
});

const resume = (headers: Record<string, string> = {}): Promise<Response> =>
  browser.call('/v1/session', { method: 'POST', headers });

describe('a reload', () => {
  it('gets tokens, profile and settings in one answer, and keeps its mark', async () => {
    await browser.loginCode(EMAIL, PASSWORD);
    const response = await resume();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { id_token, expires_in, profile, config } = answered.parse(await response.json());
    expect(claimsOf(id_token)).toMatchObject({ email: EMAIL, aud: 'trowel' });
    expect(expires_in).toBe(36_000);
    expect(profile).toMatchObject({ email: EMAIL });
    expect(profile['https://trowel.app/permissions']).toContain('CAN_EDIT_PLASTER_SCHEDULE');
    expect(config).toMatchObject({ client_id: 'trowel', login: 'embedded' });
    expect(browser.cookies.get(MARK)).toBe('true');
    const asked = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${id_token}` },
      body: '{"query":"{ __typename }"}',
    });
    expect(asked.status).toBe(200);
  });

  it('may be repeated, from two tabs at once', async () => {
    await browser.loginCode(EMAIL, PASSWORD);
    for (const one of await Promise.all([resume(), resume(), resume()])) expect(one.status).toBe(200);
  });

  it('leaves a bounded number of tokens of its session, of which the oldest end [SEC-005]', async () => {
    await browser.loginCode(EMAIL, PASSWORD);
    const newest = answered.parse(await (await resume()).json()).id_token;
    const grant = String(claimsOf(newest)['https://trowel.app/session']);
    const { pool } = server.database;
    await pool.query(
      `insert into oidc_payload (key, model, payload, grant_id, expires_at)
       select 'AccessToken:kept' || n, 'AccessToken', jsonb_build_object('iat', n), $1, now() + interval '1 hour' from generate_series(1, 500) n`,
      [grant],
    );
    expect((await resume()).status).toBe(200);
    const { rows } = await pool.query<{ count: number; oldest: number }>(
      "select count(*)::int as count, min((payload ->> 'iat')::bigint)::int as oldest from oidc_payload where grant_id = $1 and model = 'AccessToken'",
      [grant],
    );
    expect(rows[0]?.count).toBe(50);
    expect(rows[0]?.oldest).toBeGreaterThan(440);
  });

  it('is never compressed, for it tells a secret', async () => {
    await browser.loginCode(EMAIL, PASSWORD);
    const response = await resume({ 'accept-encoding': 'br' });
    expect((await response.text()).length).toBeGreaterThan(1_024);
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('is refused to who is not signed in, or no more, and loses the mark', async () => {
    expect((await resume()).status).toBe(401);
    await browser.loginCode(EMAIL, PASSWORD);
    await resume();
    await browser.call('/v2/logout');
    browser.cookies.set(MARK, 'true');
    expect((await resume()).status).toBe(401);
    expect(browser.cookies.has(MARK)).toBe(false);
  });

  it("is refused to others' pages, and to a user who was deactivated", async () => {
    await browser.loginCode(EMAIL, PASSWORD);
    expect((await resume({ origin: 'https://elsewhere.test' })).status).toBe(403);
    await server.database.pool.query('update app_user set is_active = false where email = $1', [EMAIL]);
    const refused = await resume();
    await server.database.pool.query('update app_user set is_active = true where email = $1', [EMAIL]);
    expect(refused.ok).toBe(false);
    expect(await refused.text()).not.toContain('id_token');
  });
});
