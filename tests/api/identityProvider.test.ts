import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appUser, role } from '../../server/db/tables/identity';
import { runUserCommand } from '../../server/identity/userCommand';
import { startApp, type TestApp } from '../support/app';
import { CLIENT, foreignProvider, type ForeignPerson } from '../support/foreignProvider';
import { freePort } from '../support/freePort';
import { claimsOf, identityBrowser } from './identityBrowser';

type Foreign = Awaited<ReturnType<typeof foreignProvider>>;

const settings = (foreign: Pick<Foreign, 'issuer'>, port: number): Record<string, string> => ({
  PORT: String(port),
  OIDC_ISSUER: foreign.issuer,
  OIDC_CLIENT_ID: CLIENT.client_id,
  OIDC_CLIENT_SECRET: CLIENT.client_secret,
  OIDC_NAME: 'Acme',
});

const anApp = async (env: Record<string, string> = {}) => {
  const port = await freePort();
  const foreign = await foreignProvider(`http://127.0.0.1:${port}`);
  const server = await startApp({ env: { ...settings(foreign, port), ...env } });
  return { foreign, server };
};

const signer = (server: TestApp, foreign: Foreign) => {
  const answerFor = async (
    browser: ReturnType<typeof identityBrowser>,
    person: ForeignPerson | null,
    to = '/',
    isFresh = false,
  ) => {
    foreign.state.person = person;
    const start = await browser.call(`/v1/oidc/start?to=${encodeURIComponent(to)}${isFresh ? '&fresh=1' : ''}`);
    const back = await foreign.walk(start.headers.get('location') ?? '');
    return back.slice(server.url.length);
  };
  /** A person signs in with a fresh browser; where that leads. */
  const signIn = async (person: ForeignPerson | null, to?: string, isFresh = false) => {
    const browser = identityBrowser(server.url);
    const answer = await browser.call(await answerFor(browser, person, to, isFresh));
    return { browser, status: answer.status, location: answer.headers.get('location') };
  };
  const faultOf = async (person: ForeignPerson | null) =>
    (await signIn(person)).location?.replace('/login?sign_in_fault=', '');
  return { answerFor, signIn, faultOf };
};

const sessionOf = async (browser: ReturnType<typeof identityBrowser>) => {
  const response = await browser.post('/v1/session', {});
  const body: unknown = await response.json();
  return { status: response.status, body };
};

const scheduler: ForeignPerson = { sub: 'acme-7', email: 'Scheduler@Trowel.test', email_verified: true };

