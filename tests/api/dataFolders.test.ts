import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database';
import { startEmbeddedPostgres } from '../../server/db/embedded/postgres';
import { projectRoot } from '../../server/db/migrate';
import { setUpDatabase } from '../../server/setUp';
import { startApp } from '../support/app';
import { TEST_NOW } from '../support/clock';
import { dataFolder } from '../support/dataFolder';

/** Data folders as `npm start` of released versions left them, without PostgreSQL's own template databases. */
const KEPT = join(projectRoot(), 'tests/fixtures/dataFolders');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })));

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

describe.each(readdirSync(KEPT).filter((name) => name.endsWith('.tar.br')))('the data folder %s', (name) => {
  it('starts under the present version, which reads its rows and writes new ones [OPS-002]', async () => {
    const postgres = await startEmbeddedPostgres(unpack(name));
    const open = openDatabase({ socket: postgres.socket, database: 'postgres' }, 10);
    try {
      await setUpDatabase(open, { demo: true, scale: 1, environment: 'prod', now: TEST_NOW });
      const database = { ...open, socket: postgres.socket, name: 'postgres' };
      const app = await startApp({ database: { ...database, close: async () => undefined } });
      const read = await app.graphql(
        'admin',
        '{ customers(page: { number: 1, size: 1 }) { total_count items { company_name } } }',
      );
      expect(read.errors).toBeUndefined();
      expect(read.data).toMatchObject({ customers: { items: [{ company_name: expect.any(String) }] } });
      const jobs = await open.pool.query<{ count: number }>('select count(*)::int as count from job');
      expect(jobs.rows[0]?.count).toBe(97); // those of the folder, not of a fresh demo
      const written = await app.graphql(
        'admin',
        'mutation { createHomeowner(homeowner: { first_name: "Written", last_name: "Later" }) { id version } }',
      );
      expect(written.data).toMatchObject({ createHomeowner: { version: 1 } });
      await app.close();
    } finally {
      await open.close();
      await postgres.stop();
    }
  });
});
