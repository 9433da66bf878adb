import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../server/db/migrate';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import { localStore } from '../../server/files/local/localStore';
import { freePort } from '../support/freePort';
import { dataFolder } from '../support/dataFolder';
import { startServer } from '../support/serverProcess';
import { holdTestPostgres } from '../support/testPostgres';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => removeFolder(folder)));
const aFolder = (): string => {
  const folder = dataFolder();
  folders.push(folder);
  return folder;
};

const settings = (dataDir: string, env: Record<string, string> = {}) => ({
  cwd: projectRoot(),
  env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
});
/** What is said of errors, without what npm says of Node 20, and without the database that is worked on. */
const warningsIn = (said: string): string => said.replaceAll(/^(npm warn|Database: ).*\n/gim, '');

/** A folder with the database of a server that has been stopped: a command makes none [OPS-013]. */
const aServedFolder = async (): Promise<string> => {
  const folder = aFolder();
  const server = await startServer(folder, { DEMO_DATA: 'off' });
  await server.end('SIGTERM');
  await expect.poll(() => existsSync(join(folder, 'pg/data/postmaster.pid')), { timeout: 10_000 }).toBe(false);
  return folder;
};

/** A command as a person types it, with all that it says. */
const npm = (dataDir: string, words: readonly string[], env?: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...words], {
    ...settings(dataDir, env),
    encoding: 'utf8',
  });
  return { status, said: stdout, warned: warningsIn(stderr) };
};
const createUser = (email: string): string[] =>
  `user -- create --email ${email} --first-name By --last-name Command`.split(' ');

/** An empty database on a server that is not ours to start. */
const aDatabase = async (): Promise<string> => {
  const server = await holdTestPostgres();
  const name = `trowel_command_${randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ host: server.socket, user: DATABASE_USER, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await server.release();
  });
  return `postgres://${DATABASE_USER}@localhost/${name}?host=${encodeURIComponent(server.socket)}`;
};