describe("a company's OpenID Connect provider", () => {
  let foreign: Foreign;
  let server: TestApp;
  let as: ReturnType<typeof signer>;

  beforeAll(async () => {
    ({ foreign, server } = await anApp());
    as = signer(server, foreign);
  });
  afterEach(() => foreign.reset());
  afterAll(async () => {
    await server.close();
    foreign.close();
  });

  it('is offered beside passwords, by name', async () => {
    const response = await fetch(`${server.url}/v1/config`);
    expect(await response.json()).toMatchObject({ login: 'embedded', provider: 'Acme', passwords: true });
  });

  it('asks the person anew where that is to prove who is there, and then stands for a password that is not here [SEC-003]', async () => {
    const promptOf = async (query: string) =>
      new URL(
        (await fetch(`${server.url}/v1/oidc/start${query}`, { redirect: 'manual' })).headers.get('location') ?? '',
      ).searchParams.get('prompt');
    expect([await promptOf(''), await promptOf('?fresh=1')]).toEqual([null, 'login']);
    await server.database.pool.query("update app_user set password_hash = null where email = 'foreman@trowel.test'");
    const foreman: ForeignPerson = { sub: 'acme-foreman', email: 'foreman@trowel.test', email_verified: true };
    const headersOf = async (browser: ReturnType<typeof identityBrowser>) => {
      const { id_token } = (await sessionOf(browser)).body as { id_token: string };
      return { 'content-type': 'application/json', authorization: `Bearer ${id_token}` };
    };
    const proveWith = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/v1/security/proof`, { method: 'POST', headers, body: '{}' })).status;
    const needsWith = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/v1/security/proof`, { headers })).json();
    // A session that was begun a moment ago proves nothing: the provider may have asked nobody.
    const plain = await headersOf((await as.signIn(foreman)).browser);
    expect(await needsWith(plain)).toMatchObject({ by: 'sign_in', is_recent: false });
    expect(await proveWith(plain)).toBe(422);
    const headers = await headersOf((await as.signIn(foreman, '/', true)).browser);
    const prove = () => proveWith(headers);
    expect(await needsWith(headers)).toMatchObject({ by: 'sign_in', is_recent: true });
    expect(await prove()).toBe(200);
    await server.database.pool.query(
      "update app_user set password_hash = (select password_hash from app_user where email = 'admin@trowel.test') where email = 'foreman@trowel.test'",
    );
    expect(await prove()).toBe(422);
  });

  it('proves nothing where it overlooks that the person is to be asked, or does not say when it was [SEC-003]', async () => {
    const person: ForeignPerson = { sub: 'acme-foreman', email: 'foreman@trowel.test', email_verified: true };
    const start = await fetch(`${server.url}/v1/oidc/start?fresh=1`, { redirect: 'manual' });
    expect(new URL(start.headers.get('location') ?? '').searchParams.get('max_age')).toBe('0');
    const now = Math.floor(Date.now() / 1000);
    for (const auth_time of [now - 3600, undefined, 'now']) {
      foreign.state.forge = () => ({ claims: { auth_time } });
      const { location, browser } = await as.signIn(person, '/', true);
      expect([auth_time, location]).toEqual([auth_time, '/login?sign_in_fault=not_asked']);
      expect((await sessionOf(browser)).status).toBe(401);
    }
  });

  it('is asked with a code challenge, a nonce and a state that differ each time', async () => {
    const ask = async () => {
      const response = await fetch(`${server.url}/v1/oidc/start`, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '').searchParams;
    };
    const [one, two] = [await ask(), await ask()];
    expect(Object.fromEntries(one)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.client_id,
      code_challenge_method: 'S256',
      scope: 'openid profile email',
      redirect_uri: `${server.url}/v1/oidc/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one.get(name)).not.toBe(two.get(name));
  });

  it('signs in whom a verified address names, on the page that was asked for, and ends sessions of before', async () => {
    const before = await server.token('scheduler');
    const { browser, location } = await as.signIn(scheduler, '/week/pebble');
    expect(location).toBe('/week/pebble');
    expect(await sessionOf(browser)).toMatchObject({
      status: 200,
      body: { profile: { email: 'scheduler@trowel.test', role: { name: 'Scheduler' } } },
    });
    const old = await fetch(`${server.url}/v1/getCurrentUserProfile?sub=${String(claimsOf(before).sub)}`, {
      headers: { authorization: `Bearer ${before}` },
    });
    expect(old.status).not.toBe(200);
  });

  it('knows the person by the subject when the address has changed there', async () => {
    const { browser, location } = await as.signIn({ sub: 'acme-7', email: 'new@acme.test', email_verified: false });
    expect(location).toBe('/');
    expect(await sessionOf(browser)).toMatchObject({ body: { profile: { email: 'scheduler@trowel.test' } } });
  });

  it('refuses whom nobody here knows, who is not verified, not active, or somebody else under the same address', async () => {
    expect(await as.faultOf({ sub: 'a', email: 'stranger@acme.test', email_verified: true })).toBe('unknown_user');
    expect(await as.faultOf({ sub: 'b', email: 'estimator@trowel.test', email_verified: false })).toBe('not_verified');
    expect(await as.faultOf({ sub: 'b', email: 'estimator@trowel.test' })).toBe('not_verified');
    expect(await as.faultOf({ sub: 'c' })).toBe('not_verified');
    expect(await as.faultOf({ ...scheduler, sub: 'acme-8' })).toBe('other_account');
    const foreman = { sub: 'd', email: 'foreman@trowel.test', email_verified: true };
    const deactivate = (is_active: boolean) =>
      server.database.db.update(appUser).set({ is_active }).where(eq(appUser.email, foreman.email));
    await deactivate(false);
    expect(await as.faultOf(foreman)).toBe('unknown_user');
    await deactivate(true);
  });

  it('links a user anew after an administrator unlinked it', async () => {
    await runUserCommand(server.database.db, ['unlink', '--email', 'Scheduler@trowel.test']);
    const { browser } = await as.signIn({ ...scheduler, sub: 'acme-8' });
    expect(await sessionOf(browser)).toMatchObject({ body: { profile: { email: 'scheduler@trowel.test' } } });
    await runUserCommand(server.database.db, ['unlink', '--email', 'scheduler@trowel.test']);
  });

  it('refuses to go on where the person went away', async () => {
    expect(await as.faultOf(null)).toBe('denied');
  });

  it('tells administrators of each failure in the list of sign-ins, with its reason and whom the provider named [OPS-007]', async () => {
    const failures = async () =>
      (
        await server.graphql<{ signIns: { what: string; who: string; address: string | null }[] }>(
          'admin',
          '{ signIns(only_failures: true) { what who address } }',
        )
      ).data?.signIns ?? [];
    const before = (await failures()).length;
    await as.faultOf({ sub: 'x', email: 'Stranger@acme.test', email_verified: true });
    await as.faultOf({ sub: 'y', email: 'estimator@trowel.test', email_verified: false });
    await as.faultOf(null);
    await fetch(`${server.url}/v1/oidc/callback?code=made-up&state=made-up`, { redirect: 'manual' });
    const told = await failures();
    expect(told).toHaveLength(before + 3);
    expect(told.slice(0, 3).map(({ what, who }) => [what, who])).toEqual([
      ['provider_denied', ''],
      ['provider_not_verified', expect.stringMatching(/^\S+ \S+ · estimator@trowel.test$/)],
      ['provider_unknown_user', 'stranger@acme.test'],
    ]);
    expect(told[0]?.address).toBe('127.0.0.1');
  });

  it('takes an answer once, and only in the browser that asked', async () => {
    const browser = identityBrowser(server.url);
    const answer = await as.answerFor(browser, scheduler);
    const other = await identityBrowser(server.url).call(answer);
    expect(other.headers.get('location')).toBe('/login?sign_in_fault=expired');
    expect((await browser.call(answer)).headers.get('location')).toBe('/');
    expect((await browser.call(answer)).headers.get('location')).toBe('/login?sign_in_fault=expired');
  });

  it('leads to no other site afterwards', async () => {
    for (const to of ['https://evil.test/', '//evil.test', '/\\evil.test'])
      expect((await as.signIn(scheduler, to)).location).toBe('/');
  });

  it.each([
    ['wrong_issuer', { iss: 'https://other.test' }],
    ['refused', { aud: 'another-client' }],
    ['refused', { aud: [CLIENT.client_id, 'another-client'] }],
    ['refused', { nonce: 'of-another-sign-in' }],
    ['refused', { azp: 'another-client' }],
    ['expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['expired', { iat: Math.floor(Date.now() / 1000) - 3600 }],
  ])('answers %s to an id token with %o', async (fault, claims) => {
    foreign.state.forge = () => ({ claims });
    expect(await as.faultOf(scheduler)).toBe(fault);
  });

  it('bears clocks that differ by half a minute', async () => {
    const now = Math.floor(Date.now() / 1000);
    foreign.state.forge = () => ({ claims: { exp: now - 30, iat: now + 30 } });
    expect((await as.signIn(scheduler)).location).toBe('/');
  });

  it('follows a new key as soon as it is published, and takes none that is not', async () => {
    foreign.state.forge = () => ({ key: foreign.keys.second });
    expect(await as.faultOf(scheduler)).toBe('key_unknown');
    foreign.publish(foreign.keys.second);
    expect((await as.signIn(scheduler)).location).toBe('/');
    foreign.publish(foreign.keys.first);
    foreign.state.forge = null;
    expect((await as.signIn(scheduler)).location).toBe('/');
  });

  it('does not take a known name of a key for the key', async () => {
    foreign.state.forge = () => ({ key: { ...foreign.keys.second, kid: 'first' } });
    expect(await as.faultOf(scheduler)).toBe('refused');
  });

  it('ends with the session at the provider, where the session was begun', async () => {
    const { browser } = await as.signIn(scheduler);
    const leave = await browser.call(`/v2/logout?client_id=trowel&returnTo=${encodeURIComponent(server.url)}`);
    const address = new URL(leave.headers.get('location') ?? '');
    expect(address.origin).toBe(foreign.issuer);
    expect(claimsOf(address.searchParams.get('id_token_hint') ?? '')).toMatchObject({ sub: 'acme-7' });
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${server.url}/`);
    expect((await fetch(address)).status).toBe(200);
    expect((await sessionOf(browser)).status).toBe(401);

    const own = identityBrowser(server.url);
    await own.post('/v1/login', { email: 'admin@trowel.test', password: 'Trowel123!' });
    expect((await own.call('/v2/logout')).headers.get('location')).toBe(`${server.url}/`);
  });
});

