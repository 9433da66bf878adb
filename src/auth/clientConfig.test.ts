import { describe, expect, it } from 'vitest';
import { parseClientConfig } from './clientConfig';

const ORIGIN = 'http://127.0.0.1:3001';

describe('the settings of the identity provider', () => {
  it('is the embedded issuer on the own origin with the client id "trowel" when no domain is set [AUTH-058]', () => {
    const expected = {
      issuer: ORIGIN,
      clientId: 'trowel',
      audience: null,
      provider: null,
      passwords: true,
      login: 'embedded',
      environment: 'prod',
      tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      duplicateCheck: true,
    };
    expect(parseClientConfig({ domain: null, client_id: null }, ORIGIN)).toEqual(expected);
    expect(parseClientConfig('no object', ORIGIN)).toEqual(expected);
  });
  it('is the provider that the server names otherwise', () => {
    expect(
      parseClientConfig(
        {
          domain: 'pools.auth0.com',
          client_id: 'abc',
          audience: 'https://api',
          environment: 'test',
          tile_url: 'https://tiles.example/{z}/{x}/{y}.png',
          duplicate_check: false,
        },
        ORIGIN,
      ),
    ).toEqual({
      issuer: 'https://pools.auth0.com',
      clientId: 'abc',
      audience: 'https://api',
      provider: null,
      passwords: true,
      login: 'redirect',
      environment: 'test',
      tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
      duplicateCheck: false,
    });
    expect(parseClientConfig({ domain: 'pools.auth0.com', login: 'password' }, ORIGIN).login).toBe('password');
  });
  it("names the company's own provider, and takes no passwords where the server says so", () => {
    expect(parseClientConfig({ provider: 'Acme', passwords: false }, ORIGIN)).toMatchObject({
      login: 'embedded',
      provider: 'Acme',
      passwords: false,
    });
  });
});
