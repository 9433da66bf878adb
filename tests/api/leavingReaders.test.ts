import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportLaneOf } from '../../server/exports/exportBody';
import { testApp } from '../support/app';
import { documentFixture } from '../support/documentFixture';
import { connectTo, rawRequest } from '../support/rawRequest';

const lines: { operation?: string; status?: number; code?: string; codes?: string[]; user_id?: number }[] = [];
const app = await testApp({
  env: { LOG_LEVEL: 'info' },
  deps: { logTo: { write: (line) => lines.push(JSON.parse(line)) } },
});
const { pool } = app.database;

const PEOPLE = 15_000;
/** With notes of two thousand letters: more than all buffers on the way hold, and nothing that packs well. */
beforeAll(async () => {
  const each = PEOPLE / 5;
  for (let first = 1; first <= PEOPLE; first += each)
    await pool.query(
      `insert into homeowner (first_name, last_name, phone_number, email_address, note)
       select repeat('Ann', 15), n::text, '(713) 555-0100', 'ann@example.com',
         (select string_agg(md5(n || '-' || k), '') from generate_series(1, 60) k)
       from generate_series($1::int, $2::int) n`,
      [first, first + each - 1],
    );
});

/** The ports of those whose connection the server has seen end. */
const left = new Set<number | undefined>();
app.app.server.on('connection', (socket: Socket) => {
  const { remotePort } = socket;
  socket.once('close', () => left.add(remotePort));
});
const open: Socket[] = [];
afterEach(() => leave());
const leave = (): void => {
  for (const socket of open.splice(0)) socket.destroy();
};
const begin = async (account: string, path: string, body?: Record<string, unknown>): Promise<Socket> => {
  const socket = connectTo(app);
  open.push(socket);
  socket.write(await rawRequest(app, account, path, body));
  return socket;
};

/** Statements that gave at least so many rows since it was called. */
const largeResults = (rows: number): (() => number) => {
  let count = 0;
  const seen = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    client.connection.on('commandComplete', ({ text }: { text: string }) => {
      if (Number(/^(?:SELECT|FETCH) (\d+)/.exec(text)?.[1]) >= rows) count += 1;
    });
  });
  return () => count;
};

const WAITERS = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
const waiters = async (): Promise<number> => (await pool.query(WAITERS)).rowCount ?? 0;
const BUSY =
  "select state, query, backend_type, wait_event_type from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction', 'idle in transaction (aborted)')";
/** Nothing is asked of the database any more. */
const atRest = async (): Promise<void> => {
  await expect.poll(async () => (await pool.query(BUSY)).rows, { timeout: 8_000, interval: 100 }).toEqual([]);
};