describe('a provider that nobody reaches, or that is another', () => {
  it('is said on the login page, and passwords go on', async () => {
    const { foreign, server } = await anApp();
    foreign.state.instead = {
      '/.well-known/openid-configuration': {
        issuer: 'https://other.test',
        authorization_endpoint: 'https://other.test/auth',
        token_endpoint: 'https://other.test/token',
        jwks_uri: 'https://other.test/jwks',
      },
    };
    const start = async () =>
      (await fetch(`${server.url}/v1/oidc/start`, { redirect: 'manual' })).headers.get('location');
    expect(await start()).toBe('/login?sign_in_fault=wrong_issuer');
    foreign.close();
    expect(await start()).toBe('/login?sign_in_fault=unreachable');
    expect(await server.token('scheduler')).toBeTruthy();
    await server.close();
  });

  it('is said after the sign-in too, when it stops answering meanwhile', async () => {
    const { foreign, server } = await anApp();
    const browser = identityBrowser(server.url);
    const answer = await signer(server, foreign).answerFor(browser, scheduler);
    foreign.close();
    expect((await browser.call(answer)).headers.get('location')).toBe('/login?sign_in_fault=unreachable');
    await server.close();
  });
});

describe('roles from a claim', () => {
  let foreign: Foreign;
  let server: TestApp;
  let as: ReturnType<typeof signer>;

  beforeAll(async () => {
    ({ foreign, server } = await anApp({
      OIDC_SCOPES: 'openid profile email groups',
      OIDC_ROLES_CLAIM: 'realm_access.roles',
      OIDC_ROLES: 'bosses=Administrator, planners=Scheduler',
      OIDC_CREATE_USERS: 'on',
      OIDC_PASSWORDS: 'off',
    }));
    as = signer(server, foreign);
  });
  afterAll(async () => {
    await server.close();
    foreign.close();
  });

  const person = (sub: string, email: string, ...roles: string[]): ForeignPerson => ({
    sub,
    email,
    email_verified: true,
    name: 'Nia van der Berg',
    realm_access: { roles },
  });
  const roleOf = async (email: string) => {
    const [found] = await server.database.db
      .select({ first_name: appUser.first_name, last_name: appUser.last_name, role: role.name })
      .from(appUser)
      .innerJoin(role, eq(role.id, appUser.role_id))
      .where(eq(appUser.email, email));
    return found;
  };

  it('makes who is new, and follows the role at each sign-in, in the history too', async () => {
    expect((await as.signIn(person('n', 'nia@acme.test', 'planners'))).location).toBe('/');
    expect(await roleOf('nia@acme.test')).toEqual({ first_name: 'Nia van der', last_name: 'Berg', role: 'Scheduler' });
    await as.signIn(person('n', 'nia@acme.test', 'planners', 'bosses'));
    expect(await roleOf('nia@acme.test')).toMatchObject({ role: 'Administrator' });
    const { rows } = await server.database.pool.query(
      `select before, after from change_log where command = 'signIn' and entity = 'app_user' order by seq desc limit 1`,
    );
    expect(rows).toEqual([{ before: { role_id: expect.any(Number) }, after: { role_id: expect.any(Number) } }]);
  });

  it('lets nobody in without one, and leaves the last administrator what he is', async () => {
    expect(await as.faultOf(person('x', 'ximena@acme.test', 'cleaners'))).toBe('no_role');
    expect(await as.faultOf(person('n', 'nia@acme.test'))).toBe('no_role');
    await as.signIn(person('a', 'admin@trowel.test', 'planners'));
    expect(await roleOf('admin@trowel.test')).toMatchObject({ role: 'Scheduler' });
    await as.signIn(person('n', 'nia@acme.test', 'planners'));
    expect(await roleOf('nia@acme.test')).toMatchObject({ role: 'Administrator' });
  });

  it('takes no passwords where they are off', async () => {
    const browser = identityBrowser(server.url);
    const login = await browser.post('/v1/login', { email: 'crew@trowel.test', password: 'Trowel123!' });
    expect(login.status).toBe(403);
    expect(await login.json()).toMatchObject({ error: { message: expect.stringContaining("company's account") } });
    expect(await browser.realm('crew@trowel.test', 'Trowel123!')).toMatchObject({ error: 'unauthorized_client' });
  });
});
