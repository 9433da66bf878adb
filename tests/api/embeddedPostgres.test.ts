import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../server/db/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded/postgres';
import { projectRoot } from '../../server/db/migrate';
import { setUpDatabase } from '../../server/setUp';
import { startApp } from '../support/app';
import { TEST_NOW } from '../support/clock';
import { dataFolder } from '../support/dataFolder';
import { smallDisk } from '../support/smallDisk';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];
/** Null without root on Linux, who alone may mount one; bench/faults fills disks as well. */
const disk = smallDisk('110m');
const aFolder = (): string => {
  const folder = dataFolder();
  folders.push(folder);
  return folder;
};
const start = async (folder: string, settings: readonly string[] = []): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres(folder, settings);
  servers.push(server);
  return server;
};
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  disk?.release();
  for (const folder of folders) removeFolder(folder);
});

const openOn = ({ socket }: EmbeddedPostgres): OpenDatabase => openDatabase({ socket, database: 'postgres' }, 10);
const pidOf = ({ data }: EmbeddedPostgres): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
const answers = ({ pool }: OpenDatabase): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );
const SOON = { timeout: 20_000, interval: 50 };

describe('the embedded database', () => {
  it('that is killed under writers is started again each time, with all that was acknowledged', async () => {
    const server = await start(aFolder());
    const open = openOn(server);
    const told: string[] = [];
    server.keepAlive((line) => told.push(line));
    await open.pool.query('create table kept (id int primary key)');
    const writers = { next: 0, going: true };
    const acknowledged: number[] = [];
    const write = async (): Promise<void> => {
      while (writers.going) {
        const id = (writers.next += 1);
        if (
          await open.pool.query('insert into kept values ($1)', [id]).then(
            () => true,
            () => false,
          )
        )
          acknowledged.push(id);
        else await pause(20);
      }
    };
    const writing = Promise.all(Array.from({ length: 4 }, write));
    for (let round = 0; round < 4; round += 1) {
      const before = acknowledged.length;
      const pid = pidOf(server);
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => acknowledged.length > before + 20 && pidOf(server) !== pid, SOON).toBe(true);
    }
    writers.going = false;
    await writing;
    await expect.poll(() => answers(open), SOON).toBe(true);
    const { rows } = await open.pool.query<{ id: number }>('select id from kept');
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    // One line for each time that it looked and found none: a kill while it starts again is part of that start.
    expect(told.filter((line) => line.startsWith('PostgreSQL has ended')).length).toBeGreaterThan(0);
    await open.close();
  }, 90_000);

  it('is found while it still stops, and with the file of one that was killed whose number somebody else has', async () => {
    const folder = aFolder();
    const first = await start(folder);
    const open = openOn(first);
    await open.pool.query('create table kept as select 1 as one');
    const stopping = first.stop();
    const second = await start(folder);
    second.keepAlive(() => undefined); // as the server does: the one that was found may be the one that stops
    await stopping;
    await expect.poll(() => answers(open), SOON).toBe(true);
    const file = join(second.data, 'postmaster.pid');
    const lines = readFileSync(file, 'utf8');
    await open.close();
    await second.stop();
    writeFileSync(file, lines.replace(/^\d+/, String(process.pid)));
    const third = openOn(await start(folder));
    expect((await third.pool.query('select one from kept')).rows).toEqual([{ one: 1 }]);
    expect((await third.pool.query('show data_checksums')).rows).toEqual([{ data_checksums: 'on' }]);
    await third.close();
  }, 60_000);

  it('whose path is too long for a socket has one that nobody else can take beforehand, and is found there', async () => {
    const folder = join(aFolder(), 'd'.repeat(100));
    const first = await start(folder);
    expect(first.socket).toMatch(/^\/tmp\/trowel-[0-9a-f]{24}$/);
    expect(statSync(first.socket).mode & 0o777).toBe(0o700);
    const beside = await start(folder);
    expect([beside.socket, beside.adopted]).toEqual([first.socket, true]);
    await first.stop();
    // Somebody else takes the name while no database runs.
    rmSync(first.socket, { recursive: true, force: true });
    symlinkSync(folder, first.socket);
    const second = await start(folder);
    expect([second.adopted, second.socket === first.socket]).toEqual([false, false]);
    rmSync(first.socket);
    const open = openOn(second);
    expect((await open.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await open.close();
    await second.stop();
    rmSync(second.socket, { recursive: true, force: true });
  }, 60_000);

  it('of another major version is refused with words [OPS-002]', async () => {
    const folder = aFolder();
    const server = await start(folder);
    await server.stop();
    writeFileSync(join(server.data, 'PG_VERSION'), '16\n');
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/made by PostgreSQL 16.*npm run restore/);
  });

  it.runIf(process.getuid?.() === 0)(
    'that lies elsewhere is not taken for an empty one in a copy of its folder',
    async () => {
      const home = aFolder();
      chmodSync(home, 0o700);
      const folder = join(home, '.trowel');
      const server = await start(folder);
      expect(server.data).toMatch(/^\/var\/lib\/trowel-/);
      await server.stop();
      const copy = aFolder();
      cpSync(folder, copy, { recursive: true });
      await expect(startEmbeddedPostgres(copy)).rejects.toThrow(
        /is a copy of a folder whose database lies in \/var\/lib/,
      );
      rmSync(join(copy, 'DATABASE_IS_ELSEWHERE'));
      rmSync(join(copy, 'pg'), { recursive: true, force: true });
      mkdirSync(join(copy, 'files/customer'), { recursive: true });
      await expect(startEmbeddedPostgres(copy)).rejects.toThrow(/holds files of an earlier database, but no database/);
      rmSync(join(server.data, '../..'), { recursive: true, force: true });
      await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/is gone: it was kept in/);
    },
  );

  it.runIf(process.getuid?.() === 0)(
    'that can no longer be reached stops the start, and none is made in its place [OPS-013]',
    async () => {
      const folder = aFolder();
      await (await start(folder)).stop();
      chmodSync(folder, 0o700);
      await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
        new RegExp(`database of ${folder} is there, but the account .* cannot enter.*chmod o\\+x`),
      );
      chmodSync(folder, 0o711);
      expect((await start(folder)).data).toBe(join(folder, 'pg/data'));
    },
  );

  it.runIf(process.getuid?.() === 0)(
    'whose first start was killed before it was there begins again [OPS-013]',
    async () => {
      const home = aFolder();
      chmodSync(home, 0o700);
      const folder = join(home, '.trowel');
      const server = await start(folder);
      await server.stop();
      // What a process that was killed within initdb leaves: half a folder, and no word in DATA_DIR.
      renameSync(server.data, `${server.data}.new`);
      rmSync(join(folder, 'DATABASE_IS_ELSEWHERE'));
      const again = await start(folder);
      expect(again.data).toBe(server.data);
      expect(existsSync(join(folder, 'DATABASE_IS_ELSEWHERE'))).toBe(true);
      await again.stop();
      rmSync(join(server.data, '../..'), { recursive: true, force: true });
    },
  );

  it.runIf(process.getuid?.() === 0)(
    'of an earlier folder of the same path is not taken for one that was never there [OPS-013]',
    async () => {
      const home = aFolder();
      chmodSync(home, 0o700);
      const folder = join(home, '.trowel');
      const server = await start(folder);
      await server.stop();
      const elsewhere = join(server.data, '../..');
      onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
      rmSync(folder, { recursive: true });
      const said = await startEmbeddedPostgres(folder).then(
        () => 'started',
        (error: unknown) => String(error),
      );
      expect(said).toContain(`${elsewhere} holds the database of an earlier ${folder}`);
      const [, way = ''] = /: (echo .*)$/.exec(said) ?? [];
      expect(spawnSync('sh', ['-c', way]).status).toBe(0);
      expect((await start(folder)).data).toBe(server.data);
    },
  );

  it('begins again after a first start that was killed while its initdb ran on [OPS-013]', async () => {
    const folder = aFolder();
    const program = `import { startEmbeddedPostgres } from '${projectRoot()}/server/db/embedded/postgres.ts'; await startEmbeddedPostgres('${folder}');`;
    const first = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      cwd: projectRoot(),
      stdio: 'ignore',
    });
    const within = join(folder, 'pg');
    const isBegun = (): boolean =>
      existsSync(within) && readdirSync(within).some((name) => name.startsWith('data.new'));
    await expect.poll(isBegun, { ...SOON, interval: 2 }).toBe(true);
    first.kill('SIGKILL');
    expect(existsSync(join(within, 'data'))).toBe(false);
    const open = openOn(await start(folder));
    expect(await answers(open)).toBe(true);
    await open.close();
  }, 60_000);

  it.runIf(process.getuid?.() === 0)('is not begun where there are two for one folder [OPS-013]', async () => {
    const folder = aFolder();
    const server = await start(folder);
    await server.stop();
    const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
    const other = `/var/lib/trowel-${hash}`;
    onTestFinished(() => rmSync(other, { recursive: true, force: true }));
    mkdirSync(join(other, 'pg/data'), { recursive: true });
    writeFileSync(join(other, 'pg/data/PG_VERSION'), '17\n');
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      `There are two databases: ${join(folder, 'pg/data')} and ${join(other, 'pg/data')}`,
    );
  });

  it.runIf(disk !== null)(
    'whose disk is full dies, and is back when there is room',
    async () => {
      const server = await start(disk?.folder ?? '', ['max_wal_size=32MB', 'min_wal_size=32MB']);
      const told: string[] = [];
      server.keepAlive((line) => told.push(line));
      const open = openOn(server);
      const makeRoom = disk?.fill(4_000_000);
      for (let round = 0; round < 400 && told.length === 0; round += 1)
        await open.pool
          .query("select pg_logical_emit_message(false, 'filler', repeat('x', 1000000))")
          .catch(() => pause(50));
      expect(told[0]).toMatch(/No space left on device/);
      makeRoom?.();
      await expect.poll(() => answers(open), SOON).toBe(true);
      await open.close();
    },
    90_000,
  );

  it('that dies is started again; meanwhile requests get SERVICE_UNAVAILABLE and /readyz says unready [OPS-003]', async () => {
    const server = await start(aFolder());
    const open = openOn(server);
    await setUpDatabase(open, { demo: false, scale: 1, environment: 'prod', now: TEST_NOW, accounts: true });
    const app = await startApp({ database: { ...open, socket: server.socket, name: 'postgres' } });
    onTestFinished(() => app.app.close());
    server.keepAlive(() => undefined);
    await app.token('admin');
    const seen = new Set<string>();
    const readiness: string[] = [];
    const look = async (): Promise<void> => {
      const ready = await fetch(`${app.url}/readyz`);
      const { error } = (await ready.json()) as { error?: { code: string } };
      const said = `${ready.status} ${error?.code ?? 'ready'}`;
      if (readiness.at(-1) !== said) readiness.push(said);
      const { status, errors } = await app.graphql('admin', '{ customers { total_count } }');
      seen.add(`${status} ${errors?.[0]?.extensions?.code ?? 'answered'}`);
    };
    await look();
    for (let round = 1; round <= 3; round += 1) {
      process.kill(pidOf(server), 'SIGKILL');
      await expect
        .poll(async () => {
          await look();
          return readiness.length;
        }, SOON)
        .toBe(2 * round + 1);
    }
    expect(readiness).toEqual([
      '200 ready',
      ...Array.from({ length: 3 }, () => ['503 SERVICE_UNAVAILABLE', '200 ready']).flat(),
    ]);
    expect([...seen].toSorted()).toEqual(['200 answered', '503 SERVICE_UNAVAILABLE']);
    await app.app.close();
    await open.close();
  }, 60_000);
});

