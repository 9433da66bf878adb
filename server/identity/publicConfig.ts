import { VERSION } from '#domain/version';
import type { Env } from '../env';
import { providerSettings } from './provider/providerSettings';
import { CLIENT_ID } from './settings';

/** What the client must know before anybody is signed in: GET /v1/config [AUTH-058]. */
export interface PublicConfig {
  /** Null with the embedded issuer, which is the page's own origin. */
  domain: string | null;
  client_id: string;
  audience: string | null;
  /**
   * How the password reaches the provider: our own login address, a redirect that comes back with a code, or with the
   * tokens themselves (`hash`), or Auth0's password-realm grant [AUTH-018].
   */
  login: 'embedded' | 'redirect' | 'hash' | 'password';
  /** What the company's OpenID Connect provider is called, where people sign in there as well. */
  provider: string | null;
  /** Whether our own login form takes passwords. */
  passwords: boolean;
  /** Shown as a chip when it is not "prod" [NAV-026]. */
  environment: string;
  version: string;
  tile_url: string;
  /** Whether a save that confirms an address looks for estimates there [JOB-070]. */
  duplicate_check: boolean;
}

const providerOf = (env: Env): Pick<PublicConfig, 'domain' | 'client_id' | 'audience' | 'login'> => {
  const { AUTH0_DOMAIN: domain, AUTH0_CLIENT_ID: client_id, AUTH0_AUDIENCE: audience = null } = env;
  if (!domain || !client_id) return { domain: null, client_id: CLIENT_ID, audience: null, login: 'embedded' };
  const leaving = env.AUTH0_HASH_LOGIN === 'on' ? 'hash' : 'redirect';
  return { domain, client_id, audience, login: env.AUTH0_PASSWORD_GRANT === 'on' ? 'password' : leaving };
};

/** Whether people sign in with passwords that are kept here. */
export const keepsPasswords = (env: Env): boolean =>
  providerOf(env).login === 'embedded' && env.OIDC_PASSWORDS === 'on';

export const publicConfig = (env: Env): PublicConfig => ({
  ...providerOf(env),
  provider: providerSettings(env)?.name ?? null,
  passwords: env.OIDC_PASSWORDS === 'on',
  environment: env.TROWEL_ENV,
  version: VERSION,
  tile_url: env.TILE_URL,
  duplicate_check: env.TROWEL_DUPLICATE_CHECK === 'on',
});
