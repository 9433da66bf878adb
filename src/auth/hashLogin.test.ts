import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashLoginUrl, readHashLogin } from './hashLogin';

afterEach(() => vi.unstubAllGlobals());

describe('the login whose answer comes back in the hash', () => {
  it('asks the realm for openid, profile and email with the response type token and id_token [AUTH-018]', () => {
    const config = {
      issuer: 'https://pools.auth0.com',
      clientId: 'abc',
      audience: 'https://api',
      login: 'hash',
      environment: 'prod',
    } as const;
    const url = new URL(hashLoginUrl(config, 'https://pools.test', { state: 's', nonce: 'n' }));
    expect(url.origin + url.pathname).toBe('https://pools.auth0.com/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'abc',
      response_type: 'token id_token',
      scope: 'openid profile email',
      connection: 'Username-Password-Authentication',
      redirect_uri: 'https://pools.test',
      state: 's',
      nonce: 'n',
      audience: 'https://api',
    });
  });

  const answer = (nonce: string | undefined, state = 's') => {
    const idToken = `h.${Buffer.from(JSON.stringify({ sub: 'auth0|1', nonce })).toString('base64url')}.s`;
    return { idToken, hash: `#access_token=a&id_token=${idToken}&expires_in=60&state=${state}` };
  };
  /** As this tab began a login. */
  const begin = (): void => {
    const kept = new Map([
      ['trowel:login_state', 's'],
      ['trowel:login_nonce', 'n'],
    ]);
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        removeItem: (key: string) => void kept.delete(key),
      },
    });
  };

  it('counts with the state and the nonce of the login that this tab began, once [SEC-005]', () => {
    begin();
    const { idToken, hash } = answer('n');
    expect(readHashLogin(hash)).toEqual({ accessToken: 'a', idToken, expiresIn: 60 });
    expect(readHashLogin(hash)).toBeNull();
  });

  it.each([
    ['another nonce', answer('m')],
    ['no nonce', answer(undefined)],
    ['another state', answer('n', 't')],
  ])('does not count with %s [SEC-005]', (_what, { hash }) => {
    begin();
    expect(readHashLogin(hash)).toBeNull();
  });
});
