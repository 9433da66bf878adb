import { SESSION_CLAIM } from '../access/actor';

/** The app's client id at the embedded issuer [AUTH-058]. */
export const CLIENT_ID = 'trowel';
/** The database of accounts, by Auth0's name for it [AUTH-018]. */
export const REALM = 'Username-Password-Authentication';
export const PASSWORD_REALM_GRANT = 'http://auth0.com/oauth/grant-type/password-realm';
export const TOKEN_EXCHANGE_GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';
/** What `loginWithCustomTokenExchange` names as `subject_token_type` for the code of POST /v1/login. */
export const LOGIN_CODE_TYPE = 'urn:trowel:login-code';
/** The claim with the permission codes [AUTH-058]. */
export const PERMISSIONS_CLAIM = 'https://trowel.app/permissions';
/** What each scope puts into the id token. */
export const CLAIMS_OF_SCOPE = {
  openid: ['sub', PERMISSIONS_CLAIM, SESSION_CLAIM],
  profile: ['name', 'given_name', 'family_name'],
  email: ['email', 'email_verified'],
} as const;
export const SCOPES = [...Object.keys(CLAIMS_OF_SCOPE), 'offline_access'];

/** Seconds. Tokens live ten hours, the provider's cookie fourteen days from its last use. */
export const LIFETIME = {
  token: 36_000,
  session: 14 * 86_400,
  grant: 180 * 86_400,
  code: 60,
  interaction: 3600,
} as const;

export const WRONG_CREDENTIALS = 'Wrong email or password.';
export const PASSWORDS_OFF = "Please sign in with your company's account; passwords are not taken here.";
export const TOO_BUSY = 'Too many people are signing in. Please try again in a moment.';
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a few minutes and try again.';

/**
 * Requests that one address may make to a sign-in route, besides the limit for each account; an office shares an
 * address.
 */
export const SIGN_IN_RATE = { max: 300, timeWindow: 60_000 };
