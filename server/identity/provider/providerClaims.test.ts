import { describe as group, expect, it } from 'vitest';
import { readEnv } from '../../env';
import { describe, roleFor } from './providerClaims';
import { providerSettings, type ProviderSettings } from './providerSettings';

const settings = (env: Record<string, string> = {}): ProviderSettings => {
  const given = providerSettings(readEnv({ OIDC_ISSUER: 'https://id.acme.test', OIDC_CLIENT_ID: 'trowel', ...env }));
  if (!given) throw new Error('no provider');
  return given;
};

group('what a provider says of a person', () => {
  it('is read from the usual claims, and counts as verified only where it says so', () => {
    const claims = { email: 'Nia@Acme.test', email_verified: true, given_name: 'Nia', family_name: 'Okoro' };
    expect(describe(claims, settings())).toEqual({
      email: 'nia@acme.test',
      isVerified: true,
      isSaid: true,
      first_name: 'Nia',
      last_name: 'Okoro',
      roles: null,
    });
    const verified = (said: Record<string, unknown>, env?: Record<string, string>) =>
      describe({ email: 'a@b.test', ...said }, settings(env)).isVerified;
    expect(verified({})).toBe(false);
    expect(verified({}, { OIDC_TRUST_EMAIL: 'on' })).toBe(true);
    expect(verified({ email_verified: false }, { OIDC_TRUST_EMAIL: 'on' })).toBe(false);
    const other = { email: 'mine@b.test', email_verified: true, upn: 'a@b.test' };
    const named = { OIDC_EMAIL_CLAIM: 'upn' };
    expect(verified(other, named)).toBe(false);
    expect(verified({ ...other, email: 'A@b.test' }, named)).toBe(true);
    expect(verified(other, { ...named, OIDC_TRUST_EMAIL: 'on' })).toBe(true);
  });

  it('is read from the claims that the settings name, by their name or by a path', () => {
    const env = { OIDC_EMAIL_CLAIM: 'upn', OIDC_NAME_CLAIM: 'https://acme.test/name', OIDC_ROLES_CLAIM: 'app.roles' };
    const claims = { upn: 'n@acme.test', 'https://acme.test/name': 'Nia', app: { roles: ['a', 7, 'b'] } };
    expect(describe(claims, settings(env))).toMatchObject({
      email: 'n@acme.test',
      first_name: 'Nia',
      last_name: '-',
      roles: ['a', 'b'],
    });
  });

  it('gives the first role of the settings, else the first whose name it is', () => {
    const roles = [{ name: 'Administrator' }, { name: 'Scheduler' }];
    const { roles: pairs } = settings({ OIDC_ROLES: 'plan = Scheduler,boss=administrator, broken' });
    expect(roleFor(['boss', 'plan'], pairs, roles)?.name).toBe('Scheduler');
    expect(roleFor(['boss'], pairs, roles)?.name).toBe('Administrator');
    expect(roleFor(['Administrator'], pairs, roles)).toBeNull();
    expect(roleFor(['scheduler'], [], roles)?.name).toBe('Scheduler');
  });
});
