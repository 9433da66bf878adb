import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { importJWK, SignJWT, type JWK } from 'jose';
import { CLIENT, foreignProvider, type ForeignPerson } from '../support/foreignProvider';
import { freePort } from '../support/freePort';
import { feedHash } from '../../server/areas/calendar/feedTarget';
import { endPasswordSessions } from '../../server/identity/provider/endPasswordSessions';
import { beginStep } from '../../server/identity/signInSteps';
import { freshDatabase } from '../support/database';
import { startApp } from '../support/app';
import { emailOf, PASSWORD, proofOf, sender } from '../support/security';
import { aNewUser, CREATE_USER } from '../support/userCalls';
import { claimsOf, identityBrowser } from './identityBrowser';

const port = await freePort();
const foreign = await foreignProvider(`http://127.0.0.1:${port}`);
const database = await freshDatabase('base');
/** Where passwords were taken before: what was begun there is still about. */
const before = await startApp({ database: { ...database, close: async () => undefined } });
const old = {
  browser: identityBrowser(before.url),
  apiToken:
    (
      await before.graphql<{ createApiToken: { token: string } }>(
        'admin',
        `mutation { createApiToken(name: "All", codes: ["CAN_VIEW_ADMIN_DASHBOARD"], days: 300, proof: "${await proofOf(before, 'admin')}") { token } }`,
      )
    ).data?.createApiToken.token ?? '',
  idToken: await before.token('estimator'),
  refresh: (await identityBrowser(before.url).realm(emailOf('office'), PASSWORD, { scope: 'openid offline_access' }))
    .refresh_token,
};
await old.browser.loginCode(emailOf('crew'), PASSWORD);
await before.close();

const server = await startApp({
  database,
  env: {
    PORT: String(port),
    OIDC_ISSUER: foreign.issuer,
    OIDC_CLIENT_ID: CLIENT.client_id,
    OIDC_CLIENT_SECRET: CLIENT.client_secret,
    OIDC_NAME: 'Acme',
    OIDC_PASSWORDS: 'off',
    OIDC_TOKEN_DAYS: '20',
  },
});
afterEach(() => foreign.reset());
afterAll(async () => {
  await server.close();
  foreign.close();
});
const send = sender(server);
const { pool } = server.database;

const admin: ForeignPerson = { sub: 'acme-1', email: 'admin@trowel.test', email_verified: true };
const office: ForeignPerson = { sub: 'acme-2', email: 'office@trowel.test', email_verified: true };

const adminProof = async (): Promise<string> => {
  const { rows } = await pool.query<{ id: number }>("select id from app_user where email = 'admin@trowel.test'");
  return beginStep(database.db, 'proof', rows[0]?.id ?? 0, { ip: null });
};

/** A person signs in at the provider with a browser; where that leads. */
const signIn = async (
  person: ForeignPerson | null,
  { browser = identityBrowser(server.url), query = 'to=/' }: { browser?: typeof old.browser; query?: string } = {},
) => {
  foreign.state.person = person;
  const start = await browser.call(`/v1/oidc/start?${query}`);
  const back = await foreign.walk(start.headers.get('location') ?? '');
  const answer = await browser.call(back.slice(server.url.length));
  return { browser, status: answer.status, location: answer.headers.get('location') };
};
const resume = async (browser: typeof old.browser) => {
  const response = await browser.post('/v1/session', {});
  const body = (await response.json()) as { id_token?: string };
  return { status: response.status, token: body.id_token ?? '' };
};

describe('a redirect after the sign-in [SEC-005]', () => {
  it.each([
    '/%09/127.0.0.1:4219/x',
    '/%0A/x',
    '/%0D%0Aset-cookie:a=b',
    '/.//127.0.0.1:4219',
    '/%5C127.0.0.1:4219',
    'https://127.0.0.1:4219/',
    '//127.0.0.1:4219',
    '',
  ])('leads nowhere else, and to no error, for to=%s', async (to) => {
    const { status, location, browser } = await signIn(admin, { query: `to=${to}` });
    expect([status, location]).toEqual([302, '/']);
    expect((await resume(browser)).status).toBe(200);
  });

  it('leads to the page that was asked for, whatever letters its address has', async () => {
    const to = encodeURIComponent('/job?name=Ñandú & Sons#list');
    expect((await signIn(admin, { query: `to=${to}` })).location).toBe('/job?name=%C3%91and%C3%BA%20&%20Sons#list');
  });
});

