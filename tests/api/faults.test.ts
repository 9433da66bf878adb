import { connect, type Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app';
import { liveStream } from '../support/liveStream';

let app: TestApp;
const sockets: Socket[] = [];
const faults: unknown[] = [];
const keep = (error: unknown): void => void faults.push(error);

beforeAll(async () => {
  process.on('uncaughtException', keep);
  app = await startApp();
  await app.database.pool.query(
    "insert into customer (company_name, note) select 'Pools ' || n, repeat('long ', 100) from generate_series(1, 30000) n",
  );
});
afterAll(async () => {
  sockets.forEach((socket) => socket.destroy());
  await app?.close();
  process.off('uncaughtException', keep);
});

/** A download whose reader takes nothing. */
const stalled = async (path: string, account = 'admin'): Promise<Socket> => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined).pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${await app.token(account)}\r\n\r\n`);
  return socket;
};
const backends = async (state: string): Promise<number> => {
  const { rows } = await app.database.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and state = $1 and pid <> pg_backend_pid() and application_name = 'trowel'",
    [state],
  );
  return rows[0]?.count ?? 0;
};
const killOthers = () =>
  app.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
const isReady = async () => (await fetch(`${app.url}/readyz`)).status === 200;

describe('a connection to the database that breaks', () => {
  it('under a slow download ends that download and nothing else', async () => {
    for (let round = 0; round < 3; round += 1) {
      await stalled('/v1/export/customer');
      await expect.poll(() => backends('idle in transaction'), { timeout: 10_000 }).toBe(1);
      await killOthers();
      await expect.poll(isReady, { timeout: 10_000 }).toBe(true);
      await expect.poll(() => backends('idle in transaction'), { timeout: 10_000 }).toBe(0);
    }
    expect(faults).toEqual([]);
  });

  it('while a password is set, and in the middle of many requests, ends none but theirs', async () => {
    const clients = { going: true };
    const statuses = new Map<number, number>();
    const work = async (): Promise<void> => {
      while (clients.going) {
        const [asked, reset] = await Promise.all([
          app.graphql('admin', '{ customers(page: { number: 1, size: 1 }) { total_count } }'),
          fetch(`${app.url}/reset-password`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '10.0.0.1' },
            body: `token=${randomUUID()}&password=Kept!Safe!77&password_confirm=Kept!Safe!77`,
          }),
        ]);
        for (const { status } of [asked, reset]) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const working = Promise.all(Array.from({ length: 6 }, work));
    for (let round = 0; round < 15; round += 1) {
      await pause(60);
      await killOthers().catch(() => undefined);
    }
    clients.going = false;
    await working;
    expect(faults).toEqual([]);
    // Each request was answered, or refused as one to send again: never as an error of its own.
    expect([...statuses.keys()].filter((status) => ![200, 410, 429, 503].includes(status))).toEqual([]);
  });
});

describe('readers that stall', () => {
  it('of exports, and of the archive of all, leave others the connections that they need', async () => {
    const path = (at: number) => (at % 3 === 0 ? '/v1/export/all' : '/v1/export/customer');
    for (let at = 0; at < 20; at += 1) await stalled(path(at));
    await expect.poll(() => backends('idle in transaction'), { timeout: 10_000 }).toBe(3);
    const began = Date.now();
    const { data } = await app.graphql('admin', '{ customers(page: { number: 1, size: 1 }) { total_count } }');
    expect(data).toMatchObject({ customers: { total_count: 30_001 } });
    expect(Date.now() - began).toBeLessThan(2_000);
    sockets.splice(0).forEach((socket) => socket.destroy());
    await expect.poll(() => backends('idle in transaction'), { timeout: 10_000 }).toBe(0);
    const answer = await fetch(`${app.url}/v1/export/customer`, {
      headers: { authorization: `Bearer ${await app.token('admin')}` },
    });
    expect((await answer.text()).split('\r\n').length).toBeGreaterThan(30_000);
  });
});

describe('a server that is stopped', () => {
  it('answers the writes that run, and ends its streams and stalled downloads', async () => {
    const server = await startApp();
    const { pool } = server.database;
    await pool.query(`create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(1); return new; end';
      create trigger slow before insert on homeowner for each row execute function slow()`);
    const stream = await liveStream(server.url, await server.token('office'));
    // One that is still on its way when the server stops is refused its connection: a page sends it again.
    let received = 0;
    server.app.server.on('request', ({ url }) => {
      if (url === '/graphql') received += 1;
    });
    const writes = Array.from({ length: 8 }, (_, at) =>
      server.graphql(
        'admin',
        'mutation ($name: String!) { createHomeowner(homeowner: { first_name: "Runs", last_name: $name }) { id } }',
        {
          name: `While Stopping ${at}`,
        },
      ),
    );
    await server.token('admin');
    await expect
      .poll(
        async () =>
          (
            await pool.query(
              "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
            )
          ).rowCount,
        { timeout: 5_000 },
      )
      .toBeGreaterThan(2);
    await expect.poll(() => received, { timeout: 5_000 }).toBe(8);
    const began = Date.now();
    const stopping = server.app.close();
    const answers = await Promise.all(writes);
    await stopping;
    await stream.ended;
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual(answers.map(() => [200, undefined]));
    expect(Date.now() - began).toBeLessThan(9_000);
    await server.database.close();
  });
});

describe('a mutation whose answer is a secret', () => {
  it('is not carried out again under its key: who repeats it is told so, with all that it did once', async () => {
    const BOTH = `mutation ($id: Int!) {
      createHomeowner(homeowner: { first_name: "Only", last_name: "Once" }) { id }
      resetUserPassword(id: $id) { link }
    }`;
    const { rows } = await app.database.pool.query<{ id: number }>(
      "select id from app_user where email = 'crew@trowel.test'",
    );
    const [variables, headers] = [{ id: rows[0]?.id }, { 'idempotency-key': randomUUID() }];
    const first = await app.graphql('admin', BOTH, variables, headers);
    expect(first.data).toMatchObject({ resetUserPassword: { link: expect.stringContaining('token=') } });
    const second = await app.graphql('admin', BOTH, variables, headers);
    expect(second).toMatchObject({ status: 409, data: null, errors: [{ extensions: { code: 'IDEMPOTENCY_SPENT' } }] });
    const made = await app.database.pool.query("select 1 from homeowner where last_name = 'Once'");
    expect(made.rowCount).toBe(1);
    const kept = await app.database.pool.query("select 1 from idempotency where response::text like '%token=%'");
    expect(kept.rowCount).toBe(0);
  });
});

describe('a row that somebody holds', () => {
  it('is waited for ten seconds; the answer then is 503, with the time to try again', async () => {
    const holder = await app.database.pool.connect();
    try {
      await holder.query('begin; select 1 from customer where id = (select min(id) from customer) for update');
      const { rows } = await holder.query<{ id: number; version: number }>(
        'select id, version from customer order by id limit 1',
      );
      const { status, headers, errors } = await app.graphql(
        'admin',
        'mutation ($id: Int!, $customer: CustomerPatch!) { updateCustomer(id: $id, customer: $customer) { id } }',
        { id: rows[0]?.id, customer: { version: rows[0]?.version, note: 'waits' } },
      );
      expect(errors?.[0]?.extensions?.code).toBe('SERVICE_UNAVAILABLE');
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      holder.release(true);
    }
  });
});
