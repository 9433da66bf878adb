import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientConfig } from './clientConfig';
import { createIdentity, type Identity } from './identity';
import { identityError } from './identityError';
import { passwordRealmBody } from './passwordRealmLogin';
import { requestPasswordReset } from './requestPasswordReset';
import { correctedNow, noteServerDate } from '../clock/deviceClock';
import { CallError } from '../dataProvider/CallError';

const library = vi.hoisted(() => ({
  isAway: false,
  options: [] as unknown[],
  loginWithCustomTokenExchange: vi.fn(),
  handleRedirectCallback: vi.fn(),
  getTokenSilently: vi.fn(),
}));
vi.mock('@auth0/auth0-spa-js', () => ({
  Auth0Client: function Auth0Client(options: unknown) {
    if (library.isAway) throw new TypeError('Failed to fetch dynamically imported module: auth0.js');
    library.options.push(options);
    return library;
  },
}));

const ORIGIN = 'https://pools.test';
const config: ClientConfig = {
  issuer: ORIGIN,
  clientId: 'trowel',
  audience: null,
  login: 'embedded',
  environment: 'prod',
};
const answer = { access_token: 'a', id_token: 'i', expires_in: 36_000 };
const send = vi.fn();
const leave = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: ORIGIN, assign: leave } });
  vi.stubGlobal('fetch', send);
  library.options.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  library.getTokenSilently.mockReset();
  noteServerDate(new Date().toUTCString(), Date.now());
});

const bodyOf = (call: number): unknown => JSON.parse(String(send.mock.calls[call]?.[1]?.body));

