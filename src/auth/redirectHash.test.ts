import { describe, expect, it } from 'vitest';
import { parseRedirectHash } from './redirectHash';

describe('the redirect hash', () => {
  it('gives the access token and the id token of the identity provider [AUTH-001]', () => {
    expect(parseRedirectHash('#access_token=a.b&id_token=c.d&expires_in=36000&state=s1&token_type=Bearer')).toEqual({
      kind: 'tokens',
      tokens: { accessToken: 'a.b', idToken: 'c.d', expiresIn: 36_000 },
      state: 's1',
    });
  });
  it('gives the error with its description', () => {
    expect(parseRedirectHash('#error=access_denied&error_description=user%20is%20blocked')).toEqual({
      kind: 'error',
      error: 'access_denied',
      description: 'user is blocked',
    });
    expect(parseRedirectHash('#error=server_error')).toEqual({
      kind: 'error',
      error: 'server_error',
      description: null,
    });
  });
  it.each([
    '',
    '#',
    '#/jobs',
    '#access_token=a',
    '#id_token=c&expires_in=10',
    '#access_token=a&id_token=c',
    '#access_token=a&id_token=c&expires_in=soon',
  ])('finds nothing in "%s"', (hash) => expect(parseRedirectHash(hash)).toEqual({ kind: 'nothing' }));
});
