import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

describe('settings', () => {
  it('start with nothing given: own machine, embedded database, demo data', () => {
    const env = readEnv({});
    expect(env.origin).toBe('http://127.0.0.1:3001');
    expect(env.demo).toBe(true);
    expect(env.DATA_DIR).toMatch(/\.trowel$/);
  });

  it('an empty value counts as not given', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '' }).PORT).toBe(3001);
  });

  it('names every setting that is wrong at once', () => {
    expect(() => readEnv({ PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })).toThrow(
      /PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/,
    );
  });

  it('names what is wrong with single settings and with several beside each other at once [OPS-014]', () => {
    const given = {
      PORT: 'abc',
      OIDC_ISSUER: 'id.acme.test',
      SMTP_URL: 'smtp://localhost',
      SES_REGION: 'us-east-1',
      S3_BUCKET: 'pools',
      WAL_DAYS: '90',
      DEMO_DATA: 'maybe',
    };
    expect(() => readEnv(given)).toThrow(
      new Error(`Trowel cannot start. Please correct these settings:
  PORT: must be a number
  WAL_DAYS: must be 60 or less
  DEMO_DATA: must be on or off
  OIDC_ISSUER: must be an address that begins with https:// or http://
  OIDC_CLIENT_ID: missing, OIDC_ISSUER is given
  S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: missing, S3_BUCKET is given
  SMTP_URL, SES_REGION: give one of them`),
    );
  });

  it.each([
    ['trowel.example.com', 'must be an address such as https://trowel.example.com'],
    ['ftp://trowel.example.com', 'must begin with https:// or http://'],
    [
      'https://example.com/trowel',
      'must end after the host and port: Trowel is served at the root of an address, not under a path',
    ],
    ['https://me:secret@trowel.example.com', 'must hold no name and password'],
  ])('refuse PUBLIC_URL=%s and say what it must be [OPS-014]', (PUBLIC_URL, words) => {
    expect(() => readEnv({ PUBLIC_URL })).toThrow(`PUBLIC_URL: ${words}`);
  });

  it('takes PUBLIC_URL with a slash at its end, and a port', () => {
    expect(readEnv({ PUBLIC_URL: 'https://trowel.example.com:8443/' }).origin).toBe('https://trowel.example.com:8443');
  });

  it('refuses a half-given set and says what is missing', () => {
    expect(() => readEnv({ AUTH0_DOMAIN: 'tenant.example' })).toThrow(/AUTH0_CLIENT_ID, AUTH0_AUDIENCE: missing/);
    expect(() => readEnv({ S3_BUCKET: 'pools' })).toThrow(/S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: missing/);
    expect(() => readEnv({ S3_ENDPOINT: 'http://minio:9000' })).toThrow(/S3_BUCKET: missing, S3_ENDPOINT is given/);
  });

  it.each<[reason: string, settings: Record<string, string>]>([
    ['HOST=0.0.0.0 is not this machine alone', { HOST: '0.0.0.0' }],
    ['PUBLIC_URL=https://trowel.example.com is not local', { PUBLIC_URL: 'https://trowel.example.com' }],
    ['PUBLIC_URL=http://localhost.example.com is not local', { PUBLIC_URL: 'http://localhost.example.com' }],
    ['TRUST_PROXY is set', { TRUST_PROXY: 'on' }],
    ['NODE_ENV is production', { NODE_ENV: 'production' }],
    ['DATABASE_URL is set', { DATABASE_URL: 'postgres://localhost/x' }],
  ])('have no demo accounts where %s, unless that is meant [SEC-001]', (reason, settings) => {
    const silent = readEnv(settings);
    expect([silent.demo, silent.demoForbidden]).toEqual([false, [reason]]);
    expect(() => readEnv({ ...settings, DEMO_DATA: 'on' })).toThrow(
      `DEMO_DATA: demo accounts have a known password, and ${reason}; say DEMO_PUBLIC=yes if you mean it`,
    );
    const meant = readEnv({ ...settings, DEMO_DATA: 'on', DEMO_PUBLIC: 'yes' });
    expect([meant.demo, meant.demoForbidden]).toEqual([true, []]);
  });

  it.each(['http://127.0.0.1:5173', 'http://localhost:3001', 'http://[::1]:3001', 'https://LOCALHOST'])(
    'have demo accounts at %s, which is this machine [SEC-001]',
    (PUBLIC_URL) => {
      const env = readEnv({ PUBLIC_URL });
      expect([env.demo, env.demoForbidden]).toEqual([true, []]);
    },
  );

  it("a database of one's own gets demo data only when asked, also where they may be public", () => {
    expect(readEnv({ DATABASE_URL: 'postgres://localhost/x', DEMO_PUBLIC: 'yes' }).demo).toBe(false);
  });

  it('refuses a provider that is half given, not encrypted, or one of two', () => {
    const acme = { OIDC_ISSUER: 'https://id.acme.test', OIDC_CLIENT_ID: 'trowel' };
    expect(() => readEnv({ OIDC_ISSUER: acme.OIDC_ISSUER })).toThrow(/OIDC_CLIENT_ID: missing/);
    expect(() => readEnv({ ...acme, OIDC_ISSUER: 'http://id.acme.test' })).toThrow(/must start with https/);
    expect(() => readEnv({ ...acme, OIDC_SCOPES: 'email' })).toThrow(/must hold openid/);
    expect(() => readEnv({ ...acme, OIDC_CREATE_USERS: 'on' })).toThrow(/OIDC_ROLES_CLAIM: missing/);
    expect(() => readEnv({ OIDC_PASSWORDS: 'off' })).toThrow(/OIDC_PASSWORDS is off/);
    const auth0 = { AUTH0_DOMAIN: 'a', AUTH0_CLIENT_ID: 'b', AUTH0_AUDIENCE: 'c' };
    expect(() => readEnv({ ...acme, ...auth0 })).toThrow(/give one of them/);
  });
});
