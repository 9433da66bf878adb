import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/db/database';
import { loadIssuerKeys } from '../../server/identity/issuerKeys';
import { inTransaction } from '../../server/queue/queue';
import { startApp } from '../support/app';
import { freshDatabase } from '../support/database';

const SOCKET = '.s.PGSQL.5432';
const LIMITS = {
  statement_timeout: 800,
  lock_timeout: 400,
  idle_in_transaction_session_timeout: 700,
  query_timeout: 1_200,
};

/** A database behind a socket that can fall silent: connections stay, and nothing passes. */
const real = await freshDatabase();
const folder = mkdtempSync(join(tmpdir(), 'trowel-silent-'));
const sockets = new Set<Socket>();
/** Connections on which nothing passes any more, whoever speaks, while new ones work. */
const deaf = new Set<Socket>();
let isSilent = false;
const door = createServer((near) => {
  const far = connect(join(real.socket, SOCKET));
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(from);
    from.on('error', () => undefined).on('close', () => to.destroy());
    from.on('data', (bytes) => void (isSilent || deaf.has(from) || to.write(bytes)));
  }
}).listen(join(folder, SOCKET));
// A busy machine makes keys for longer than a transaction may be idle here.
await loadIssuerKeys(real.db);
const open = openDatabase({ socket: folder, database: real.name }, 10, LIMITS);
const app = await startApp({ database: { ...open, socket: folder, name: real.name } });
afterAll(async () => {
  isSilent = false;
  await app.app.close();
  await open.close();
  for (const socket of sockets) socket.destroy();
  door.close();
  await real.close();
  rmSync(folder, { recursive: true, force: true });
});

const UPDATE =
  'mutation ($id: Int!, $version: Int!, $note: String) { updateHomeowner(id: $id, homeowner: { first_name: $note, version: $version }) { version } }';
const aHomeowner = async (): Promise<number> =>
  (
    await real.pool.query<{ id: number }>(
      "insert into homeowner (first_name, last_name) values ('Silent', 'Pools') returning id",
    )
  ).rows[0]?.id ?? 0;
const change = (id: number, key: string) =>
  app.graphql('admin', UPDATE, { id, version: 1, note: 'Ana' }, { 'idempotency-key': key });

describe('a database that is slow to answer', () => {
  it('holds no statement, no wait for a lock and no idle transaction for longer than is set', async () => {
    const usual = openDatabase({ socket: real.socket, database: real.name }, 1);
    const { rows } = await usual.pool.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name",
    );
    await usual.close();
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
      idle_in_transaction_session_timeout: 15_000,
      lock_timeout: 10_000,
      statement_timeout: 10_000,
    });
  });

  it('answers a write whose row somebody holds as one to send again, and the same key then goes through', async () => {
    const id = await aHomeowner();
    await app.token('admin');
    const holder = await real.pool.connect();
    await holder.query('begin');
    await holder.query('select from homeowner where id = $1 for update', [id]);
    const key = randomUUID();
    const held = await change(id, key);
    expect([held.status, held.errors?.[0]?.extensions?.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(held.headers.get('retry-after')).not.toBeNull();
    await holder.query('rollback');
    holder.release();
    expect((await change(id, key)).data).toEqual({ updateHomeowner: { version: 2 } });
  });

  it('ends a transaction of ours that has gone idle, so that others get at its rows', async () => {
    const id = await aHomeowner();
    const idle = await open.pool.connect();
    await idle.query('begin');
    await idle.query('select from homeowner where id = $1 for update', [id]);
    await expect
      .poll(async () => (await change(id, randomUUID())).data, { timeout: 10_000 })
      .toEqual({ updateHomeowner: { version: 2 } });
    idle.release(true);
  });

  it('gives a read up that takes too long, with a code that says to send it again [OPS-014]', async () => {
    const holder = await real.pool.connect();
    await holder.query('begin; lock table homeowner in access exclusive mode');
    const patient = openDatabase({ socket: folder, database: real.name }, 4, { ...LIMITS, lock_timeout: 60_000 });
    const other = await startApp({ database: { ...patient, socket: folder, name: real.name } });
    onTestFinished(async () => {
      await holder.query('rollback').finally(() => holder.release());
      await other.app.close();
      await patient.close();
    });
    const read = await other.graphql('admin', '{ homeowners(page: { number: 1, size: 1 }) { total_count } }');
    expect([read.status, read.errors?.[0]?.extensions?.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(read.headers.get('retry-after')).not.toBeNull();
    // The server has ended the statement too, and does not work on for nobody.
    const { rows } = await real.pool.query(
      "select query from pg_stat_activity where datname = current_database() and state = 'active' and query ilike '%homeowner%' and pid <> pg_backend_pid()",
    );
    expect(rows).toEqual([]);
  });

  it('lets a write work for longer than a read may [OPS-014]', async () => {
    const brief = openDatabase({ socket: real.socket, database: real.name }, 1, { ...LIMITS, query_timeout: 60_000 });
    onTestFinished(() => brief.close());
    await expect(brief.pool.query('select pg_sleep(1)')).rejects.toMatchObject({ code: '57014' });
    await inTransaction(brief.pool, async (client) => {
      await client.query('select pg_sleep(1)');
    });
  });

  it('ends the connections that it no longer hears, and no statement on which it works [OPS-014]', async () => {
    const SIZE = 4;
    const silence = { look: 50, patience: 300, answer: 5_000, doubt: 600_000 };
    // Without that, nothing would end them within this test.
    const { pool, close } = openDatabase({ socket: folder, database: real.name }, SIZE, {
      query_timeout: 600_000,
      silence,
    });
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy();
      await close();
    });
    const before = new Set(sockets);
    const clients = await Promise.all(Array.from({ length: SIZE }, () => pool.connect()));
    for (const socket of sockets) if (!before.has(socket)) deaf.add(socket);
    const lost = clients.map((client) =>
      client
        .query('select 1')
        .then(() => 'answered', String)
        .finally(() => client.release(true)),
    );
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    expect(await Promise.all(lost)).toEqual(
      Array.from({ length: SIZE }, () => expect.stringContaining('Connection terminated')),
    );
    await expect(pool.query("select 'slept' as was from pg_sleep(2)")).resolves.toMatchObject({
      rows: [{ was: 'slept' }],
    });
  }, 30_000);

  it('ends them later where the database says nothing at all [OPS-014]', async () => {
    const { pool, close } = openDatabase({ socket: folder, database: real.name }, 1, {
      query_timeout: 600_000,
      silence: { look: 50, patience: 100, answer: 200, doubt: 500 },
    });
    onTestFinished(async () => {
      isSilent = false;
      for (const socket of sockets) socket.destroy();
      await close();
    });
    await pool.query('select 1');
    isSilent = true;
    await expect(pool.query('select 1')).rejects.toThrow('Connection terminated');
  }, 30_000);

  it('and one that falls silent hold requests for a moment, and neither keys nor rows afterwards', async () => {
    const id = await aHomeowner();
    await app.token('admin');
    const key = randomUUID();
    isSilent = true;
    const began = Date.now();
    const silent = await change(id, key);
    expect([silent.status, silent.errors?.[0]?.extensions?.code ?? 'SERVICE_UNAVAILABLE']).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
    ]);
    expect(Date.now() - began).toBeLessThan(20_000);
    isSilent = false;
    for (const socket of sockets) socket.destroy();
    await pause(100);
    await expect
      .poll(async () => (await change(id, key)).data, { timeout: 15_000 })
      .toEqual({ updateHomeowner: { version: 2 } });
  }, 40_000);
});
