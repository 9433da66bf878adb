import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database';
import { DATABASE_USER, type EmbeddedPostgres } from '../../server/db/embedded/postgres';
import { ReaderLeft } from '../../server/db/readerLeft';
import { standbyReads } from '../../server/db/reads';
import { readEnv } from '../../server/env';
import { setUpDatabase } from '../../server/setUp';
import { startApp, type TestApp } from '../support/app';
import { TEST_NOW } from '../support/clock';
import { databasePair, type DatabasePair } from '../support/databasePair';
import { freshDatabase } from '../support/database';

let pair: DatabasePair;
let app: TestApp;
const urlOf = ({ socket }: EmbeddedPostgres): string =>
  `postgres://${DATABASE_USER}@${encodeURIComponent(socket)}/postgres`;

beforeAll(async () => {
  pair = await databasePair();
  const { socket } = pair.primary;
  const open = openDatabase({ socket, database: 'postgres' }, 10);
  const accountCost = { N: 2 ** 12, r: 8, p: 1 };
  await setUpDatabase(open, { demo: false, scale: 1, environment: 'prod', now: TEST_NOW, accounts: true, accountCost });
  const env = { DATABASE_URL: urlOf(pair.primary), DATABASE_READ_URL: urlOf(pair.standby) };
  app = await startApp({ database: { ...open, socket, name: 'postgres' }, env });
}, 120_000);
afterAll(async () => {
  await app?.close();
  await pair?.close();
});

const names = async (): Promise<string> => {
  const answer = await fetch(`${app.url}/v1/export/homeowner?columns=last_name`, {
    headers: { authorization: `Bearer ${await app.token('admin')}` },
  });
  expect(answer.status).toBe(200);
  return answer.text();
};
const save = async (name: string): Promise<void> => {
  const { errors } = await app.graphql(
    'admin',
    `mutation { createHomeowner(homeowner: { first_name: "Read", last_name: "${name}" }) { id } }`,
  );
  expect(errors).toBeUndefined();
};
/** What the server last ran on each connection to the standby. */
const ranOnStandby = async (): Promise<string> =>
  (
    await pair.on<{ query: string }>(
      pair.standby,
      "select query from pg_stat_activity where application_name = 'trowel'",
    )
  )
    .map(({ query }) => query)
    .join('\n');
/** Whether the standby has all that was written; what makes it so is waited for. */
const follows = (): Promise<boolean> =>
  pair
    .on<{ position: string }>(pair.primary, 'select pg_switch_wal(), pg_current_wal_flush_lsn()::text as position')
    .then(async ([at]) => {
      const [row] = await pair.on<{ has_all: boolean }>(
        pair.standby,
        `select pg_last_wal_replay_lsn() >= '${at?.position}'::pg_lsn as has_all`,
      );
      return row?.has_all === true;
    });

describe('DATABASE_READ_URL', () => {
  it('is where searches, reports and exports read, and each finds what was saved just before [OPS-017]', async () => {
    await expect.poll(follows, { timeout: 20_000 }).toBe(true);
    await app.graphql('admin', '{ jobs_count }');
    expect(await ranOnStandby()).toMatch(/limit \S+\) f/);
    const wanted = Array.from({ length: 12 }, (_, at) => `Kept${at}`);
    const missed: string[] = [];
    for (const name of wanted) {
      await save(name);
      if (!(await names()).includes(name)) missed.push(name);
    }
    expect(missed).toEqual([]);
    // Of the last two one may have met the standby a moment too early; at rest it is what is read.
    await expect.poll(async () => names().then(ranOnStandby), { timeout: 20_000 }).toMatch(/^commit$/m);
  }, 60_000);

  it('that is behind is not read from: who saved finds it on the primary [OPS-017]', async () => {
    await pair.on(pair.standby, 'select pg_wal_replay_pause()');
    try {
      await save('Ahead');
      expect(await names()).toContain('Ahead');
      const stale = await pair.on(pair.standby, "select from homeowner where last_name = 'Ahead'");
      expect(stale).toEqual([]);
    } finally {
      await pair.on(pair.standby, 'select pg_wal_replay_resume()');
    }
  });

  it('that leads to another database, or to none, is not read from, and that is reported [OPS-017]', async () => {
    const other = await freshDatabase();
    const gone = openDatabase({ url: `postgres://${DATABASE_USER}@127.0.0.1:1/postgres` }, 1);
    try {
      for (const [pool, reason] of [
        [other.pool, 'leads to no standby'],
        [gone.pool, 'ECONNREFUSED'],
      ] as const) {
        const reported: string[] = [];
        const reads = standbyReads(app.database.pool, pool, (error) => reported.push(String(error)));
        const count = (): Promise<unknown> =>
          reads.run(async (runner) => (await runner.query('select count(*) from homeowner')).rows);
        const [all] = [await app.database.pool.query('select count(*) from homeowner')];
        expect([await count(), await count()]).toEqual([all.rows, all.rows]);
        expect(reported).toEqual([expect.stringContaining(reason)]);
      }
    } finally {
      await other.close();
      await gone.close();
    }
  });

  it('that fails in the middle is left for the primary, and what the primary would say too is said [OPS-017]', async () => {
    await expect.poll(follows, { timeout: 20_000 }).toBe(true);
    const standby = openDatabase({ socket: pair.standby.socket, database: 'postgres' }, 2);
    const reported: unknown[] = [];
    const reads = standbyReads(app.database.pool, standby.pool, (error) => reported.push(error));
    try {
      const ran = await reads.run(async (runner) => {
        const { rows } = await runner.query('select pg_is_in_recovery() as is_standby');
        if (rows[0]?.is_standby)
          await pair.on(
            pair.standby,
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'trowel' and pid <> pg_backend_pid()",
          );
        return (await runner.query('select pg_is_in_recovery() as is_standby')).rows;
      });
      expect([ran, reported.length]).toEqual([[{ is_standby: false }], 1]);
    } finally {
      await standby.close();
    }
  });

  it('keeps its connection where a reader left, once what he asked for has ended, and never with a transaction [OPS-017 SEC-007]', async () => {
    await expect.poll(follows, { timeout: 20_000 }).toBe(true);
    const standby = openDatabase({ socket: pair.standby.socket, database: 'postgres' }, 1);
    const reads = standbyReads(app.database.pool, standby.pool, () => undefined);
    const pids: unknown[] = [];
    const leave = (begin: string): Promise<unknown> =>
      reads.run(async (runner) => {
        const { rows } = await runner.query('select pg_backend_pid() as pid, pg_is_in_recovery() as is_standby');
        pids.push(rows[0]?.is_standby === true && rows[0].pid);
        await runner.query(begin);
        throw new ReaderLeft();
      });
    try {
      for (const begin of ['select 1', 'select 1', 'begin', 'select 1'])
        await expect(leave(begin)).rejects.toThrow(ReaderLeft);
      const [first, second, third, fourth] = pids;
      expect([typeof first, second, third]).toEqual(['number', first, first]);
      expect([typeof fourth, fourth === first]).toEqual(['number', false]);
    } finally {
      await standby.close();
    }
  });

  it('names one server, beside DATABASE_URL', () => {
    const url = 'postgres://trowel@db.example.com/trowel';
    expect(() => readEnv({ DATABASE_READ_URL: url })).toThrow('DATABASE_URL: missing, DATABASE_READ_URL is given');
    expect(() => readEnv({ DATABASE_URL: url, DATABASE_READ_URL: 'postgres://one,two/trowel' })).toThrow(
      'DATABASE_READ_URL: names one server',
    );
  });
});
