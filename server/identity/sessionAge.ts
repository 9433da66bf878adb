import type { Client, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Env } from '../env';
import { LIFETIME, PASSWORD_REALM_GRANT } from './settings';

const DAY = 86_400;

/**
 * Seconds from a sign-in after which a session ends, however often it was used [SEC-005]: SESSION_MAX_DAYS, and one day
 * where the company's provider alone signs in, so that it says each day whether it still knows the person.
 */
export const sessionMaxAge = ({
  SESSION_MAX_DAYS,
  OIDC_PASSWORDS,
}: Pick<Env, 'SESSION_MAX_DAYS' | 'OIDC_PASSWORDS'>): number => DAY * (OIDC_PASSWORDS === 'off' ? 1 : SESSION_MAX_DAYS);

/** Seconds that a session goes on at most, which began in that second; none are left when it is 0 or less. */
export const secondsLeft = (maxAge: number, begun: number): number => begun + maxAge - Math.floor(Date.now() / 1000);

type Context = KoaContextWithOIDC | undefined;

/** How long the issuer's own answers live: nothing outlives its session. */
export const issuerLifetimes = (maxAge: number): NonNullable<Configuration['ttl']> => {
  const within = (seconds: number, begun: number | undefined): number =>
    begun === undefined ? seconds : Math.max(1, Math.min(seconds, secondsLeft(maxAge, begun)));
  /** Of the code or refresh token that is being traded. */
  const begunIn = (ctx: Context): number | undefined =>
    ctx?.oidc.entities.AuthorizationCode?.authTime ?? ctx?.oidc.entities.RefreshToken?.authTime;
  return {
    AccessToken: (ctx: Context) => within(LIFETIME.token, begunIn(ctx)),
    IdToken: (ctx: Context) => within(LIFETIME.token, begunIn(ctx)),
    RefreshToken: (_ctx: Context, token: { authTime?: number | undefined }, _client: Client) =>
      within(LIFETIME.session, token.authTime),
    Session: (_ctx: Context, session: { authTime(): number | undefined }) =>
      within(LIFETIME.session, session.authTime()),
    // A script's grant lives as long as what is given under it.
    Grant: (ctx: Context) => {
      const { grant_type, scope } = ctx?.oidc.params ?? {};
      if (grant_type !== PASSWORD_REALM_GRANT) return LIFETIME.grant;
      return String(scope).split(' ').includes('offline_access') ? maxAge : LIFETIME.token;
    },
    AuthorizationCode: LIFETIME.code,
    Interaction: LIFETIME.interaction,
  };
};
