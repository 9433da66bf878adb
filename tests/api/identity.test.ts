import { createRemoteJWKSet, jwtVerify } from 'jose';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appUser, oidcPayload } from '../../server/db/tables/identity';
import { invalidateActors } from '../../server/access/actor';
import { startApp, type TestApp } from '../support/app';
import { claimsOf, identityBrowser } from './identityBrowser';

const PASSWORD = 'Trowel123!';
const EMAIL = 'scheduler@trowel.test';

describe('signing in at the embedded issuer', () => {
  let server: TestApp;
  let browser: ReturnType<typeof identityBrowser>;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    browser = identityBrowser(server.url);
  });

  describe('with the password-realm grant', () => {
    it('answers id token, access token and a lifetime of ten hours, asked by form or by JSON [AUTH-018 AUTH-003]', async () => {
      for (const form of [true, false]) {
        const answer = await browser.realm(EMAIL, PASSWORD, {}, form);
        expect(answer).toMatchObject({ status: 200, expires_in: 36_000, scope: 'openid profile email' });
        expect(answer.access_token).toBeTruthy();
        const claims = claimsOf(answer.id_token);
        expect(Number(claims.exp) - Number(claims.iat)).toBe(36_000);
      }
    });

    it('names user, issuer, client and permissions in an id token that its published key verifies [AUTH-058]', async () => {
      const { id_token = '' } = await browser.realm(EMAIL, PASSWORD);
      const keys = createRemoteJWKSet(new URL(`${server.url}/.well-known/jwks.json`));
      const { payload } = await jwtVerify(id_token, keys, {
        issuer: `${server.url}/`,
        audience: 'trowel',
        algorithms: ['RS256'],
      });
      expect(payload).toMatchObject({
        email: EMAIL,
        name: 'Jonah Castellanos',
        given_name: 'Jonah',
        family_name: 'Castellanos',
      });
      expect(payload['https://trowel.app/permissions']).toContain('CAN_EDIT_PLASTER_SCHEDULE');
      expect(payload['https://trowel.app/permissions']).not.toContain('CAN_ADMINISTER_USER');
    });

    it('takes the email in any letter case', async () => {
      expect((await browser.realm('Scheduler@TROWEL.test', PASSWORD)).status).toBe(200);
    });

    it.each([
      ['a wrong password', EMAIL, 'Trowel123?'],
      ['an unknown account', 'ghost@trowel.test', PASSWORD],
      ['no password', EMAIL, ''],
    ])('answers %s with the same text', async (_case, email, password) => {
      expect(await browser.realm(email, password)).toEqual({
        status: 403,
        error: 'invalid_grant',
        error_description: 'Wrong email or password.',
      });
    });

    it('refuses another realm, and the plain password grant', async () => {
      expect((await browser.realm(EMAIL, PASSWORD, { realm: 'elsewhere' })).error).toBe('invalid_request');
      expect((await browser.token({ grant_type: 'password', username: EMAIL, password: PASSWORD })).error).toBe(
        'unsupported_grant_type',
      );
    });

    it.each(['{', '[]', '"x"', '{"a":{"b":1}}'])('refuses the body %s', async (body) => {
      const response = await browser.call('/oauth/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT' } });
    });

    it('makes no session', async () => {
      await browser.realm(EMAIL, PASSWORD);
      expect(browser.cookies.size).toBe(0);
    });
  });

  describe('with a refresh token', () => {
    const offline = { scope: 'openid profile email offline_access' };

    it('gives new tokens and a new refresh token', async () => {
      const first = await browser.realm(EMAIL, PASSWORD, offline);
      const second = await browser.refresh(first.refresh_token);
      expect(second.status).toBe(200);
      expect(claimsOf(second.id_token).sub).toBe(claimsOf(first.id_token).sub);
      expect(second.refresh_token).not.toBe(first.refresh_token);
    });

    it('ends the whole family when a used one comes back', async () => {
      const first = await browser.realm(EMAIL, PASSWORD, offline);
      const second = await browser.refresh(first.refresh_token);
      expect((await browser.refresh(first.refresh_token)).error).toBe('invalid_grant');
      expect((await browser.refresh(second.refresh_token)).error).toBe('invalid_grant');
    });

    it('gives only one of two simultaneous uses new tokens', async () => {
      const { refresh_token } = await browser.realm(EMAIL, PASSWORD, offline);
      const answers = await Promise.all([
        browser.refresh(refresh_token),
        browser.refresh(refresh_token),
        browser.refresh(refresh_token),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('is kept as a hash only', async () => {
      const { refresh_token = '' } = await browser.realm(EMAIL, PASSWORD, offline);
      const rows = await server.database.db.select().from(oidcPayload);
      expect(rows.some(({ model }) => model === 'RefreshToken')).toBe(true);
      expect(JSON.stringify(rows)).not.toContain(refresh_token);
    });
  });

  describe('in the page', () => {
    it('trades the one-time code for tokens, once [AUTH-001]', async () => {
      const code = await browser.loginCode(EMAIL, PASSWORD);
      const answer = await browser.exchange(code);
      expect(answer).toMatchObject({ status: 200, expires_in: 36_000 });
      expect(answer.refresh_token).toBeTruthy();
      expect((await browser.exchange(code)).error).toBe('invalid_grant');
      expect((await browser.refresh(answer.refresh_token)).error).toBe('invalid_grant');
    });

    it('answers a wrong password with 401 and the text [AUTH-014 AUTH-061]', async () => {
      for (const email of [EMAIL, 'ghost@trowel.test']) {
        const response = await browser.post('/v1/login', { email, password: 'nope' });
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({
          error: { code: 'UNAUTHENTICATED', message: 'Wrong email or password.' },
        });
      }
      expect(browser.cookies.size).toBe(0);
    });

    it('signs in silently after a reload, with a cookie that lives fourteen days and no script can read', async () => {
      const response = await browser.post('/v1/login', { email: EMAIL, password: PASSWORD });
      const cookie = response.headers.getSetCookie().find((line) => line.startsWith('trowel_session=')) ?? '';
      expect(cookie).toMatch(/httponly/i);
      expect(cookie).toMatch(/samesite=lax/i);
      const days = (Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeCloseTo(14, 1);
      const answer = await browser.silent();
      expect(answer.status).toBe(200);
      expect(claimsOf(answer.id_token)).toMatchObject({ email: EMAIL, nonce: 'no' });
      expect((await browser.refresh(answer.refresh_token)).status).toBe(200);
    });

    it('lets the hidden frame read the answer', async () => {
      await browser.loginCode(EMAIL, PASSWORD);
      const { response } = await browser.silentCode();
      expect(response.headers.get('x-frame-options')).toBeNull();
      expect(response.headers.get('content-security-policy')).toBeNull();
    });

    it('gives the page its tokens with the answer to the password, and marks the browser as signed in', async () => {
      const response = await browser.post('/v1/login', { email: EMAIL, password: PASSWORD, with_tokens: true });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const answer = z
        .strictObject({ access_token: z.string(), id_token: z.string(), expires_in: z.literal(36_000) })
        .parse(await response.json());
      expect(claimsOf(answer.id_token)).toMatchObject({ email: EMAIL });
      const mark = response.headers.getSetCookie().find((line) => line.startsWith('auth0.trowel.is.authenticated='));
      expect(mark).not.toMatch(/httponly/i);
      expect((await browser.silent()).status).toBe(200);
      expect((await browser.post('/v1/login', { email: EMAIL, password: 'nope', with_tokens: true })).status).toBe(401);
    });

    it('has no silent sign-in without a session', async () => {
      expect((await browser.silent()).error).toBe('login_required');
    });

    it('leads to the login form when the library redirects', async () => {
      const { response } = await browser.silentCode({ prompt: 'login', response_mode: 'query' });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/login');
    });

    it('refuses a redirect to another origin', async () => {
      await browser.loginCode(EMAIL, PASSWORD);
      const { response, page } = await browser.silentCode({ redirect_uri: 'https://evil.example' });
      expect(response.status).toBe(400);
      expect(page).toContain('invalid_redirect_uri');
    });

    it('does not take a code of the hidden frame, which needs its verifier, for a login code', async () => {
      await browser.loginCode(EMAIL, PASSWORD);
      const { answer } = await browser.silentCode();
      expect(answer?.code).toBeTruthy();
      expect((await browser.exchange(answer?.code ?? '')).error).toBe('invalid_grant');
      expect((await browser.exchange('x', 'urn:other')).error).toBe('invalid_request');
    });

    it('refuses a post from a page of another origin, and one that is no JSON', async () => {
      expect(
        (await browser.post('/v1/login', { email: EMAIL, password: PASSWORD }, { origin: 'https://evil.example' }))
          .status,
      ).toBe(403);
      const form = await browser.call('/v1/login', {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
      });
      expect(form.status).toBe(422);
      expect((await browser.post('/v1/login', { email: EMAIL })).status).toBe(422);
      expect(browser.cookies.size).toBe(0);
    });

    it('ends the session of whoever was signed in before in this browser', async () => {
      const first = await browser.exchange(await browser.loginCode(EMAIL, PASSWORD));
      await browser.loginCode('office@trowel.test', PASSWORD);
      expect(claimsOf((await browser.silent()).id_token).email).toBe('office@trowel.test');
      expect((await browser.refresh(first.refresh_token)).error).toBe('invalid_grant');
    });

    it('works under both names of this machine', async () => {
      const local = identityBrowser(server.url.replace('127.0.0.1', 'localhost'));
      const { id_token } = await local.exchange(await local.loginCode(EMAIL, PASSWORD));
      expect(claimsOf(id_token).iss).toBe(`${server.url.replace('127.0.0.1', 'localhost')}/`);
      expect((await local.silent()).status).toBe(200);
      const profile = await local.call(
        `/v1/getCurrentUserProfile?sub=${encodeURIComponent(String(claimsOf(id_token).sub))}`,
        { headers: { authorization: `Bearer ${id_token}` } },
      );
      expect(profile.status).toBe(200);
    });

    it('does not believe a forwarded host', async () => {
      const response = await browser.call('/.well-known/openid-configuration', {
        headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      });
      expect(await response.json()).toMatchObject({
        issuer: `${server.url}/`,
        authorization_endpoint: `${server.url}/authorize`,
        token_endpoint: `${server.url}/oauth/token`,
      });
    });
  });

  describe('signing out', () => {
    it('ends session and refresh tokens and returns to the app [AUTH-019 AUTH-021]', async () => {
      const { refresh_token } = await browser.exchange(await browser.loginCode(EMAIL, PASSWORD));
      await browser.post('/v1/login', { email: EMAIL, password: PASSWORD, with_tokens: true });
      expect([...browser.cookies.keys()]).toContain('auth0.trowel.is.authenticated');
      const response = await browser.call(`/v2/logout?client_id=trowel&returnTo=${encodeURIComponent(server.url)}`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`${server.url}/`);
      expect([...browser.cookies.keys()]).not.toContain('auth0.trowel.is.authenticated');
      expect((await browser.silent()).error).toBe('login_required');
      expect((await browser.refresh(refresh_token)).error).toBe('invalid_grant');
    });

    it.each([
      'https://evil.example',
      '//evil.example',
      'http://127.0.0.1.evil.example',
      'javascript:alert(1)',
      'nonsense',
    ])('does not return to %s, and keeps the session', async (returnTo) => {
      await browser.loginCode(EMAIL, PASSWORD);
      const response = await browser.call(`/v2/logout?client_id=trowel&returnTo=${encodeURIComponent(returnTo)}`);
      expect([400, 422]).toContain(response.status);
      expect(response.headers.get('location')).toBeNull();
      expect((await browser.silent()).status).toBe(200);
    });

    it('goes to the start page without a returnTo', async () => {
      expect((await browser.call('/v2/logout')).headers.get('location')).toBe(`${server.url}/`);
    });
  });

  it('gives a deactivated user no tokens and answers the next request with 403 [AUTH-061 USR-016]', async () => {
    const user = 'warehouse@trowel.test';
    const { id_token, refresh_token } = await browser.exchange(await browser.loginCode(user, PASSWORD));
    const sub = String(claimsOf(id_token).sub);
    const profile = () =>
      browser.call(`/v1/getCurrentUserProfile?sub=${encodeURIComponent(sub)}`, {
        headers: { authorization: `Bearer ${id_token}` },
      });
    expect((await profile()).status).toBe(200);
    await server.database.db.update(appUser).set({ is_active: false }).where(eq(appUser.email, user));
    invalidateActors();
    const refused = await profile();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      error: { code: 'FORBIDDEN', message: 'You do not have permission to do this.' },
    });
    expect((await browser.refresh(refresh_token)).error).toBe('invalid_grant');
    expect((await browser.silent()).error).toBe('login_required');
    expect((await browser.realm(user, PASSWORD)).error_description).toBe('Wrong email or password.');
  });
});

describe('behind a public https address', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp({ env: { PUBLIC_URL: 'https://trowel.example' } });
  });
  afterAll(() => server.close());

  it('marks the cookie as secure and names that address, although the proxy speaks http to us', async () => {
    const browser = identityBrowser(server.url);
    const login = await browser.post(
      '/v1/login',
      { email: EMAIL, password: PASSWORD },
      { origin: 'https://trowel.example' },
    );
    expect(login.status).toBe(200);
    expect(login.headers.getSetCookie().find((line) => line.startsWith('trowel_session='))).toMatch(/; secure/i);
    const discovery = await browser.call('/.well-known/openid-configuration');
    expect(await discovery.json()).toMatchObject({
      issuer: 'https://trowel.example/',
      jwks_uri: 'https://trowel.example/.well-known/jwks.json',
    });
    expect(claimsOf((await browser.realm(EMAIL, PASSWORD)).id_token).iss).toBe('https://trowel.example/');
  });
});