describe('npm run', () => {
  it('backup, and restore, name each file that is not what was uploaded, and say so by their exit', async () => {
    const [dataDir, other] = [await aServedFolder(), aFolder()];
    expect(npm(dataDir, createUser('first@example.com')).status).toBe(0);
    const files = join(dataDir, 'files');
    const store = localStore({ folder: files, secret: 'secret', clock: () => new Date() });
    for (const name of ['sound', 'rotten', 'gone'])
      await store.put(`customer/1/${name}.png`, Buffer.alloc(10, name), 'image/png');
    writeFileSync(join(files, 'customer/1/rotten.png'), 'something else');
    rmSync(join(files, 'customer/1/gone.png'));
    const file = join(dataDir, 'all.tar.gz');
    const named = ['  customer/1/gone.png', '  customer/1/rotten.png'];

    const backedUp = npm(dataDir, ['backup', '--', file]);
    expect(backedUp.status).toBe(1);
    expect(backedUp.said).toMatch(/all\.tar\.gz: \d+ rows of \d+ tables and all files, [1-9]\d* kB\./);
    const [head, ...lines] = backedUp.warned.trimEnd().split('\n');
    expect(head).toBe('2 files are damaged or missing here and in the archive:');
    expect(lines.toSorted()).toEqual(named);

    const restored = npm(other, ['restore', file]);
    expect(restored.status).toBe(1);
    expect(restored.said).toMatch(/each compared, and 2 files/);
    expect(restored.warned).toContain('2 files are damaged or missing in the archive:');
    for (const line of named) expect(restored.warned).toContain(line);
  }, 60_000);

  it('backup and restore, of files that are as they came, name none and end well', async () => {
    const [dataDir, other] = [await aServedFolder(), aFolder()];
    expect(npm(dataDir, createUser('first@example.com')).status).toBe(0);
    const store = localStore({ folder: join(dataDir, 'files'), secret: 'secret', clock: () => new Date() });
    await store.put('customer/1/sound.png', Buffer.alloc(10, 1), 'image/png');
    const file = join(dataDir, 'all.tar.gz');
    expect(npm(dataDir, ['backup', '--', file])).toMatchObject({ status: 0, warned: '' });
    expect(npm(other, ['restore', file])).toMatchObject({ status: 0, warned: '' });
  }, 60_000);

  it('move takes all rows to a database service and back, each compared', async () => {
    const [dataDir, other] = [await aServedFolder(), aFolder()];
    const url = await aDatabase();
    expect(npm(dataDir, createUser('moved@example.com')).status).toBe(0);
    const away = npm(dataDir, ['move', '--', '--to', url]);
    expect([away.status, away.said]).toEqual([
      0,
      expect.stringMatching(/^Moved \d{2,} rows of \d+ tables, each compared/),
    ]);
    const back = npm(other, ['move', '--', '--to', 'embedded'], { DATABASE_URL: url });
    expect([back.status, back.said]).toEqual([0, away.said]);
    const twice = npm(other, createUser('moved@example.com'));
    expect([twice.status, twice.warned]).toEqual([1, 'This email is already in use.\n']);
    expect(npm(dataDir, ['move', '--', '--to', url])).toMatchObject({
      status: 1,
      warned: expect.stringContaining('The database is not empty'),
    });
  }, 90_000);

  it('move is refused beside a running server, and nothing is written [OPS-012]', async () => {
    const dataDir = aFolder();
    const server = await startServer(dataDir, { DEMO_DATA: 'off' });
    onTestFinished(() => server.end('SIGTERM').then(() => undefined));
    const url = await aDatabase();
    expect(npm(dataDir, ['move', '--', '--to', url])).toMatchObject({
      status: 1,
      said: '',
      warned: `Another Trowel holds ${dataDir}. Stop it: what is saved while rows are moved would stay behind.\n`,
    });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'");
    await client.end();
    expect(rows).toEqual([]);
  }, 60_000);

  it('user, typed twice at once while no server runs, makes both', async () => {
    const dataDir = await aServedFolder();
    const children = ['one', 'two'].map((name) =>
      spawn('npm', ['run', '--silent', ...createUser(`${name}@example.com`)], {
        ...settings(dataDir),
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    const ended = await Promise.all(
      children.map(async (child) => {
        const exit = new Promise((resolve) => {
          child.once('exit', resolve);
        });
        return { warned: warningsIn(await text(child.stderr)), status: await exit };
      }),
    );
    expect(ended.map(({ status, warned }) => [status, warned])).toEqual([
      [0, ''],
      [0, ''],
    ]);
  }, 60_000);

  it('check says that there is no database, goes on with the rest, and makes no folder [OPS-014]', async () => {
    const gone = join(aFolder(), 'gone');
    for (const [env, fault] of [
      [{}, 'There is no database in '],
      [
        { DATABASE_URL: `postgres://trowel@127.0.0.1:${await freePort()}/trowel` },
        'cannot be used. It cannot be reached',
      ],
    ] as const) {
      const { status, said } = npm(gone, ['check'], { PUBLIC_URL: `http://127.0.0.1:${await freePort()}`, ...env });
      const lines = said.trimEnd().split('\n');
      expect([status, lines[0]]).toEqual([1, expect.stringMatching(/^failed {3}database /)]);
      expect(lines[0]).toContain(fault);
      expect(lines.map((line) => line.split(/ +/)[1])).toEqual(
        expect.arrayContaining(['disk', 'backups', 'modes', 'mail', 'proxy']),
      );
    }
    expect(existsSync(gone)).toBe(false);
  }, 60_000);

  it('tells not only that something failed but also why', async () => {
    const url = await aDatabase();
    const empty = npm(aFolder(), ['backup'], { DATABASE_URL: url });
    expect([empty.status, empty.said, empty.warned]).toEqual([
      1,
      '',
      expect.stringMatching(/is empty, and a command sets none up\. Set DATABASE_URL as the server has it/),
    ]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table customer (id int)');
    await client.end();
    const failed = npm(aFolder(), ['start'], { DATABASE_URL: url, PORT: String(await freePort()) });
    expect([failed.status, failed.warned]).toEqual([
      1,
      expect.stringMatching(/^because: relation "customer" already exists/m),
    ]);
  }, 60_000);
});
