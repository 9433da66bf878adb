import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import { migrate } from '../../server/db/migrate';
import { cursorAt, cursorBefore, standingNow } from '../../server/events/standing';
import { followChanges } from '../../server/events/tail';
import { databasePair, type DatabasePair } from '../support/databasePair';

let pair: DatabasePair;
beforeAll(async () => {
  pair = await databasePair();
}, 90_000);
afterAll(() => pair?.close());

const WRITE = `insert into change_log (mutation_id, command, entity, entity_id) values ($1, 'test', 'customer', 1)`;

it('says that all is to be loaded anew when another database takes over: it gives numbers of transactions again that have been seen [OPS-017]', async () => {
  const { primary, standby, on } = pair;
  const sockets = [primary, standby].map(({ socket }) => encodeURIComponent(socket)).join();
  const open = openDatabase({ url: `postgres://${DATABASE_USER}@${sockets}/postgres?target_session_attrs=read-write` });
  const seen: string[] = [];
  try {
    const client = await open.pool.connect();
    await migrate(client).finally(() => client.release());
    const tail = await followChanges(open.pool, {
      onRows: (rows) => {
        seen.push(...rows.map(({ mutation_id }) => mutation_id));
        return undefined;
      },
      onTooMany: () => seen.push('all anew'),
      report: () => undefined,
    });
    const [before, after] = [randomUUID(), randomUUID()];
    await open.pool.query(WRITE, [before]);
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual([before]);
    // Numbers that were given and never written down, as those of transactions that break off.
    for (let n = 0; n < 20; n += 1) await open.pool.query('select pg_current_xact_id()');
    const cursor = cursorAt(await standingNow(open.pool));
    const { snapshot } = await standingNow(open.pool);
    await expect.poll(() => tail.standing().snapshot, { timeout: 20_000 }).toBe(snapshot);
    await expect
      .poll(() => on(primary, 'select count(*)::int as n from pg_stat_replication where replay_lsn = sent_lsn'), {
        timeout: 20_000,
      })
      .toEqual([{ n: 1 }]);
    process.kill(Number(readFileSync(join(primary.data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await on(standby, 'select pg_promote()');
    await expect
      .poll(
        () =>
          open.pool.query(WRITE, [after]).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    await expect.poll(() => seen.at(-1), { timeout: 20_000 }).toBe('all anew');
    // Nor does a cursor of before say what a browser or a telephone has seen.
    expect(cursorBefore(cursor, await standingNow(open.pool))).toBeNull();
    const later = randomUUID();
    await open.pool.query(WRITE, [later]);
    await expect.poll(() => seen.at(-1), { timeout: 20_000 }).toBe(later);
    await tail.stop();
  } finally {
    await open.close();
  }
}, 120_000);
