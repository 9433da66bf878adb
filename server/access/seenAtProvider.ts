import type { Env } from '../env';

/**
 * Days since the last sign-in at the company's provider for which keys of a user go on where nobody else signs in
 * (OIDC_TOKEN_DAYS); null where passwords are taken. A provider tells nobody whom it has blocked: it only signs that
 * person in no more [SEC-005].
 */
export const providerDays = ({
  OIDC_PASSWORDS,
  OIDC_TOKEN_DAYS,
}: Pick<Env, 'OIDC_PASSWORDS' | 'OIDC_TOKEN_DAYS'>): number | null =>
  OIDC_PASSWORDS === 'off' ? OIDC_TOKEN_DAYS : null;

/**
 * Whether the provider has signed in the user `u` of a statement so lately.
 * @param days the parameter of the statement that has `providerDays`
 */
export const seenAtProvider = (days: string): string =>
  `(${days}::int is null or (u.sub like 'oidc|%' and u.last_login_at > now() - make_interval(days => ${days}::int)))`;
