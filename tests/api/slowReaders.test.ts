import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { connectTo, rawRequest } from '../support/rawRequest';

const app = await testApp();

/** An answer of some thirty million letters. */
const LISTS = Array.from(
  { length: 9 },
  (_, at) => `l${at}: homeowners { id name first_name last_name phone_number email_address }`,
).join(' ');
const LARGE = `{ LookupQuery { ${LISTS} } }`;

beforeAll(async () => {
  await app.database.pool.query(
    `insert into homeowner (first_name, last_name, phone_number, email_address)
     select repeat('Ann', 15), n::text, '(713) 555-0100', 'ann@example.com' from generate_series(1, 15000) n`,
  );
});

const open: Socket[] = [];
afterEach(() => leave());

const begin = (): Socket => {
  const socket = connectTo(app);
  open.push(socket);
  return socket;
};
const request = (account: string, query: string): Promise<string> => rawRequest(app, account, '/graphql', { query });
/** Asks, and takes no more of the answer than its beginning. */
const beginOf = async (account: string): Promise<string> => {
  const socket = begin();
  socket.write(await request(account, LARGE));
  await once(socket, 'readable');
  return String(socket.read(2_000) ?? socket.read());
};
const askSlowly = async (account: string): Promise<string> => (await beginOf(account)).slice(9, 12);
const leave = (): void => {
  for (const socket of open.splice(0)) socket.destroy();
};
/** Holds the table of builders while something is done, which begins once so many wait for it. */
const whileBuildersAreHeld = async (begin: () => Promise<void>, waiting: number, work: () => Promise<void>) => {
  const holder = await app.database.pool.connect();
  try {
    await holder.query('begin; lock table customer in access exclusive mode');
    await begin();
    const waiters = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await app.database.pool.query(waiters)).rowCount, { timeout: 20_000 }).toBe(waiting);
    await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
};
const ask = async (account: string): Promise<[number, string | null, unknown]> => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await app.token(account)}` },
    body: JSON.stringify({ query: '{ businessDay }' }),
  });
  return [response.status, response.headers.get('retry-after'), await response.json()];
};

describe('a reader who does not take large answers', () => {
  it('is told to wait while they hold as much as two may, and nobody else is; once they are gone all goes on [SEC-007]', async () => {
    expect([await askSlowly('manager'), await askSlowly('manager')]).toEqual(['200', '200']);
    expect(await beginOf('manager')).toMatch(/^HTTP\/1\.1 429 [^]*\r\nretry-after: [1-9]/i);
    expect((await ask('manager'))[0]).toBe(200); // what is there still has room for little
    expect(await askSlowly('office')).toBe('200');
    leave();
    await expect.poll(() => askSlowly('manager'), { timeout: 20_000 }).toBe('200');
  }, 120_000);

  it('has no more by many questions at once: they are written one beside the other [SEC-007]', async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, () => askSlowly('estimator')));
    const good = statuses.filter((status) => status === '200').length;
    expect(good).toBeGreaterThanOrEqual(1);
    expect(good).toBeLessThanOrEqual(2);
    expect(new Set(statuses.filter((status) => status !== '200'))).toEqual(new Set(['429']));
    leave();
    await expect.poll(async () => (await ask('estimator'))[0], { timeout: 20_000 }).toBe(200);
  }, 120_000);

  it('holds nothing by what waits behind another answer on a connection that is gone [SEC-007]', async () => {
    const askThrice = async (): Promise<void> => {
      const [first, next] = [
        await request('office', '{ LookupQuery { customers { id } } }'),
        await request('office', LARGE),
      ];
      begin().write(first + next + next);
    };
    await whileBuildersAreHeld(askThrice, 1, async () => leave());
    await expect.poll(() => askSlowly('office'), { timeout: 20_000 }).toBe('200');
    await expect.poll(() => askSlowly('office'), { timeout: 20_000 }).toBe('200');
  }, 120_000);
});

describe('a mutation that is tried again', () => {
  it('has the room of one answer at each try [SEC-007]', async () => {
    const { pool } = app.database;
    await pool.query(`
      create sequence tries;
      create function fails_at_first() returns trigger language plpgsql as $$ begin
        if nextval('tries') < 4 then raise exception 'somebody else was first' using errcode = '40001'; end if;
        return new; end $$;
      update homeowner set note = repeat('n', 100000) where last_name = '1';
      create trigger fails_at_first before update on homeowner for each row when (old.last_name = '2') execute function fails_at_first()`);
    const { rows } = await pool.query<{ id: number }>(
      "select id from homeowner where last_name in ('1', '2') order by last_name",
    );
    const [large = 0, failing = 0] = rows.map(({ id }) => id);
    const notes = Array.from({ length: 120 }, (_, at) => `n${at}: note`).join(' ');
    const { status, errors } = await app.graphql(
      'manager',
      `mutation { a: updateHomeowner(id: ${large}, homeowner: { version: 1, city: "Katy" }) { ${notes} }
        b: updateHomeowner(id: ${failing}, homeowner: { version: 1, city: "Katy" }) { id } }`,
    );
    expect([status, errors]).toEqual([200, undefined]);
    expect((await pool.query<{ last: number }>('select last_value::int as last from tries')).rows).toEqual([
      { last: 4 },
    ]);
  }, 120_000);
});