describe('a first start', () => {
  const demo = { demo: true, scale: 0.1, environment: 'prod', now: TEST_NOW };

  it('of two servers at once on an empty database is done by one of them', async () => {
    const server = await start(aFolder());
    const both = [openOn(server), openOn(server)];
    const done = await Promise.all(both.map((open) => setUpDatabase(open, demo)));
    expect(done.map(({ seeded }) => Number(seeded)).toSorted((a, b) => a - b)).toEqual([0, 1]);
    const { rows } = (await both[0]?.pool.query('select count(*)::int as users from app_user')) ?? { rows: [] };
    expect(rows).toEqual([{ users: 12 }]);
    await Promise.all(both.map((open) => open.close()));
  }, 60_000);

  it('that is killed leaves no demo rows without their accounts', async () => {
    const server = await start(aFolder());
    const [open, killer] = [openOn(server), openOn(server)];
    for (let round = 0; round < 6; round += 1) {
      const starting = setUpDatabase(open, demo).then(
        () => true,
        () => false,
      );
      await pause(150 + 250 * round);
      await killer.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
        ['client backend'],
      );
      if (await starting) break;
    }
    const next = openOn(server); // the next process, which has no connections that were cut off
    await setUpDatabase(next, demo);
    const { rows } = await next.pool.query('select count(*)::int as users from app_user');
    expect(rows).toEqual([{ users: 12 }]);
    expect(existsSync(server.data)).toBe(true);
    await Promise.all([open.close(), next.close(), killer.close()]);
  }, 60_000);

  it('finishes what an earlier version left without accounts', async () => {
    const open = openOn(await start(aFolder()));
    await setUpDatabase(open, demo);
    await open.pool.query('delete from app_user');
    await setUpDatabase(open, demo);
    expect((await open.pool.query('select count(*)::int as users from app_user')).rows).toEqual([{ users: 12 }]);
    await open.close();
  }, 60_000);
});
