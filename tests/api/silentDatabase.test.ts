import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database';
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
let isSilent = false;
const door = createServer((near) => {
  const far = connect(join(real.socket, SOCKET));
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(from);
    from.on('error', () => undefined).on('close', () => to.destroy());
    from.on('data', (bytes) => void (isSilent || to.write(bytes)));
  }
}).listen(join(folder, SOCKET));
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
      statement_timeout: 30_000,
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