describe("where the company's provider alone signs in [SEC-005]", () => {
  it('no other door is open: passkeys, codes, resets and invitations', async () => {
    for (const path of [
      '/v1/login',
      '/v1/login/code',
      '/v1/login/enrol',
      '/v1/login/enrol/code',
      '/v1/login/passkey/options',
      '/v1/login/passkey',
      '/v1/login/passkey/',
      '/v1/login/p%61sskey/options',
      '/dbconnections/change_password',
      '/v1/security/passkeys/options',
      '/v1/security/passkeys',
      '/v1/security/app',
      '/v1/security/app/code',
      '/v1/security/codes',
      '/v1/security/password',
    ])
      expect([path, await send('POST', path, { body: { email: emailOf('admin') } })]).toMatchObject([
        path,
        { status: 403, error: { code: 'FORBIDDEN', message: expect.stringContaining("company's account") } },
      ]);
    for (const path of ['/reset-password?token=x', '/invitation?token=x']) {
      const page = await fetch(`${server.url}${path}`, { headers: { 'accept-language': 'es' } });
      expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('la cuenta de su empresa')]);
    }
    const rows = await pool.query('select from sign_in_step where purpose <> $1', ['provider']);
    expect(rows.rowCount).toBe(0);
  });

  it('what was begun with a password goes on no more', async () => {
    const browser = identityBrowser(server.url);
    for (const [name, value] of old.browser.cookies) browser.cookies.set(name, value);
    expect((await resume(browser)).status).toBe(401);
    expect((await browser.silent()).error).toBe('login_required');
    expect((await browser.refresh(old.refresh)).error).toBe('invalid_grant');
  });

  it('an id token that was given for a password ends at once, and one of the provider goes on through a new start', async () => {
    const { rows } = await pool.query<{ is_ended: boolean }>(
      'select ended_at is not null as is_ended from user_session where grant_id = $1',
      [claimsOf(old.idToken)['https://trowel.app/session']],
    );
    expect(rows).toEqual([{ is_ended: true }]);
    expect((await send('GET', '/v1/security/proof', { token: old.idToken })).status).toBe(401);
    const { token } = await resume((await signIn(office)).browser);
    expect(await endPasswordSessions(database.db)).toBe(0);
    expect((await send('GET', '/v1/security/proof', { token })).status).toBe(200);
    // What another server takes a password for, which was not started anew yet.
    await pool.query(
      "insert into user_session (user_id, grant_id, expires_at) select id, 'by password', now() + interval '1 hour' from app_user where email = 'crew@trowel.test'",
    );
    expect(await endPasswordSessions(database.db, 60)).toBe(0);
    expect(await endPasswordSessions(database.db)).toBe(1);
  });

  it('an administrator sends no passwords, and the mail to a new user leads to the login', async () => {
    const { token } = await resume((await signIn(admin)).browser);
    const call = async (query: string, variables: object) =>
      (
        await fetch(`${server.url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            'idempotency-key': crypto.randomUUID(),
            'x-proof': await adminProof(),
          },
          body: JSON.stringify({ query, variables }),
        })
      ).json();
    const reset = await call(
      `mutation { resetUserPassword(id: ${String((await pool.query(`select id from app_user where email = 'crew@trowel.test'`)).rows[0].id)}) { link } }`,
      {},
    );
    expect(reset).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN', rule: 'passwords_off' } }] });
    const made = (await call(CREATE_USER, { user: aNewUser({ email: 'nora@example.com' }) })) as {
      data: { createUser: { id: number } };
    };
    const invited = await call('mutation ($id: Int!) { inviteUser(id: $id) { link } }', {
      id: made.data.createUser.id,
    });
    expect(invited).toMatchObject({ data: { inviteUser: { link: `${server.url}/login` } } });
    expect((await pool.query('select from password_reset')).rowCount).toBe(0);
  });

  it('the provider is asked each day: a session ends after one', async () => {
    const { browser } = await signIn(office);
    // Being linked ended what was begun before it.
    await pool.query('update app_user set tokens_valid_from = null where email = $1', [office.email]);
    const age = (seconds: number) =>
      pool.query(
        `update oidc_payload set payload = payload || jsonb_build_object('loginTs', (payload ->> 'loginTs')::bigint - $1::bigint)
         where model = 'Session' and account_id = (select sub from app_user where email = $2)`,
        [seconds, office.email],
      );
    await age(86_400 - 600);
    expect((await resume(browser)).status).toBe(200);
    await age(600);
    expect((await resume(browser)).status).toBe(401);
  });

  it('who is known at the provider comes back without a question, and who is not comes to the login and is no failure', async () => {
    const browser = identityBrowser(server.url);
    const start = await browser.call('/v1/oidc/start?silent=1&to=/job');
    expect(new URL(start.headers.get('location') ?? '').searchParams.get('prompt')).toBe('none');
    const failures = async () => (await pool.query(`select from sign_in where outcome like 'provider%'`)).rowCount ?? 0;
    const noted = await failures();
    const unknown = await signIn(office, { browser, query: 'silent=1&to=/job' });
    expect(unknown.location).toBe('/login');
    expect(await failures()).toBe(noted);
    expect((await resume(browser)).status).toBe(401);
  });

  it('a key goes on for as many days as are set since its user signed in there, and again after the next sign-in', async () => {
    const ask = () => send('GET', '/v1/settings', { token: old.apiToken });
    const seen = (days: number) =>
      pool.query(`update app_user set last_login_at = now() - make_interval(days => $1) where email = $2`, [
        days,
        admin.email,
      ]);
    await signIn(admin);
    expect((await ask()).status).toBe(200);
    await seen(19);
    expect((await ask()).status).toBe(200);
    await seen(21);
    expect(await ask()).toMatchObject({
      status: 401,
      error: { code: 'UNAUTHENTICATED', message: expect.stringContaining('has not signed in') },
    });
    await signIn(admin);
    expect((await ask()).status).toBe(200);
    // Somebody who has never signed in there, however lately with a password.
    await pool.query(`update app_user set sub = 'trowel|1', last_login_at = now() where email = $1`, [admin.email]);
    expect((await ask()).status).toBe(401);
    await signIn(admin);
  });

  it('a calendar address goes on for as many days as well [SEC-005]', async () => {
    const key = 'a-key-of-a-calendar'.padEnd(43, 'x');
    await pool.query(
      "insert into crew (id, name, subdivision, lookup_company_division_id) values (9700, 'Feed Crew', 'Prep', 3)",
    );
    await pool.query(
      'insert into calendar_feed (user_id, crew_id, secret_hash) select id, 9700, $1 from app_user where email = $2',
      [feedHash(key), admin.email],
    );
    await signIn(admin);
    const read = async () => (await fetch(`${server.url}/calendar-feed.ics?key=${key}`)).status;
    const seen = (days: number) =>
      pool.query('update app_user set last_login_at = now() - make_interval(days => $1) where email = $2', [
        days,
        admin.email,
      ]);
    expect(await read()).toBe(200);
    await seen(19);
    expect(await read()).toBe(200);
    await seen(21);
    expect(await read()).toBe(404);
    await signIn(admin);
    expect(await read()).toBe(200);
  });
});

describe('a logout at the provider [SEC-005]', () => {
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
  const tokenOf = async (
    claims: Record<string, unknown>,
    { key = foreign.keys.first, audience }: { key?: JWK; audience?: string } = {},
  ) =>
    new SignJWT({ events: { [EVENT]: {} }, jti: crypto.randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '', typ: 'logout+jwt' })
      .setIssuer(foreign.issuer)
      .setAudience(audience ?? CLIENT.client_id)
      .setIssuedAt()
      .sign(await importJWK(key, 'RS256'));
  const tell = async (token: string): Promise<number> =>
    (
      await fetch(`${server.url}/v1/oidc/backchannel-logout`, {
        method: 'POST',
        body: new URLSearchParams({ logout_token: token }),
      })
    ).status;
  const statusOf = async (token: string): Promise<number> =>
    (
      await fetch(`${server.url}/v1/getCurrentUserProfile?sub=${encodeURIComponent(String(claimsOf(token).sub))}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;

  it('ends all sessions of the person at once, and nobody else’s', async () => {
    const [one, two] = [(await signIn(office)).browser, (await signIn(office)).browser];
    const other = (await signIn(admin)).browser;
    const { token } = await resume(one);
    expect(await statusOf(token)).toBe(200);
    const logout = await tokenOf({ sub: office.sub });
    expect(await tell(logout)).toBe(200);
    expect(await statusOf(token)).toBe(401);
    for (const browser of [one, two]) expect((await resume(browser)).status).toBe(401);
    expect((await resume(other)).status).toBe(200);
    // The same once more ends nothing that was begun since.
    const again = (await signIn(office)).browser;
    expect(await tell(logout)).toBe(200);
    expect((await resume(again)).status).toBe(200);
  });

  it('ends the one session that it names', async () => {
    foreign.state.forge = () => ({ claims: { sid: 'at-home' } });
    const home = (await signIn(office)).browser;
    foreign.state.forge = () => ({ claims: { sid: 'at-work' } });
    const work = (await signIn(office)).browser;
    foreign.state.forge = null;
    expect(await tell(await tokenOf({ sid: 'at-home' }))).toBe(200);
    expect((await resume(home)).status).toBe(401);
    expect((await resume(work)).status).toBe(200);
  });

  it('is not believed of anybody but the provider, nor by a token that is none for it', async () => {
    const { browser } = await signIn(office);
    const { sub } = office;
    const refused = [
      await tokenOf({ sub }, { key: { ...foreign.keys.second, kid: 'first' } }),
      await tokenOf({ sub }, { audience: 'another-client' }),
      await tokenOf({ sub, events: {} }),
      await tokenOf({ sub, nonce: 'of-an-id-token' }),
      await tokenOf({}),
      'nonsense',
    ];
    for (const token of refused) expect(await tell(token)).toBe(400);
    expect((await fetch(`${server.url}/v1/oidc/backchannel-logout`, { method: 'POST' })).status).toBe(400);
    expect((await resume(browser)).status).toBe(200);
  });
});