describe('the calls to the identity provider', () => {
  it('fetch their library again after a call for which the server was away [NET-003]', async () => {
    const identity = createIdentity(config);
    library.isAway = true;
    await expect(identity.renew()).rejects.toThrow('Failed to fetch');
    library.isAway = false;
    library.getTokenSilently.mockResolvedValueOnce(answer);
    await expect(identity.renew()).resolves.toMatchObject({ idToken: 'i' });
  });

  it('log out at the provider with a return to the app origin, also where the library cannot be had [AUTH-019 NET-003]', () => {
    library.isAway = true;
    createIdentity(config).logout();
    createIdentity({ ...config, issuer: 'https://pools.auth0.com', clientId: 'abc' }).logout();
    library.isAway = false;
    expect(leave.mock.calls).toEqual([
      [`${ORIGIN}/v2/logout?client_id=trowel&returnTo=https%3A%2F%2Fpools.test`],
      ['https://pools.auth0.com/v2/logout?client_id=abc&returnTo=https%3A%2F%2Fpools.test'],
    ]);
    expect(library.options).toEqual([]);
  });

  it('read a hash and ask for a reset mail', async () => {
    const identity = createIdentity(config);
    await expect(
      identity.readReturn(new URL(`${ORIGIN}/#error=access_denied&error_description=Blocked`)),
    ).rejects.toThrow('Blocked');
    send.mockResolvedValueOnce(new Response('sent'));
    await requestPasswordReset(config, 'office@trowel.test');
    expect(send.mock.calls[0]?.[0]).toBe(`${ORIGIN}/dbconnections/change_password`);
    expect(bodyOf(0)).toEqual({
      client_id: 'trowel',
      email: 'office@trowel.test',
      connection: 'Username-Password-Authentication',
    });
  });

  it('take the tokens of our own login from its answer, without the library', async () => {
    send.mockResolvedValueOnce(Response.json(answer));
    const tokens = await createIdentity(config).login('office@trowel.test', 'secret');
    expect(tokens).toEqual({ accessToken: 'a', idToken: 'i', expiresIn: 36_000 });
    expect(bodyOf(0)).toEqual({ email: 'office@trowel.test', password: 'secret', with_tokens: true });
    expect(library.options).toEqual([]);
    send.mockResolvedValueOnce(Response.json({ access_token: 'a' }));
    await expect(createIdentity(config).login('office@trowel.test', 'secret')).rejects.toEqual(identityError(null));
  });

  it('take the code of a server of the version before, which refuses to be asked for tokens', async () => {
    const message = 'Unknown field with_tokens.';
    const refusal = { code: 'BAD_USER_INPUT', message, fields: [{ path: 'with_tokens', rule: 'unknown_field' }] };
    const code = { subject_token: 'code', subject_token_type: 'urn:trowel:login-code' };
    send
      .mockResolvedValueOnce(Response.json({ error: refusal }, { status: 422 }))
      .mockResolvedValueOnce(Response.json(code));
    library.loginWithCustomTokenExchange.mockResolvedValueOnce(answer);
    const tokens = await createIdentity(config).login('office@trowel.test', 'secret');
    expect(tokens).toEqual({ accessToken: 'a', idToken: 'i', expiresIn: 36_000 });
    expect(bodyOf(1)).toEqual({ email: 'office@trowel.test', password: 'secret' });
    expect(library.loginWithCustomTokenExchange).toHaveBeenCalledWith(code);
  });

  it('tell any other refusal of a password, and ask once', async () => {
    send.mockResolvedValueOnce(
      Response.json({ error: { code: 'RATE_LIMITED', message: 'Too many attempts.' } }, { status: 429 }),
    );
    await expect(createIdentity(config).login('office@trowel.test', 'secret')).rejects.toEqual(
      identityError('Too many attempts.'),
    );
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('trade the code of a second step for tokens that the library owns', async () => {
    library.loginWithCustomTokenExchange.mockResolvedValueOnce(answer);
    const code = { subject_token: 'code', subject_token_type: 'urn:trowel:login-code' };
    const tokens = await createIdentity(config).trade(code);
    expect(tokens).toEqual({ accessToken: 'a', idToken: 'i', expiresIn: 36_000 });
    expect(library.loginWithCustomTokenExchange).toHaveBeenCalledWith({
      subject_token: 'code',
      subject_token_type: 'urn:trowel:login-code',
    });
    expect(library.options).toEqual([
      expect.objectContaining({ domain: ORIGIN, clientId: 'trowel', cacheLocation: 'memory' }),
    ]);
  });

  it.each([
    [
      'a second step or a passkey',
      (one: Identity) => one.trade({ subject_token: 'code', subject_token_type: 'urn:c' }),
    ],
    ["a provider's page", (one: Identity) => one.readReturn(new URL(`${ORIGIN}/?code=c&state=s`))],
    ['a renewal', (one: Identity) => one.renew()],
  ])('judge tokens by the time of the server on a phone whose clock is wrong: %s [FLD-009]', async (_way, signIn) => {
    const now = Date.now();
    noteServerDate(new Date(now - 11 * 3_600_000).toUTCString(), now);
    library.loginWithCustomTokenExchange.mockResolvedValueOnce(answer);
    library.getTokenSilently.mockResolvedValueOnce(answer);
    await signIn(createIdentity(config));
    expect(library.options).toEqual([expect.objectContaining({ nowProvider: correctedNow })]);
    expect(Math.round((Date.now() - correctedNow()) / 3_600_000)).toBe(11);
  });

  it('fetch the library only when it is needed: a wrong password does not', async () => {
    send.mockResolvedValueOnce(
      Response.json({ error: { code: 'UNAUTHENTICATED', message: 'Wrong email or password.' } }, { status: 401 }),
    );
    await expect(createIdentity(config).login('office@trowel.test', 'wrong')).rejects.toEqual(
      identityError('Wrong email or password.'),
    );
    expect(library.options).toEqual([]);
  });

  it('use the realm Username-Password-Authentication with openid, profile and email where the password goes to the provider [AUTH-018]', async () => {
    send.mockResolvedValueOnce(Response.json(answer));
    const auth0: ClientConfig = {
      ...config,
      issuer: 'https://pools.auth0.com',
      clientId: 'abc',
      login: 'password',
      audience: 'https://api',
    };
    expect(await createIdentity(auth0).login('office@trowel.test', 'secret')).toEqual({
      accessToken: 'a',
      idToken: 'i',
      expiresIn: 36_000,
    });
    expect(send.mock.calls[0]?.[0]).toBe('https://pools.auth0.com/oauth/token');
    expect(bodyOf(0)).toEqual(passwordRealmBody(auth0, 'office@trowel.test', 'secret'));
    expect(bodyOf(0)).toMatchObject({
      realm: 'Username-Password-Authentication',
      scope: 'openid profile email',
      username: 'office@trowel.test',
    });
  });

  it('renew silently past the cache, and fail when the provider gives nothing', async () => {
    library.getTokenSilently.mockResolvedValueOnce(answer).mockResolvedValueOnce(undefined);
    const identity = createIdentity(config);
    expect((await identity.renew()).idToken).toBe('i');
    expect(library.getTokenSilently).toHaveBeenCalledWith({ detailedResponse: true, cacheMode: 'off' });
    await expect(identity.renew()).rejects.toBeInstanceOf(CallError);
  });
});
