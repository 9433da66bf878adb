import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseHosts, databasePlace, databaseUrlProblem } from './databaseHosts';

const CLUSTER =
  'postgres://trowel:a%40b@one:5432,two:5433,[::1]:5434/trowel?sslmode=verify-full&target_session_attrs=read-write';

const folder = mkdtempSync(join(tmpdir(), 'trowel-root-'));
const root = join(folder, 'root.crt');
beforeEach(() => vi.stubEnv('PGSSLROOTCERT', root));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the address of a database', () => {
  it('names one server or several, each with what holds for all [OPS-017]', () => {
    const rest = '/trowel?sslmode=verify-full';
    expect(databaseHosts(CLUSTER)).toEqual([
      { host: 'one:5432', url: `postgres://trowel:a%40b@one:5432${rest}` },
      { host: 'two:5433', url: `postgres://trowel:a%40b@two:5433${rest}` },
      { host: '[::1]:5434', url: `postgres://trowel:a%40b@[::1]:5434${rest}` },
    ]);
    const one = 'postgres://trowel@localhost/trowel?host=%2Fsocket';
    expect(databaseHosts(one)).toEqual([{ host: 'localhost', url: one }]);
    expect(databaseHosts('postgres://one,two/x?target_session_attrs=primary').map(({ url }) => url)).toEqual([
      'postgres://one/x',
      'postgres://two/x',
    ]);
  });

  it.each(['require', 'prefer', 'verify-ca'])(
    'with sslmode=%s is checked in full, without a warning of the driver at each start [OPS-018]',
    (mode) => {
      expect(databaseHosts(`postgres://one/x?a=b&sslmode=${mode}&sslrootcert=/ca.pem`)).toEqual([
        { host: 'one', url: 'postgres://one/x?a=b&sslmode=verify-full&sslrootcert=/ca.pem' },
      ]);
    },
  );

  it.each(['require', 'prefer', 'verify-full'])(
    'keeps sslmode=%s where uselibpqcompat=true says that libpq is meant [OPS-018]',
    (mode) => {
      const rest = `uselibpqcompat=true&sslmode=${mode}`;
      expect(databaseHosts(`postgres://one/x?${rest}&target_session_attrs=primary`)).toEqual([
        { host: 'one', url: `postgres://one/x?${rest}` },
      ]);
      expect(databaseUrlProblem(`postgres://one/x?${rest}`)).toBeNull();
    },
  );

  it.each(['require', 'verify-ca', 'verify-full'])(
    'with uselibpqcompat and sslmode=%s trusts whom libpq would, where no sslrootcert is given [OPS-018]',
    (mode) => {
      writeFileSync(root, 'a certificate');
      const rest = `uselibpqcompat=true&sslmode=${mode}`;
      expect(databaseHosts(`postgres://one/x?${rest}`)).toEqual([
        { host: 'one', url: `postgres://one/x?${rest}&sslrootcert=${encodeURIComponent(root)}` },
      ]);
      expect(databaseUrlProblem(`postgres://one/x?${rest}`)).toBeNull();
      const named = `${rest}&sslrootcert=${encodeURIComponent(import.meta.filename)}`;
      expect(databaseHosts(`postgres://one/x?${named}`)).toEqual([{ host: 'one', url: `postgres://one/x?${named}` }]);
    },
  );

  it('looks for no certificate where our own words are meant, or none is asked for [OPS-018]', () => {
    writeFileSync(root, 'a certificate');
    for (const rest of ['sslmode=verify-full', 'sslmode=disable', 'uselibpqcompat=true&sslmode=prefer'])
      expect(databaseHosts(`postgres://one/x?${rest}`)).toEqual([{ host: 'one', url: `postgres://one/x?${rest}` }]);
  });

  it('is refused with verify-ca of libpq where nobody is known who may sign [OPS-018]', () => {
    expect(databaseUrlProblem('postgres://one/x?uselibpqcompat=true&sslmode=verify-ca')).toBe(
      `sslmode=verify-ca with uselibpqcompat must know who may sign: add &sslrootcert=/path/ca.pem, or put the certificate to ${root}`,
    );
  });

  it('is told without who signs in [OPS-017]', () => {
    expect(databasePlace(CLUSTER)).toBe('one:5432,two:5433,[::1]:5434/trowel');
    expect(databasePlace('postgres:///trowel')).toBe('this machine/trowel');
  });

  it.each<[url: string, problem: string | null]>([
    [CLUSTER, null],
    ['postgres://one/x?target_session_attrs=primary', null],
    ['mysql://one/x', 'must start with postgres://'],
    ['postgres://one:5432,,two/x', 'has an empty name in its list of hosts'],
    [
      'postgres://one,two/x?target_session_attrs=standby',
      'target_session_attrs must be read-write or primary: Trowel writes',
    ],
    ...['verify-full', 'no-verify', 'disable', 'require', 'prefer', 'verify-ca'].map((mode): [string, null] => [
      `postgres://one/x?sslmode=${mode}`,
      null,
    ]),
    [
      'postgres://one/x?sslmode=foo',
      'sslmode must be verify-full, no-verify or disable (prefer, require and verify-ca are taken as verify-full), and not foo',
    ],
    ['postgres://one/x?sslrootcert=/nowhere/ca.pem', 'sslrootcert: the file /nowhere/ca.pem cannot be read'],
    [
      'postgres://trowel:a#b@one/x',
      'cannot be read: write special characters of the password as %XX, such as %23 for #',
    ],
  ])('%s is refused with what is wrong with it, or taken [OPS-017]', (url, problem) => {
    expect(databaseUrlProblem(url)).toBe(problem);
  });
});
