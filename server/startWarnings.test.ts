import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from './env';
import { startWarnings } from './startWarnings';

const folder = mkdtempSync(join(tmpdir(), 'trowel-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const NO_FILE = join(folder, 'none');

const warningsOf = (settings: Record<string, string>): string[] => startWarnings(readEnv(settings), NO_FILE);

describe('the warnings of a start', () => {
  it('name a database elsewhere whose address does not say whether it is encrypted, without its password', () => {
    expect(warningsOf({ DATABASE_URL: 'postgres://trowel:pssst@db.example.com:5432/trowel' })).toEqual([
      'DATABASE_URL: rows and password cross the network to db.example.com without encryption. Add ?sslmode=verify-full, or ?sslmode=disable where that network is yours alone.',
    ]);
  });

  it.each([
    'postgres://trowel:x@db.example.com/trowel?sslmode=verify-full',
    'postgres://trowel:x@db.example.com/trowel?sslmode=disable',
    'postgres://trowel:x@127.0.0.1/trowel',
    'postgres://trowel:x@[::1]:5432/trowel',
    'postgres://trowel@%2Frun%2Fpostgresql/trowel',
    'postgres://trowel@localhost/trowel?host=/run/postgresql',
  ])('are silent of %s', (DATABASE_URL) => {
    expect(warningsOf({ DATABASE_URL })).toEqual([]);
  });

  it('name each address elsewhere that takes secrets in clear', () => {
    const said = warningsOf({
      PUBLIC_URL: 'http://trowel.example.com',
      SMS_URL: 'http://account:pssst@sms.example.com',
      SMS_FROM: '+12815550100',
      GEOCODER_URL: 'https://geo.example.com',
      GEOCODER_KEY: 'pssst',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_BUCKET: 'files',
      S3_REGION: 'us',
      S3_ACCESS_KEY_ID: 'pssst',
      S3_SECRET_ACCESS_KEY: 'pssst',
    });
    expect(said.map((line) => line.split(':')[0])).toEqual(['PUBLIC_URL', 'SMS_URL']);
    expect(said.join(' ')).not.toContain('pssst');
  });

  it('name a file of settings that other accounts can read, and say what to do', () => {
    const file = join(folder, 'trowel.env');
    writeFileSync(file, 'SMTP_URL=smtp://127.0.0.1\n');
    for (const [mode, count] of [
      [0o644, 1],
      [0o604, 1],
      [0o640, 0],
      [0o600, 0],
    ] as const) {
      chmodSync(file, mode);
      expect(startWarnings(readEnv({}), file)).toHaveLength(count);
    }
    chmodSync(file, 0o644);
    expect(startWarnings(readEnv({}), file)[0]).toContain(`chmod 600 ${file}`);
  });
});
