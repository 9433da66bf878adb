import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnv, SETTINGS } from '../server/env';

const deploy = join(import.meta.dirname, '../deploy');
const read = (name: string): string => readFileSync(join(deploy, name), 'utf8');

interface Instruction {
  word: string;
  rest: string;
}

/** Its lines, without comments, those that go on on the next one as one. */
const instructions = (text: string): Instruction[] =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));

const KNOWN = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

describe('the Dockerfile', () => {
  const all = instructions(read('Dockerfile'));
  const last = all.slice(all.findLastIndex(({ word }) => word === 'FROM'));
  const rest = (word: string): string[] => last.flatMap((one) => (one.word === word ? [one.rest] : []));
  /** The command of a line in the form of a list. */
  const words = (text = ''): string[] => z.array(z.string()).parse(JSON.parse(text.slice(text.indexOf('['))));

  it('has instructions that Docker knows, and copies from stages and files that are there', () => {
    expect(all.filter(({ word }) => !KNOWN.includes(word))).toEqual([]);
    const stages = all.flatMap(({ word, rest: what }) => (word === 'FROM' ? [/ AS (\w+)$/.exec(what)?.[1]] : []));
    expect(stages).toEqual(['build', undefined]);
    const copies = all.filter(({ word }) => word === 'COPY').map(({ rest: what }) => what);
    expect(copies).toEqual(['package.json package-lock.json .npmrc ./', '. .', '--from=build /release ./']);
  });

  it('runs Node 24 without root, with the packages of production, and says whether it is alive', () => {
    expect(all.filter(({ word }) => word === 'FROM').every(({ rest: what }) => what.startsWith('node:24-'))).toBe(true);
    expect(all.map(({ rest: what }) => what)).toContainEqual(expect.stringContaining('npm ci --omit=dev'));
    expect(rest('USER')).toEqual(['node']);
    expect(last.findIndex(({ word }) => word === 'USER')).toBeGreaterThan(
      last.findLastIndex(({ word }) => word === 'RUN'),
    );
    expect(words(rest('CMD').at(-1))).toEqual(['node', 'scripts/start.mjs']);
    const settings = Object.fromEntries(
      rest('ENV')
        .flatMap((line) => line.split(' '))
        .map((pair) => pair.split('=')),
    ) as Record<string, string>;
    const env = readEnv(settings);
    expect(env).toMatchObject({ HOST: '0.0.0.0', PORT: 3001, DATA_DIR: '/data', demo: false });
    expect(env.demoForbidden).toContain('NODE_ENV is production');
    expect(rest('VOLUME').map(words)).toEqual([['/data']]);
    expect(rest('HEALTHCHECK')[0]).toContain('/healthz');
  });

  it('has a health check that tells a server that answers from one that does not', () => {
    const [node, ...args] = words(rest('HEALTHCHECK')[0]);
    expect(node).toBe('node');
    const check = (script: string): number | null =>
      spawnSync(process.execPath, ['-e', `${script}\n${args[1]}`], { env: { ...process.env, PORT: '1' } }).status;
    expect(check('globalThis.fetch = async () => ({ ok: true });')).toBe(0);
    expect(check('globalThis.fetch = async () => ({ ok: false });')).toBe(1);
    expect(check('')).toBe(1);
  });

  it('leaves out of the image what a build must not see', () => {
    expect(read('Dockerfile.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['**/node_modules', '.git', '.trowel', 'dist']),
    );
  });
});

describe('compose.yaml', () => {
  const service = z.object({
    image: z.string(),
    environment: z.record(z.string(), z.string()),
    volumes: z.array(z.string()),
    restart: z.string(),
  });
  const compose = z
    .strictObject({
      services: z.strictObject({
        database: service.loose(),
        trowel: service.extend({
          build: z.strictObject({ context: z.literal('..'), dockerfile: z.literal('deploy/Dockerfile') }),
          depends_on: z.strictObject({ database: z.strictObject({ condition: z.literal('service_healthy') }) }),
          env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })),
          ports: z.array(z.string()),
          read_only: z.literal(true),
          tmpfs: z.array(z.string()),
          cap_drop: z.tuple([z.literal('ALL')]),
          security_opt: z.array(z.string()),
          init: z.literal(true),
          stop_grace_period: z.string(),
        }),
      }),
      volumes: z.record(z.string(), z.object({})),
    })
    .parse(parse(read('compose.yaml'), { strict: true }));
  const { database, trowel } = compose.services;

  it('starts PostgreSQL 17 as the embedded one is made, and the server when that is healthy', () => {
    expect(database.image).toBe('postgres:17');
    expect(database.environment.POSTGRES_INITDB_ARGS).toBe('--locale=C.UTF-8 --data-checksums');
    expect(database).toHaveProperty('healthcheck.test', expect.arrayContaining(['pg_isready']));
    const named = [...database.volumes, ...trowel.volumes].map((line) => line.split(':')[0]);
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  });

  it('keeps the file system of the server read-only but for its data, and listens to this machine alone', () => {
    expect(trowel.volumes).toEqual(['data:/data']);
    expect(trowel.tmpfs).toEqual(['/tmp']);
    expect(trowel.ports).toEqual(['127.0.0.1:3001:3001']);
  });

  it('leaves every setting but the address of its database to one file, and gives none by another name [OPS-015]', () => {
    expect(trowel.env_file).toEqual([{ path: 'trowel.env', required: false }]);
    expect(Object.keys(trowel.environment)).toEqual(['DATABASE_URL']);
    const given = { DATABASE_URL: (trowel.environment.DATABASE_URL ?? '').replace(/\$\{\w+:\?[^}]*\}/, 'secret') };
    const env = readEnv({ ...given, HOST: '0.0.0.0', NODE_ENV: 'production' });
    expect(env).toMatchObject({ origin: 'http://localhost:3001', demo: false, TRUST_PROXY: 'off' });
    // What the file says counts, whichever setting it is.
    expect(readEnv({ PUBLIC_URL: 'https://trowel.example.com', TRUST_PROXY: 'on', ...given })).toMatchObject({
      origin: 'https://trowel.example.com',
      TRUST_PROXY: 'on',
    });
    expect(new URL(env.DATABASE_URL ?? '')).toMatchObject({
      username: database.environment.POSTGRES_USER,
      hostname: 'database',
      pathname: `/${database.environment.POSTGRES_DB}`,
    });
  });

  it('says how commands are run in the container [OPS-015]', () => {
    for (const command of ['user create', 'check', 'backup'])
      expect(read('compose.yaml')).toContain(`exec trowel node scripts/start.mjs ${command}`);
  });
});

