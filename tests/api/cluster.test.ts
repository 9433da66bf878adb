import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assertUsable } from '../../server/db/assertUsable';
import { openDatabase } from '../../server/db/database';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import { databasePair, type DatabasePair } from '../support/databasePair';

let pair: DatabasePair;
beforeAll(async () => {
  pair = await databasePair();
  await pair.on(pair.primary, "alter system set synchronous_standby_names = '*'");
  await pair.on(pair.primary, 'select pg_reload_conf()');
}, 90_000);
afterAll(() => pair?.close());

/** The address of both, the standby first. */
const address = (): string =>
  `postgres://${DATABASE_USER}@${[pair.standby, pair.primary].map(({ socket }) => encodeURIComponent(socket)).join()}/postgres?target_session_attrs=read-write`;

it('refuses a standby that is named alone, and says what to name [OPS-011]', async () => {
  await expect(
    assertUsable({ url: `postgres://${DATABASE_USER}@${encodeURIComponent(pair.standby.socket)}/postgres` }),
  ).rejects.toThrow(/It is a standby, which only reads: .*target_session_attrs=read-write/);
});

it('of several servers the one that takes writes is used, also when that is another one [OPS-017]', async () => {
  const url = address();
  const { primary, standby, on } = pair;
  await expect
    .poll(() => on(primary, 'select sync_state from pg_stat_replication'), { timeout: 20_000 })
    .toEqual([{ sync_state: 'sync' }]);
  await expect(assertUsable({ url })).resolves.toBeUndefined();
  const { pool, close } = openDatabase({ url });
  try {
    await pool.query('create table written (n int primary key)');
    const acknowledged: number[] = [];
    const writes = { areOver: false };
    /** One after the other, again with the next number where one was not acknowledged. */
    const write = async (): Promise<void> => {
      for (let n = 0; !writes.areOver; n += 1) {
        const isStored = await pool.query('insert into written values ($1)', [n]).then(
          () => true,
          () => false,
        );
        if (isStored) acknowledged.push(n);
        else await pause(20);
      }
    };
    const writing = write();
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20);
    process.kill(Number(readFileSync(join(primary.data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await on(standby, 'select pg_promote()');
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 20);
    writes.areOver = true;
    await writing;
    const stored = new Set((await on<{ n: number }>(standby, 'select n from written')).map(({ n }) => n));
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  } finally {
    await close();
  }
}, 90_000);

it('says that none takes writes where all are standbys or away [OPS-017]', async () => {
  const url = `postgres://${DATABASE_USER}@127.0.0.1:1,127.0.0.1:2/postgres`;
  await expect(assertUsable({ url })).rejects.toThrow(
    /127\.0\.0\.1:1,127\.0\.0\.1:2\/postgres cannot be used\. It cannot be reached \(.*no server takes writes/,
  );
});
