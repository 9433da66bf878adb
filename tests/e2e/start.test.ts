import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { keepWal } from '../../server/backup/keptWal';
import { projectRoot } from '../../server/db/migrate';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import { localStore } from '../../server/files/local/localStore';
import { holdTestPostgres } from '../support/testPostgres';
import { startServer, type ServerProcess } from '../support/serverProcess';
import { dataFolder } from '../support/dataFolder';
import { freePort } from '../support/freePort';
import { passwordToken } from '../support/passwordToken';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const running: ServerProcess[] = [];
const folders: string[] = [];

/** A tenth of the demo says as much as all of it here, and is made sooner. */
const start = async (dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = await startServer(dataDir, { DEMO_SCALE: '0.1', ...env });
  running.push(server);
  return server;
};
const aFolder = (): string => {
  const folder = dataFolder();
  folders.push(folder);
  return folder;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end()));
  for (const folder of folders.splice(0)) removeFolder(folder);
});

const graphql = async <Data = Record<string, unknown>>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<{ data?: Data }> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await passwordToken(url, 'admin')}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ query, variables }),
  });
  return response.json() as Promise<{ data?: Data }>;
};

describe('npm start', () => {
  it('prints its address, and the demo accounts only when they are there', async () => {
    const [demo, empty] = await Promise.all([
      start(aFolder(), { DEMO_SCALE: '1' }),
      start(aFolder(), { DEMO_DATA: 'off' }),
    ]);
    await expect.poll(() => demo.output()).toContain(`Trowel is ready at ${demo.url}`);
    await expect.poll(() => demo.output()).toContain('scheduler@trowel.test');
    await expect.poll(() => empty.output()).toContain(`Trowel is ready at ${empty.url}`);
    expect(empty.output()).not.toContain('@trowel.test');
    // Nothing is wrong, so nothing is warned of, in no color; what npm says is npm's.
    for (const { output } of [demo, empty]) {
      expect(output()).not.toContain('\u001B[');
      expect(output().replaceAll(/^npm warn .*$/gim, '')).not.toMatch(/warn/i);
    }
    await expect.poll(() => empty.output()).toMatch(/^Trowel \d+\.\d+\.\d+, schema \d+$/m);
  });

  it('says that its port is taken before it makes a database [OPS-014]', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const dataDir = aFolder();
    await expect(startServer(dataDir, { PORT: String(port) })).rejects.toThrow(
      `Another program listens on port ${port} of 127.0.0.1: stop that one, or set PORT`,
    );
    expect(existsSync(join(dataDir, 'pg'))).toBe(false);
  });

  it('does not start at a public address with demo accounts, until they are taken out by the command that it names [SEC-001]', async () => {
    const dataDir = aFolder();
    const demo = await start(dataDir);
    await demo.end();
    const isRunning = () => existsSync(join(dataDir, 'pg/data/postmaster.pid'));
    await expect.poll(isRunning, { timeout: 10_000 }).toBe(false);
    const settings = { PUBLIC_URL: 'https://trowel.example.com', TRUST_PROXY: 'on', NODE_ENV: 'production' };
    const refused = startServer(dataDir, settings);
    await expect(refused).rejects.toThrow(/admin@trowel\.test[\s\S]*npm run user -- forget-demo/);
    await expect(refused).rejects.toThrow(/is not local, TRUST_PROXY is set, NODE_ENV is production/);
    await expect.poll(isRunning, { timeout: 10_000 }).toBe(false);
    const user = (...args: string[]): string =>
      execFileSync(process.execPath, ['scripts/start.mjs', 'user', ...args], {
        cwd: projectRoot(),
        encoding: 'utf8',
        env: { ...process.env, ...settings, DATA_DIR: dataDir },
      });
    expect(user('forget-demo')).toContain('Nobody is left who administers users');
    const said = user('create', '--email', 'ana@example.com', '--first-name', 'Ana', '--last-name', 'Ruiz');
    const link = /https:\/\/trowel\.example\.com(\/invitation\?token=[\w-]{43})/.exec(said)?.[1];
    const server = await start(dataDir, settings);
    expect(server.output()).not.toContain('Demo accounts');
    const page = await fetch(`${server.url}${link}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('ana@example.com')]);
  }, 180_000); // five starts

  it('makes no demo accounts where NODE_ENV=production was set [SEC-001]', async () => {
    const server = await start(aFolder(), { NODE_ENV: 'production' });
    expect(server.output()).not.toContain('@trowel.test');
    await expect(passwordToken(server.url, 'admin')).rejects.toThrow('no token for admin: 403');
  });

  it('on a folder that another one holds says so and harms nothing', async () => {
    const dataDir = aFolder();
    const first = await start(dataDir, { DEMO_DATA: 'off' });
    await expect(startServer(dataDir, { DEMO_DATA: 'off' })).rejects.toThrow(/Another Trowel holds/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it('after kill -9 is back with all that was acknowledged', async () => {
    const dataDir = aFolder();
    const first = await start(dataDir);
    const made = await graphql<{ createHomeowner: { id: number } }>(
      first.url,
      'mutation ($homeowner: HomeownerInput!) { createHomeowner(homeowner: $homeowner) { id } }',
      { homeowner: { first_name: 'Kept', last_name: 'After Kill' } },
    );
    await first.end('SIGKILL');
    const second = await start(dataDir);
    const found = await graphql(
      second.url,
      '{ homeowners(filter: { search: "After Kill" }) { items { id first_name } } }',
    );
    expect(found.data?.homeowners).toEqual({ items: [{ id: made.data?.createHomeowner.id, first_name: 'Kept' }] });
  });

  it('on a port that another program holds says so and ends, its database too', async () => {
    const first = await start(aFolder(), { DEMO_DATA: 'off' });
    const dataDir = aFolder();
    await expect(startServer(dataDir, { DEMO_DATA: 'off', PORT: new URL(first.url).port })).rejects.toThrow(
      /EADDRINUSE/,
    );
    expect(existsSync(join(dataDir, 'pg/data/postmaster.pid'))).toBe(false);
  });

  it('with DATABASE_URL keeps its data in that server, starts none of its own, is back after a restart, and not with demo accounts [SEC-001]', async () => {
    const server = await holdTestPostgres();
    const name = `trowel_url_${randomUUID().slice(0, 8)}`;
    const admin = new pg.Client({ host: server.socket, user: DATABASE_USER, database: 'postgres' });
    await admin.connect();
    await admin.query(`create database ${name}`);
    onTestFinished(async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await server.release();
    });
    const url = `postgres://${DATABASE_USER}@localhost/${name}?host=${encodeURIComponent(server.socket)}`;
    const dataDir = aFolder();
    const first = await start(dataDir, { DATABASE_URL: url, DEMO_DATA: 'on', DEMO_PUBLIC: 'yes' });
    expect(existsSync(join(dataDir, 'pg'))).toBe(false);
    const made = await graphql<{ createHomeowner: { id: number } }>(
      first.url,
      'mutation ($homeowner: HomeownerInput!) { createHomeowner(homeowner: $homeowner) { id } }',
      { homeowner: { first_name: 'Kept', last_name: 'Elsewhere' } },
    );
    await first.end();
    const second = await start(aFolder(), { DATABASE_URL: url, DEMO_PUBLIC: 'yes' });
    const found = await graphql(second.url, '{ homeowners(filter: { search: "Elsewhere" }) { items { id } } }');
    expect(found.data?.homeowners).toEqual({ items: [{ id: made.data?.createHomeowner.id }] });
    await second.end();
    const settings = { DATABASE_URL: url, NODE_ENV: 'production' };
    const refused = startServer(aFolder(), settings);
    await expect(refused).rejects.toThrow(/admin@trowel\.test[\s\S]*npm run user -- forget-demo/);
    await expect(refused).rejects.toThrow(/NODE_ENV is production, DATABASE_URL is set/);
    await expect(startServer(aFolder(), { DATABASE_URL: url })).rejects.toThrow(/and DATABASE_URL is set/);
    execFileSync(process.execPath, ['scripts/start.mjs', 'user', 'forget-demo'], {
      cwd: projectRoot(),
      env: { ...process.env, ...settings, DATA_DIR: dataDir },
    });
    const third = await start(aFolder(), settings);
    expect(third.output()).not.toContain('@trowel.test');
    await expect(passwordToken(third.url, 'admin')).rejects.toThrow('no token for admin: 403');
  }, 180_000); // five starts and a command

  it('ends with its database when npm alone is told to end', async () => {
    const dataDir = aFolder();
    const server = await start(dataDir, { DEMO_DATA: 'off' });
    process.kill(server.pid, 'SIGTERM');
    await expect.poll(() => existsSync(join(dataDir, 'pg/data/postmaster.pid')), { timeout: 15_000 }).toBe(false);
    const second = await start(dataDir, { DEMO_DATA: 'off' });
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  });

  it.each([0, 30, 200, 600])('leaves no database when it is told to end %i ms into its first start', async (wait) => {
    const dataDir = aFolder();
    const file = join(dataDir, 'pg/data/postmaster.pid');
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: projectRoot(),
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, PORT: String(await freePort()) },
    });
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    while (!existsSync(file)) await pause(2);
    await pause(wait);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(existsSync(file)).toBe(false);
  });

  it('is taken back to the minute before a mistake', async () => {
    const dataDir = aFolder();
    const first = await start(dataDir);
    const [socket, data] = [join(dataDir, 'sock'), join(dataDir, 'pg/data')];
    await keepWal({ socket, data, days: 1, mb: 4_000, clock: () => new Date() }); // as the server does after ten minutes
    const all = '{ homeowners(page: { number: 1, size: 1 }) { total_count } }';
    const before = await graphql<{ homeowners: { total_count: number } }>(first.url, all);
    await graphql(
      first.url,
      'mutation { createHomeowner(homeowner: { first_name: "Kept", last_name: "Before" }) { id } }',
    );
    await pause(50);
    const moment = new Date().toISOString();
    await pause(50);
    await graphql(
      first.url,
      'mutation { createHomeowner(homeowner: { first_name: "A", last_name: "Mistake" }) { id } }',
    );
    await first.end();
    await expect.poll(() => existsSync(join(data, 'postmaster.pid')), { timeout: 10_000 }).toBe(false);
    const said = execFileSync(process.execPath, ['scripts/start.mjs', 'restore', '--at', moment], {
      cwd: projectRoot(),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    });
    expect(said).toContain(`The database is as it was at ${moment}`);
    const second = await start(dataDir);
    const after = await graphql<{ homeowners: { total_count: number } }>(second.url, all);
    expect(after.data?.homeowners.total_count).toBe((before.data?.homeowners.total_count ?? 0) + 1);
  });

  it('is backed up while it runs and restored elsewhere, and users are made beside it [OPS-001]', async () => {
    const [dataDir, other] = [aFolder(), aFolder()];
    const run = (folder: string, ...args: string[]): string =>
      execFileSync(process.execPath, ['scripts/start.mjs', ...args], {
        cwd: projectRoot(),
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder },
      });
    const first = await start(dataDir);
    const picture = Buffer.alloc(70_000, 'logo');
    const store = localStore({ folder: join(dataDir, 'files'), secret: 'secret', clock: () => new Date() });
    await store.put('customer/1/logo.png', picture, 'image/png');
    run(dataDir, 'user', 'create', '--email', 'beside@example.com', '--first-name', 'Be', '--last-name', 'Side');
    const file = join(dataDir, 'all.tar.gz');
    expect(run(dataDir, 'backup', file)).toMatch(/\d{4,} rows of \d+ tables and all files/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(run(other, 'restore', file)).toMatch(/each compared, and 97 files/);
    expect(readFileSync(join(other, 'files/customer/1/logo.png')).equals(picture)).toBe(true);
    const second = await start(other);
    const found = await graphql(second.url, '{ users(filter: { search: "beside@" }) { total_count } }');
    expect(found.data).toEqual({ users: { total_count: 1 } });
  });

  it('is what a command works on that reads the settings of the service, and it says so; none is made by a command [OPS-013]', async () => {
    const [dataDir, empty] = [aFolder(), aFolder()];
    const server = await start(dataDir);
    const file = join(aFolder(), 'trowel.env');
    writeFileSync(file, `# of the service\nMAIL_FROM=Trowel <no-reply@example.com>\nDATA_DIR="${dataDir}"\n`);
    const { DATA_DIR: _none, ...env } = process.env;
    const command = (settings: Record<string, string>) =>
      spawnSync(
        process.execPath,
        ['scripts/start.mjs', 'user', 'create', '--email', 'x@example.com', '--first-name', 'X', '--last-name', 'Y'],
        { cwd: projectRoot(), encoding: 'utf8', env: { ...env, NODE_ENV: 'production', ...settings } },
      );
    const done = command({ TROWEL_ENV_FILE: file });
    expect([done.status, done.stderr]).toEqual([
      0,
      expect.stringMatching(new RegExp(`Settings from ${file}[^]*Database: ${dataDir}/pg/data`)),
    ]);
    const found = await graphql(server.url, '{ users(filter: { search: "x@example" }) { total_count } }');
    expect(found.data).toEqual({ users: { total_count: 1 } });

    const refused = command({ DATA_DIR: empty });
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(`no database in ${empty}`)]);
    expect(existsSync(join(empty, 'pg'))).toBe(false);
    const unread = command({ TROWEL_ENV_FILE: join(empty, 'missing.env') });
    expect([unread.status, unread.stderr]).toEqual([1, expect.stringContaining('cannot be read (ENOENT)')]);
  });

  it('stops its database with it', async () => {
    const dataDir = aFolder();
    const server = await start(dataDir, { DEMO_DATA: 'off' });
    expect(existsSync(join(dataDir, 'pg/data/postmaster.pid'))).toBe(true);
    await server.end('SIGTERM');
    await expect.poll(() => existsSync(join(dataDir, 'pg/data/postmaster.pid')), { timeout: 10_000 }).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)(
    'as root keeps the database elsewhere when its account cannot reach the folder, and says so',
    async () => {
      const home = aFolder();
      chmodSync(home, 0o700);
      const dataDir = join(home, 'project', '.trowel');
      mkdirSync(dataDir, { recursive: true });
      const server = await start(dataDir, { DEMO_DATA: 'off' });
      expect(server.output()).toMatch(/cannot reach .*: the database is kept in \/var\/lib\/trowel-/);
      const place = /kept in (\/var\/lib\/trowel-[0-9a-f]+)/.exec(server.output())?.[1];
      await server.end();
      if (place) rmSync(place, { recursive: true, force: true });
    },
  );
});