describe('the unit of systemd', () => {
  const unit = read('trowel.service');
  const settings = new Map(
    unit
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

  it('runs a built folder without root, may write to its data alone, and stops it gently', () => {
    expect(Object.fromEntries(settings)).toMatchObject({
      User: 'trowel',
      ExecStart: '/usr/bin/node scripts/start.mjs',
      Environment: 'NODE_ENV=production DATA_DIR=/var/lib/trowel DEMO_DATA=off',
      StateDirectory: 'trowel',
      ProtectSystem: 'strict',
      NoNewPrivileges: 'true',
      KillMode: 'mixed',
      Restart: 'always',
    });
    expect(unit.match(/^\[\w+\]$/gm)).toEqual(['[Unit]', '[Service]', '[Install]']);
  });

  it.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)('is what systemd understands', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trowel-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'trowel.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('trowel.service'))).toEqual([]);
  });

  it('takes from the service what it has no use for', () => {
    expect(Object.fromEntries(settings)).toMatchObject({
      CapabilityBoundingSet: '',
      SystemCallFilter: '@system-service',
      SystemCallErrorNumber: 'EPERM',
      SystemCallArchitectures: 'native',
      RestrictNamespaces: 'true',
      PrivateUsers: 'true',
      ProtectProc: 'invisible',
      ProtectClock: 'true',
      ProtectHostname: 'true',
    });
    expect(settings.has('MemoryDenyWriteExecute')).toBe(false); // Node compiles as it runs
  });

  it('names the Node that is recommended, the one of the container', () => {
    const [, major] = /^FROM node:(\d+)-/m.exec(read('Dockerfile')) ?? [];
    expect(unit).toContain(`# Node ${major} is recommended`);
  });

  it('says how the file of the settings is kept from other accounts', () => {
    expect(unit).toContain('install -m 0600 deploy/trowel.env.example /etc/trowel.env');
  });

  it.runIf(spawnSync('systemd-analyze', ['security', '--help']).status === 0)(
    'is exposed little, as systemd counts it',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'trowel-unit-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const file = join(folder, 'trowel.service');
      writeFileSync(file, unit);
      const MAX_ALERTS = 25; // 2.5 of 10; it was 6.5
      const { status, stdout } = spawnSync(
        'systemd-analyze',
        ['security', '--offline=true', `--threshold=${MAX_ALERTS}`, '--no-pager', file],
        { encoding: 'utf8' },
      );
      expect([status, stdout.split('\n').find((line) => line.includes('Overall exposure'))]).toEqual([
        0,
        expect.stringMatching(/OK/),
      ]);
    },
  );
});

describe('the sample of the settings', () => {
  const given = [...read('trowel.env.example').matchAll(/^#?([A-Z\d_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const sample = new Map(given);

  it('has each setting once, and none that nobody reads; so does the guide', () => {
    expect(given.map(([name]) => name).toSorted()).toEqual([...SETTINGS].toSorted());
    const guide = readFileSync(join(deploy, '../docs/guides/settings.md'), 'utf8');
    const rows = [...guide.matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name = '']) => name);
    expect(rows.toSorted()).toEqual([...SETTINGS].toSorted());
  });

  it('says that there are no demo data, and nothing else that counts as it stands [SEC-001]', () => {
    expect(read('trowel.env.example').match(/^[A-Z].*$/gm)).toEqual(['DEMO_DATA=off']);
  });

  it('says the defaults, and values that the server takes', () => {
    // Mail goes by one way or the other, people sign in at Auth0 or at another provider; a demo has no place beside a
    // database of one's own.
    const { SES_REGION: _ses, ...values } = Object.fromEntries(sample);
    const without = (prefix: string) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith(prefix)));
    for (const other of ['AUTH0_', 'OIDC_']) expect(() => readEnv(without(other))).not.toThrow();
    const plain = Object.entries(readEnv({})).filter(([name]) => SETTINGS.includes(name) && name !== 'DATA_DIR');
    expect(plain.map(([name, value]) => [name, typeof value === 'object' ? '' : String(value)])).toEqual(
      plain.map(([name]) => [name, sample.get(name)]),
    );
  });
});
