import { describe, expect, it } from 'vitest';
import { isValidSession, renewalDelay, sessionOf, SIGNED_OUT } from './session';

const NOW = 1_800_000_000_000;
const tokens = { accessToken: 'access', idToken: 'id', expiresIn: 36_000 };

describe('the session', () => {
  it('has exactly the access token, the id token and the moment it expires [AUTH-002]', () => {
    expect(sessionOf(tokens, NOW)).toEqual({ accessToken: 'access', idToken: 'id', expiresAt: NOW + 36_000_000 });
    expect(Object.keys(sessionOf(tokens, NOW)).sort()).toEqual(['accessToken', 'expiresAt', 'idToken']);
  });
  it('expires the lifetime in seconds times 1000 after the moment of issue [AUTH-003]', () => {
    expect(sessionOf({ ...tokens, expiresIn: 1 }, NOW).expiresAt).toBe(NOW + 1000);
    expect(sessionOf({ ...tokens, expiresIn: 0 }, NOW).expiresAt).toBe(NOW);
  });
  it('is valid before its end and no longer at or after it [AUTH-004]', () => {
    const session = sessionOf(tokens, NOW);
    expect(
      [NOW, session.expiresAt - 1, session.expiresAt, session.expiresAt + 1].map((now) => isValidSession(session, now)),
    ).toEqual([true, true, false, false]);
  });
  it('has no tokens and the expiry 0 when nobody is signed in, and is never valid', () => {
    expect(SIGNED_OUT).toEqual({ accessToken: null, idToken: null, expiresAt: 0 });
    expect(isValidSession(SIGNED_OUT, 0)).toBe(false);
  });
  it('is renewed 5 minutes before its end, at once when less is left', () => {
    const session = sessionOf(tokens, NOW);
    expect(renewalDelay(session, NOW)).toBe(36_000_000 - 300_000);
    expect(renewalDelay(session, session.expiresAt - 299_999)).toBe(0);
  });
});
