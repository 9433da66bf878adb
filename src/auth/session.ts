/** The session record: exactly these three fields [AUTH-002]. `expiresAt` is a moment in milliseconds. */
export interface Session {
  accessToken: string | null;
  idToken: string | null;
  expiresAt: number;
}

/** What an identity provider issues; `expiresIn` is a lifetime in seconds. */
export interface IssuedTokens {
  accessToken: string;
  idToken: string;
  expiresIn: number;
}

/** Nobody is signed in: no tokens, expiry 0 [AUTH-001]. */
export const SIGNED_OUT: Session = { accessToken: null, idToken: null, expiresAt: 0 };

const RENEW_BEFORE_MS = 5 * 60_000;

/** The session of tokens issued at `now` (milliseconds) [AUTH-003]. */
export const sessionOf = (tokens: IssuedTokens, now: number): Session => ({
  accessToken: tokens.accessToken,
  idToken: tokens.idToken,
  expiresAt: tokens.expiresIn * 1000 + now,
});

/** True only before `expiresAt`; at that moment the user counts as not logged in [AUTH-004]. */
export const isValidSession = (session: Session, now: number): boolean => now < session.expiresAt;

/** Milliseconds until the session should be renewed, 5 minutes before it ends; 0 when that is now [AUTH-059]. */
export const renewalDelay = (session: Session, now: number): number =>
  Math.max(0, session.expiresAt - RENEW_BEFORE_MS - now);
