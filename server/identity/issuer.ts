import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import { SESSION_CLAIM } from '../access/actor';
import type { Database } from '../db/database';
import { accountOfSub } from './accounts';
import { claimsOf } from './claims';
import type { CheckCredentials } from './checkCredentials';
import type { FactorPolicy } from './factors/factorPolicy';
import { registerLoginCodeGrant } from './loginCodeGrant';
import { registerPasswordRealmGrant } from './passwordRealmGrant';
import type { IssuerKeys } from './issuerKeys';
import { payloadStore } from './payloadStore';
import { issuerLifetimes, secondsLeft } from './sessionAge';
import { CLAIMS_OF_SCOPE, CLIENT_ID, PASSWORD_REALM_GRANT, SCOPES, TOKEN_EXCHANGE_GRANT } from './settings';
import { mayResume } from './userSessions';

export interface IssuerOptions {
  db: Database;
  keys: IssuerKeys;
  origin: string;
  check: CheckCredentials;
  policy: FactorPolicy;
  /** Seconds from a sign-in after which its session ends. */
  maxAge: number;
  /** Told of what nobody foresaw: the issuer answers `server_error` and says no more. */
  report(error: unknown): void;
}

/** The app is its own client, so nobody is asked for consent: a session keeps its grant, or gets one here. */
const grantOfSession: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const { client, session, account, provider } = oidc;
  if (!client || !session || !account) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing && existing.accountId === account.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
};

/** The usual reasons to ask for a login, and one more: the session's user was deactivated. */
const prompts = () => {
  const base = interactionPolicy.base();
  const { Check } = interactionPolicy;
  base
    .get('login')
    ?.checks.add(
      new Check('no_account', 'the account is not active', 'login_required', ({ oidc }) => !oidc.entities.Account),
    );
  return base;
};

/**
 * An issuer of tokens with Auth0's paths, so that @auth0/auth0-spa-js works with it unchanged; its `iss` is the origin
 * and a slash. Accounts, sessions and keys are rows of our database.
 */
export const createIssuer = ({ db, keys, origin, check, policy, maxAge, report }: IssuerOptions): Provider => {
  const provider = new Provider(`${origin}/`, {
    adapter: payloadStore(db),
    jwks: { keys: keys.signing },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        redirect_uris: [origin, `${origin}/`, `${origin}/login`, `${origin}/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token', PASSWORD_REALM_GRANT, TOKEN_EXCHANGE_GRANT],
        id_token_signed_response_alg: 'RS256',
      },
    ],
    clientDefaults: { id_token_signed_response_alg: 'RS256' },
    scopes: SCOPES,
    claims: {
      openid: [...CLAIMS_OF_SCOPE.openid],
      profile: [...CLAIMS_OF_SCOPE.profile],
      email: [...CLAIMS_OF_SCOPE.email],
    },
    conformIdTokenClaims: false,
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/.well-known/jwks.json',
      userinfo: '/userinfo',
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
    },
    cookies: {
      names: { session: 'trowel_session', interaction: 'trowel_interaction', resume: 'trowel_resume' },
      keys: keys.cookie,
      long: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true },
      short: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true },
    },
    ttl: issuerLifetimes(maxAge),
    interactions: { url: () => '/login', policy: prompts() },
    // Not by the scope: offline_access is dropped where nobody is asked for consent.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    rotateRefreshToken: () => true,
    loadExistingGrant: grantOfSession,
    // A session, code or refresh token that was stored while the password was being changed is one from before it.
    findAccount: async ({ oidc }, sub, token) => {
      const account = await accountOfSub(db, sub);
      const since = (token && 'authTime' in token ? token.authTime : undefined) ?? oidc.session?.authTime();
      if (since !== undefined && secondsLeft(maxAge, since) <= 0) return undefined;
      const ofToken = token && 'grantId' in token ? token.grantId : undefined;
      const grant = ofToken ?? oidc.session?.grantIdFor(CLIENT_ID);
      if (account && since !== undefined && !(await mayResume(db, account, since, grant))) return undefined;
      if (account && !(await policy.mayGoOn(account.id, grant))) return undefined;
      const session = grant === undefined ? {} : { [SESSION_CLAIM]: grant };
      return account && { accountId: sub, claims: async () => ({ ...(await claimsOf(db, account)), ...session }) };
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'text/plain';
      ctx.body = `${error}: ${error_description ?? ''}`;
    },
  });
  // The routes put our own origin and the client's address into the forwarded headers, whatever the request said.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => report(error));
  Object.assign(provider, { onerror: report }); // else Koa prints it, with all that it holds
  registerPasswordRealmGrant(provider, db, check, maxAge);
  registerLoginCodeGrant(provider, db, maxAge);
  return provider;
};
