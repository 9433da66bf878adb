import { effectivePermissions } from '#domain/access/effective';
import { ROLES, roleEntries } from '#domain/access/roles';
import type { ClientConfig } from '../../src/auth/clientConfig';
import type { Profile } from '../../src/auth/profile';
import type { SessionValue } from '../../src/auth/SessionContext';
import { SIGNED_OUT } from '../../src/auth/session';

const nothing = async (): Promise<void> => undefined;

/** A profile with the default codes of a role (`AD`, `SC`, ...); any other code gives a user without a permission. */
export const aProfile = (roleCode = 'AD', change: Partial<Profile> = {}): Profile => {
  const role = ROLES.find(({ code }) => code === roleCode);
  return {
    id: 1,
    sub: 'trowel|1',
    email: 'dana.reyes@trowel.test',
    first_name: 'Dana',
    last_name: 'Reyes',
    role: { id: role?.id ?? 99, name: role?.name ?? 'No Access' },
    employee: { id: 12, crew_types: [] },
    preliminary_estimate_action: roleCode === 'AD' ? 'approve' : 'none',
    flags: role?.flags ?? { presite_gunite: false, presite_pebble: false },
    week_starts_on: 'Sunday',
    permissions: role ? effectivePermissions(roleEntries(role)) : [],
    ...change,
  };
};

/** What the server says before anybody is signed in. */
export const aConfig: ClientConfig = {
  issuer: 'http://127.0.0.1:3001',
  clientId: 'trowel',
  audience: null,
  login: 'embedded',
  environment: 'prod',
  tileUrl: '',
};

/** A session for stories and tests: signed in with a role unless it is changed. */
export const aSession = (roleCode = 'AD', change: Partial<SessionValue> = {}): SessionValue => ({
  phase: 'signed_in',
  config: aConfig,
  session: { accessToken: 'access', idToken: 'id', expiresAt: Number.MAX_SAFE_INTEGER },
  profile: aProfile(roleCode),
  login: async () => null,
  loginWith: nothing,
  loginElsewhere: nothing,
  logout: nothing,
  restart: nothing,
  ...change,
});

/** Nobody is signed in. */
export const signedOut = (change: Partial<SessionValue> = {}): SessionValue =>
  aSession('AD', { phase: 'signed_out', session: SIGNED_OUT, profile: null, ...change });
