import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/db/database';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import { databasePair, type DatabasePair } from '../support/databasePair';

let pair: DatabasePair;
beforeAll(async () => {
  pair = await databasePair();
}, 90_000);
afterAll(() => pair?.close());

/** A primary and all of its processes, as they look to others when their network is cut: nothing is said any more. */
const familyOf = (data: string): number[] => {
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const { stdout } = spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
  return [postmaster, ...stdout.trim().split('\n').map(Number)];
};

it('is left for the one that was promoted, by statements that wait on it too [OPS-017]', async () => {
  const { primary, standby, on } = pair;
  const hosts = [primary, standby].map(({ socket }) => encodeURIComponent(socket)).join();
  const { pool, close } = openDatabase({ url: `postgres://${DATABASE_USER}@${hosts}/postgres` }, 5, {
    // Of itself no wait would end while the test runs.
    query_timeout: 600_000,
    silence: { look: 50, patience: 200, answer: 200, doubt: 600_000 },
  });
  onTestFinished(close);
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  for (const client of clients) client.release();
  const family = familyOf(primary.data);
  for (const pid of family) process.kill(pid, 'SIGSTOP');
  onTestFinished(() => {
    for (const pid of family) process.kill(pid, 'SIGCONT');
  });
  const waiting = pool.query('select 1').then(
    () => 'answered',
    (error: unknown) => String(error),
  );
  await on(standby, 'select pg_promote()');
  expect(await waiting).toMatch(/another server is the primary now/);
  // None of the connections that were idle is given to anybody.
  const { rows } = await pool.query('select pg_is_in_recovery() as is_standby, current_setting($1) as data', [
    'data_directory',
  ]);
  expect(rows).toEqual([{ is_standby: false, data: standby.data }]);
  expect(pool.totalCount).toBe(1);
}, 90_000);
