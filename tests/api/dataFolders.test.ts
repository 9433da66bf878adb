import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { makeArchive, restoreArchive } from '../../server/backup/archive';
import { openDatabase, type OpenDatabase } from '../../server/db/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded/postgres';
import { projectRoot } from '../../server/db/migrate';
import { setUpDatabase } from '../../server/setUp';
import { startApp } from '../support/app';
import { TEST_NOW } from '../support/clock';
import { dataFolder } from '../support/dataFolder';
import { removeFolder } from '../../scripts/removeFolder.mjs';

/** Data folders as `npm start` of released versions left them, without PostgreSQL's own template databases. */
const KEPT = join(projectRoot(), 'tests/fixtures/dataFolders');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => removeFolder(folder)));

const unpack = (name: string): string => {
  const folder = dataFolder();
  folders.push(folder);
  const archive = brotliDecompressSync(readFileSync(join(KEPT, name)));
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive });
  // The account that runs PostgreSQL as root is another one on each machine.
  if (process.getuid?.() === 0)
    spawnSync('chown', ['-R', spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody', join(folder, 'pg')]);
  return folder;
};

const OPTIONS = { demo: true, scale: 1, environment: 'prod', now: TEST_NOW };
const FROZEN: Record<string, string> = JSON.parse(
  readFileSync(join(projectRoot(), 'server/db/migrations/frozen.json'), 'utf8'),
);

/** Runs on the database of a folder, and stops it. */
const within = async <T>(folder: string, work: (open: OpenDatabase, postgres: EmbeddedPostgres) => Promise<T>) => {
  const postgres = await startEmbeddedPostgres(folder);
  const open = openDatabase({ socket: postgres.socket, database: 'postgres' }, 10);
  try {
    return await work(open, postgres);
  } finally {
    await open.close();
    await postgres.stop();
  }
};

const hashesOf = async ({ pool }: OpenDatabase): Promise<string[]> =>
  (await pool.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at')).rows.map(
    ({ hash }) => hash,
  );
const jobsOf = async ({ pool }: OpenDatabase): Promise<number | undefined> =>
  (await pool.query<{ count: number }>('select count(*)::int as count from job')).rows[0]?.count;

describe.each(readdirSync(KEPT).filter((name) => name.endsWith('.tar.br')))('the data folder %s', (name) => {
  it('starts with its rows and writes new ones; an older server, and another PostgreSQL, refuse it with words [OPS-002]', async () => {
    const folder = unpack(name);
    const [backup, data] = await within(folder, async (open, postgres) => {
      const landed = Object.values(FROZEN);
      const before = await hashesOf(open);
      expect(before).toEqual(landed.slice(0, before.length)); // no migration that it had was changed since
      await setUpDatabase(open, OPTIONS);
      expect(await hashesOf(open)).toEqual(landed);
      const database = { ...open, socket: postgres.socket, name: 'postgres' };
      const app = await startApp({ database: { ...database, close: async () => undefined } });
      const read = await app.graphql(
        'admin',
        '{ customers(page: { number: 1, size: 1 }) { total_count items { company_name } } }',
      );
      expect(read.errors).toBeUndefined();
      expect(read.data).toMatchObject({ customers: { items: [{ company_name: expect.any(String) }] } });
      expect(await jobsOf(open)).toBe(97); // those of the folder, not of a fresh demo
      const written = await app.graphql(
        'admin',
        'mutation { createHomeowner(homeowner: { first_name: "Written", last_name: "Later" }) { id version } }',
      );
      expect(written.data).toMatchObject({ createHomeowner: { version: 1 } });
      await app.close();

      const file = join(folder, 'all.tar.gz');
      const client = await open.pool.connect();
      await makeArchive({ client, dataDir: folder, file, app_version: 'test' });
      client.release();

      const newer = [Date.parse('2999-01-01')];
      await open.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', $1)", newer);
      await expect(setUpDatabase(open, OPTIONS)).rejects.toThrow(/used by a newer version of Trowel/);
      await open.pool.query("delete from drizzle.__drizzle_migrations where hash = 'newer'");
      return [file, postgres.data] as const;
    });

    const [major = ''] = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim().split('.');
    for (const other of [Number(major) - 1, Number(major) + 1]) {
      writeFileSync(join(data, 'PG_VERSION'), `${other}\n`);
      await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
        new RegExp(
          `made by PostgreSQL ${other}, .* brings PostgreSQL ${major}\\. Run "npm run backup".*npm run restore`,
        ),
      );
    }

    // The way that those words name: an archive belongs to no version of PostgreSQL.
    const fresh = dataFolder();
    folders.push(fresh);
    await within(fresh, async (open) => {
      const client = await open.pool.connect();
      await restoreArchive(client, fresh, backup);
      client.release();
      await setUpDatabase(open, OPTIONS);
      expect(await jobsOf(open)).toBe(97);
      const later = await open.pool.query("select 1 from homeowner where last_name = 'Later'");
      expect(later.rowCount).toBe(1);
    });
  }, 120_000);
});
