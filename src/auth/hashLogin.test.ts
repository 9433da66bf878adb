import { describe, expect, it } from 'vitest';
import { hashLoginUrl } from './hashLogin';

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
});
