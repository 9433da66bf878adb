import { errors, type Client, type Provider, type TokenEndpointGrantContext } from 'oidc-provider';
import type { Database } from '../db/database';
import { accountOfSub } from './accounts';
import { SESSION_CLAIM } from '../access/actor';
import { claimsOfScopes } from './claims';
import { secondsLeft } from './sessionAge';
import { LIFETIME, SCOPES } from './settings';
import { mayResume } from './userSessions';

/** Whom tokens are for: the subject, the grant they hang on, and when the password was given (seconds). */
export interface GrantSource {
  accountId: string;
  grantId: string;
  gty: string;
  authTime: number;
  /** Seconds after that at which everything ends. */
  maxAge: number;
  sid?: string;
  sessionUid?: string;
}

/** The scopes that were asked for and exist; without a request those of a plain sign-in [AUTH-018]. */
const scopesOf = (asked: unknown): string[] =>
  (typeof asked === 'string' ? asked.split(' ') : ['openid', 'profile', 'email']).filter((scope) =>
    SCOPES.includes(scope),
  );

/** What a token request is answered with. */
export interface IssuedTokens {
  access_token: string;
  id_token?: string;
  refresh_token?: string;
  /** Seconds. */
  expires_in: number;
  scope: string;
  token_type: 'Bearer';
}

/**
 * An access token, an id token and, when offline_access is asked for, a refresh token.
 * @throws errors.InvalidGrant for an account that is not active any more, whose password changed since, or whose session
 *   is over
 */
export const tokensFor = async (
  provider: Provider,
  db: Database,
  client: Client,
  { maxAge, ...source }: GrantSource,
  scope: unknown,
): Promise<IssuedTokens> => {
  const account = await accountOfSub(db, source.accountId);
  if (!account || !(await mayResume(db, account, source.authTime, source.grantId)))
    throw new errors.InvalidGrant('account not found');
  const left = secondsLeft(maxAge, source.authTime);
  if (left <= 0) throw new errors.InvalidGrant('the session is over');
  const expiresIn = Math.min(LIFETIME.token, left);
  const scopes = scopesOf(scope);
  const token = { ...source, client, scope: scopes.join(' ') };
  const idToken = new provider.IdToken({}, { client });
  const claims = {
    ...(await claimsOfScopes(db, account, scopes)),
    auth_time: source.authTime,
    [SESSION_CLAIM]: source.grantId,
    ...(source.sid ? { sid: source.sid } : {}),
  };
  for (const [name, value] of Object.entries(claims)) idToken.set(name, value);
  return {
    access_token: await new provider.AccessToken({ ...token, expiresIn }).save(),
    ...(scopes.includes('openid')
      ? { id_token: await idToken.issue({ use: 'idtoken', expiresAt: Math.floor(Date.now() / 1000) + expiresIn }) }
      : {}),
    ...(scopes.includes('offline_access')
      ? { refresh_token: await new provider.RefreshToken({ ...token, rotations: 0 }).save() }
      : {}),
    expires_in: expiresIn,
    scope: token.scope,
    token_type: 'Bearer',
  };
};

/** Answers a token request; see `tokensFor`. */
export const answerWithTokens = async (
  provider: Provider,
  db: Database,
  ctx: TokenEndpointGrantContext,
  source: GrantSource,
): Promise<void> => {
  ctx.body = await tokensFor(provider, db, ctx.oidc.client, source, ctx.oidc.params.scope);
};
