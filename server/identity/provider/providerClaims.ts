import type { ProviderSettings } from './providerSettings';
import type { Named } from './providerClient';

/** The user that the claims describe, in our field names. */
export interface Described {
  email: string | null;
  isVerified: boolean;
  /** Whether the provider says anything of this address, verified or not. */
  isSaid: boolean;
  first_name: string;
  last_name: string;
  /** What the claim of roles says; null where no claim is read for them. */
  roles: readonly string[] | null;
}

type Claims = Named['claims'];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A claim by its name, or by a path with dots (`realm_access.roles`). */
export const claimAt = (claims: Claims, path: string): unknown =>
  path in claims
    ? claims[path]
    : path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), claims);

const textAt = (claims: Claims, path: string): string => {
  const value = claimAt(claims, path);
  return typeof value === 'string' ? value.trim() : '';
};

const textsAt = (claims: Claims, path: string): string[] => {
  const value = claimAt(claims, path);
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  return given.filter((each) => typeof each === 'string');
};

/** The paths of all claims that a sign-in reads. */
export const wantedClaims = ({ emailClaim, nameClaim, rolesClaim }: ProviderSettings): readonly string[] => [
  emailClaim,
  'email_verified',
  nameClaim,
  ...(rolesClaim === undefined ? [] : [rolesClaim]),
];

/**
 * What the provider says of the address: `email_verified` is about the claim `email`, and of another claim only where it
 * has the same address [SEC-005].
 */
const saidOf = (claims: Claims, email: string): unknown =>
  email === textAt(claims, 'email').toLowerCase() ? claims.email_verified : undefined;

const MAX_LETTERS = 100;
const firstOf = (...texts: readonly string[]): string => (texts.find(Boolean) ?? '').slice(0, MAX_LETTERS);

/** Reads the claims as the settings say. */
export const describe = (claims: Claims, settings: ProviderSettings): Described => {
  const email = textAt(claims, settings.emailClaim).toLowerCase();
  const said = saidOf(claims, email);
  const words = textAt(claims, settings.nameClaim).split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return {
    email: email || null,
    isVerified: said === true || said === 'true' || (said === undefined && settings.trustEmail),
    isSaid: said !== undefined,
    first_name: firstOf(textAt(claims, 'given_name'), words.join(' '), email.split('@')[0] ?? ''),
    last_name: firstOf(textAt(claims, 'family_name'), last, '-'),
    roles: settings.rolesClaim === undefined ? null : textsAt(claims, settings.rolesClaim),
  };
};

/** The role of what the claim says, the first that counts; null for none. Without pairs it says the names of roles. */
export const roleFor = <R extends { name: string }>(
  said: readonly string[],
  pairs: ProviderSettings['roles'],
  roles: readonly R[],
): R | null => {
  const called = (name: string) => roles.find((role) => role.name.toLowerCase() === name.toLowerCase());
  const wanted =
    pairs.length > 0
      ? pairs.filter(({ said: one }) => said.includes(one)).map(({ role }) => called(role))
      : roles.filter(({ name }) => said.some((one) => one.toLowerCase() === name.toLowerCase()));
  return wanted.find((role) => role !== undefined) ?? null;
};
