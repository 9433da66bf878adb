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

  it('refuses a half-given set and says what is missing', () => {
    expect(() => readEnv({ AUTH0_DOMAIN: 'tenant.example' })).toThrow(/AUTH0_CLIENT_ID, AUTH0_AUDIENCE: missing/);
    expect(() => readEnv({ S3_BUCKET: 'pools' })).toThrow(/S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: missing/);
    expect(() => readEnv({ S3_ENDPOINT: 'http://minio:9000' })).toThrow(/S3_BUCKET: missing, S3_ENDPOINT is given/);
  });

  it('refuses demo accounts on a public host unless that is meant', () => {
    expect(() => readEnv({ HOST: '0.0.0.0', DEMO_DATA: 'on' })).toThrow(/DEMO_PUBLIC=yes/);
    expect(readEnv({ HOST: '0.0.0.0' }).demo).toBe(false);
    expect(readEnv({ HOST: '0.0.0.0', DEMO_DATA: 'on', DEMO_PUBLIC: 'yes' }).demo).toBe(true);
  });

  it("a database of one's own gets demo data only when asked", () => {
    expect(readEnv({ DATABASE_URL: 'postgres://localhost/x' }).demo).toBe(false);
    expect(readEnv({ DATABASE_URL: 'postgres://localhost/x', DEMO_DATA: 'on' }).demo).toBe(true);
  });
});
