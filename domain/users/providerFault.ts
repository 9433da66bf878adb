/** Why a sign-in by the company's OpenID Connect provider ended without a session; the login page has words for each. */
export const PROVIDER_FAULTS = [
  'denied',
  'expired',
  'key_unknown',
  'no_role',
  'not_asked',
  'not_verified',
  'other_account',
  'refused',
  'unknown_user',
  'unreachable',
  'wrong_issuer',
] as const;

export type ProviderFault = (typeof PROVIDER_FAULTS)[number];

/** The name by which the login page's address carries it. */
export const PROVIDER_FAULT_PARAM = 'sign_in_fault';
