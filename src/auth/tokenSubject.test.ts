import { describe, expect, it } from 'vitest';
import { tokenSubject } from './tokenSubject';

const token = (claims: unknown): string => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe("an id token's subject", () => {
  it('is read from the payload, whatever letters it has', () => {
    expect(tokenSubject(token({ sub: 'auth0|Zoë-ñ_1' }))).toBe('auth0|Zoë-ñ_1');
  });
  it.each(['', 'abc', 'a.b.c', token({ sub: 7 }), token(null)])('is null in "%s"', (idToken) => {
    expect(tokenSubject(idToken)).toBeNull();
  });
});