/** Holds rows or tables while requests begin, which then wait for them, and their readers leave. */
const leftWhileHeld = async (hold: string, ask: () => Promise<unknown>, waiting = 1): Promise<void> => {
  const holder = await pool.connect();
  try {
    await holder.query(`begin; ${hold}`);
    await ask();
    await expect.poll(waiters, { timeout: 8_000 }).toBe(waiting);
    const gone = open.map(({ localPort }) => localPort);
    leave();
    await expect.poll(() => gone.every((port) => left.has(port)), { timeout: 8_000 }).toBe(true);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await atRest();
};

const LISTS = (count: number): string =>
  `{ LookupQuery { ${Array.from({ length: count }, (_, at) => `l${at}: homeowners { id name first_name last_name phone_number email_address }`).join(' ')} } }`;

describe('a reader who leaves', () => {
  it('ends what is read for him: no statement begins after the one that runs [SEC-007]', async () => {
    const read = largeResults(PEOPLE);
    await leftWhileHeld('lock table homeowner in access exclusive mode', () =>
      begin('manager', '/graphql', { query: LISTS(9) }),
    );
    expect(read()).toBe(1);
    await expect.poll(() => lines.filter(({ status }) => status === 499)).toHaveLength(1);
    const [told] = lines.filter(({ status }) => status === 499);
    expect([told?.operation, typeof told?.user_id, told?.codes]).toEqual(['/graphql', 'number', undefined]);
    expect(lines.filter(({ code }) => code !== undefined)).toEqual([]);
    expect((await app.graphql('manager', LISTS(2))).errors).toBeUndefined();
    expect(read()).toBe(3);
  }, 60_000);

  it('ends nothing that is written: a mutation goes on to its end', async () => {
    const { rows } = await pool.query<{ id: number }>("select id from homeowner where last_name in ('1', '2')");
    const [first = 0, second = 0] = rows.map(({ id }) => id);
    const query = `mutation { a: updateHomeowner(id: ${first}, homeowner: { version: 1, city: "Katy" }) { id }
      b: updateHomeowner(id: ${second}, homeowner: { version: 1, city: "Katy" }) { id } }`;
    await leftWhileHeld(`select from homeowner where id = ${second} for update`, () =>
      begin('manager', '/graphql', { query }),
    );
    const stored = await pool.query('select city, version from homeowner where id = any($1)', [[first, second]]);
    expect(stored.rows).toEqual([
      { city: 'Katy', version: 2 },
      { city: 'Katy', version: 2 },
    ]);
  }, 60_000);

  it('has a line in the log that says what he wrote, who he is, and what came of it [OPS-014]', async () => {
    const { rows } = await pool.query<{ id: number }>("select id from homeowner where last_name = '3'");
    const [id = 0] = rows.map((row) => row.id);
    const query = `mutation KeepCity { updateHomeowner(id: ${id}, homeowner: { version: 1, city: "Katy" }) { id } }`;
    const of = (): (typeof lines)[number][] => lines.filter(({ operation }) => operation === 'KeepCity');
    const ask = async (): Promise<void> => {
      await begin('manager', '/graphql', { query });
      expect(of()).toEqual([]);
    };
    await leftWhileHeld(`select from homeowner where id = ${id} for update`, ask);
    await expect.poll(of).toHaveLength(1);
    expect(of()[0]).toMatchObject({ status: 499, user_id: expect.any(Number) });
    expect(of()[0]?.codes).toBeUndefined();
    lines.length = 0;
    await leftWhileHeld(`select from homeowner where id = ${id} for update`, ask);
    await expect.poll(of).toHaveLength(1);
    expect(of()[0]).toMatchObject({ status: 499, user_id: expect.any(Number), codes: ['CONFLICT'] });
  }, 60_000);

  it('takes nothing home: what is counted for an export is not read, and not written down [ADM-007 SEC-007]', async () => {
    const read = largeResults(500);
    for (const path of ['/v1/export/homeowner', '/v1/export/all'])
      await leftWhileHeld('lock table homeowner in access exclusive mode', () => begin('admin', path));
    expect(read()).toBe(0);
    const { rowCount } = await pool.query("select from change_log where entity = 'data_export'");
    expect(rowCount).toBe(0);
  }, 60_000);

  it.each(['csv', 'xlsx'])(
    'ends an export as %s in the middle of its rows [SEC-007]',
    async (format) => {
      const read = largeResults(500);
      const socket = await begin('admin', `/v1/export/homeowner?format=${format}`);
      for (let bytes = 0; bytes < 1_000_000;) {
        await once(socket, 'readable');
        for (let part = socket.read(); part !== null; part = socket.read()) bytes += part.length;
      }
      leave();
      await atRest();
      expect(read()).toBeGreaterThan(0);
      expect(read()).toBeLessThan(PEOPLE / 500);
    },
    60_000,
  );

  it('ends a paper before it is made, and between the orders of one [SEC-007]', async () => {
    await pool.query(
      `insert into vendor (id, name) values (9730, 'Vendor');
       insert into employee (id, first_name, last_name) values (9500, 'Ann', 'Lee');
       insert into purchase_order (id, order_name, supplier_id, created_by_id, order_status_id) values (77001, 'Order', 9730, 9500, 1)`,
    );
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    try {
      await leftWhileHeld('lock table vendor in access exclusive mode', () =>
        begin('admin', '/v1/pdf/purchase-order/77001'),
      );
      expect(asked).not.toHaveBeenCalled();
      const stays = await fetch(`${app.url}/v1/pdf/purchase-order/77001`, {
        headers: { authorization: `Bearer ${await app.token('admin')}` },
      });
      expect([stays.status, asked.mock.calls.length]).toEqual([200, 1]);
    } finally {
      asked.mockRestore();
    }
  }, 60_000);
});

describe('the answers of a user whose readers leave', () => {
  it('count until they are written, and then the next large one is answered [SEC-007]', async () => {
    const ids = (await pool.query<{ id: number }>("select id from homeowner where last_name in ('11', '12', '13')"))
      .rows;
    const [first = 0, second = 0, held = 0] = ids.map(({ id }) => id);
    await pool.query("update homeowner set note = repeat('n', 100000) where id = any($1)", [[first, second]]);
    const notes = Array.from({ length: 280 }, (_, at) => `n${at}: note`).join(' ');
    const change = (
      id: number,
    ): string => `mutation { a: updateHomeowner(id: ${id}, homeowner: { version: 1, city: "Katy" }) { ${notes} }
      b: updateHomeowner(id: ${held}, homeowner: { version: 1, city: "Katy" }) { id } }`;
    const statusOfLarge = async (): Promise<number> => (await app.graphql('office', LISTS(8))).status;
    const holder = await pool.connect();
    try {
      await holder.query(`begin; select from homeowner where id = ${held} for update`);
      await begin('office', '/graphql', { query: change(first) });
      await expect.poll(waiters, { timeout: 8_000 }).toBe(1);
      await begin('office', '/graphql', { query: change(second) });
      await expect.poll(waiters, { timeout: 8_000 }).toBe(2);
      leave();
      // 28 million letters of each are written, and neither has ended.
      expect(await statusOfLarge()).toBe(429);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await atRest();
    expect(await statusOfLarge()).toBe(200);
  }, 60_000);

  it('give their room back at once where they are only read [SEC-007]', async () => {
    await leftWhileHeld(
      'lock table homeowner in access exclusive mode',
      async () => {
        for (let count = 0; count < 3; count += 1) await begin('estimator', '/graphql', { query: LISTS(8) });
      },
      3,
    );
    const sizes = await Promise.all([1, 2].map(() => app.graphql('estimator', LISTS(8))));
    expect(sizes.map(({ status }) => status)).toEqual([200, 200]);
  }, 60_000);
});

describe('a request that is refused before anything else', () => {
  it('has its line in the log like every other', async () => {
    const before = lines.length;
    expect((await fetch(`${app.url}/v1/config?x=%00`)).status).toBe(422);
    const told = () => lines.slice(before).filter(({ operation }) => operation !== undefined);
    await expect.poll(() => told().map(({ status }) => status)).toEqual([422]);
  });
});

describe('a ZIP', () => {
  const begun = async (path: string): Promise<void> => {
    const socket = await begin('admin', path);
    await once(socket, 'readable');
    expect(String(socket.read(12))).toMatch('HTTP/1.1 200');
    leave();
  };

  it('of all data sets ends with its reader, and holds no connection [ADM-007 SEC-007]', async () => {
    for (let count = 0; count < 5; count += 1) await begun('/v1/export/all');
    await atRest();
    expect(exportLaneOf(pool).standing()).toEqual({ running: 0, waiting: 0 });
  }, 60_000);

  it.skipIf(process.platform !== 'linux')(
    'of documents leaves none of their files open, as the kernel of Linux tells [DOC-044 SEC-007]',
    async () => {
      const documents = await documentFixture(app);
      await documents.clear();
      const ids: number[] = [];
      for (const name of ['a', 'b', 'c'])
        ids.push(
          (await documents.aFile({ file_name: `${name}.pdf`, bytes: randomBytes(3_000_000).toString('base64') })).id,
        );
      const opened = (): string[] =>
        readdirSync('/proc/self/fd').flatMap((number) => {
          try {
            return [readlinkSync(`/proc/self/fd/${number}`)].filter(
              (path) => path.startsWith(app.dataDir) && path.endsWith('.pdf'),
            );
          } catch {
            return []; // closed meanwhile
          }
        });
      for (let count = 0; count < 5; count += 1) await begun(`/v1/documents/zip?ids=${ids.join(',')}`);
      await expect.poll(opened, { timeout: 8_000 }).toEqual([]);
    },
    60_000,
  );
});
