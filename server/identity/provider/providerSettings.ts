import type { Env } from '../../env';

/** How people sign in at an OpenID Connect provider. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  scopes: string;
  /** What the button of the login page calls it. */
  name: string;
  emailClaim: string;
  nameClaim: string;
  rolesClaim: string | undefined;
  /** What the claim says, and our role for it, in the order in which they count; none: the names of the roles. */
  roles: readonly { said: string; role: string }[];
  createUsers: boolean;
  /** Whether an address counts as verified where the provider does not say. */
  trustEmail: boolean;
}

/** `staff=Office Staff, bosses=Administrator` as pairs. */
const pairsOf = (text: string): ProviderSettings['roles'] =>
  text.split(',').flatMap((pair) => {
    const [said = '', role = ''] = pair.split('=').map((part) => part.trim());
    return said && role ? [{ said, role }] : [];
  });

/** The provider of the settings; null when there is none. */
export const providerSettings = (env: Env): ProviderSettings | null => {
  if (!env.OIDC_ISSUER || !env.OIDC_CLIENT_ID) return null;
  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    scopes: env.OIDC_SCOPES,
    name: env.OIDC_NAME ?? new URL(env.OIDC_ISSUER).hostname,
    emailClaim: env.OIDC_EMAIL_CLAIM,
    nameClaim: env.OIDC_NAME_CLAIM,
    rolesClaim: env.OIDC_ROLES_CLAIM,
    roles: pairsOf(env.OIDC_ROLES ?? ''),
    createUsers: env.OIDC_CREATE_USERS === 'on',
    trustEmail: env.OIDC_TRUST_EMAIL === 'on',
  };
};
