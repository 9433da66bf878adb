import { describe, expect, it } from 'vitest';
import { readEnv } from '../env';
import { publicConfig } from './publicConfig';

describe('what the app is told before anybody is signed in', () => {
  it('says whether estimates are looked for at a confirmed address, which is so unless it is switched off [JOB-070]', () => {
    expect(publicConfig(readEnv({})).duplicate_check).toBe(true);
    expect(publicConfig(readEnv({ TROWEL_DUPLICATE_CHECK: 'off' })).duplicate_check).toBe(false);
  });

  it('names each way to sign in: here, or at the provider by a code, by the tokens themselves, or by our own form [AUTH-018]', () => {
    const auth0 = { AUTH0_DOMAIN: 'pools.auth0.com', AUTH0_CLIENT_ID: 'abc', AUTH0_AUDIENCE: 'https://api' };
    const loginOf = (env: Record<string, string>) => publicConfig(readEnv(env)).login;
    expect(loginOf({})).toBe('embedded');
    expect(loginOf(auth0)).toBe('redirect');
    expect(loginOf({ ...auth0, AUTH0_HASH_LOGIN: 'on' })).toBe('hash');
    expect(loginOf({ ...auth0, AUTH0_PASSWORD_GRANT: 'on' })).toBe('password');
  });
});
