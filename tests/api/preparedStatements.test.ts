import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOnePacket } from '../../server/db/inOnePacket';
import { asObjects, statementRunner } from '../../server/db/preparedQuery';
import { runArrays, runText } from '../../server/db/statement';
import { testDatabase } from '../support/database';

const database = await testDatabase();
let client: pg.PoolClient;
beforeAll(async () => {
  client = await database.pool.connect();
  await client.query('create temp table thing (id int, name text, made date, cost numeric, tags text[], facts jsonb)');
});
afterAll(() => client.release());

const ALL = 'select * from thing where id >= $1 order by id';

it('tells every value alike the first time and each time after, also of statements that leave together', async () => {
  const first = { id: 1, name: 'Oak', made: '2026-03-01', cost: 12.5, tags: ['a', 'b'], facts: { deep: true } };
  const bare = { id: 2, name: null, made: null, cost: null, tags: null, facts: null };
  const insert = 'insert into thing select * from json_populate_recordset(null::thing, $1::json)';
  expect(await runText(client, insert, [JSON.stringify([first, bare])])).toEqual([]);
  const together = await Promise.all(
    inOnePacket(client, () => [runText(client, ALL, [1]), runText(client, ALL, [2]), runText(client, ALL, [3])]),
  );
  expect(together).toEqual([[first, bare], [bare], []]);
  expect(await runText(client, ALL, [1])).toEqual([first, bare]);
  expect(await runText(database.pool, 'select 1 as one, $1::text as said', ['x'])).toEqual([{ one: 1, said: 'x' }]);
});

it('tells rows as objects to one and as arrays to another who asks the same', async () => {
  const expected = [2, null, null, null, null, null];
  for (const time of [1, 2]) {
    expect(await runArrays(client, ALL, [2]), `the ${time}. time`).toEqual([expected]);
    expect(await runText(client, ALL, [2])).toHaveLength(1);
  }
});

it('runs what has no columns as often as it is asked', async () => {
  const touch = 'update thing set name = $1 where id = 2';
  for (const name of ['Elm', 'Ash', 'Yew']) {
    expect(await runText(client, touch, [name])).toEqual([]);
    expect(await runText(client, ALL, [2])).toMatchObject([{ name }]);
  }
});

it('refuses a statement whose columns have become others, and never reads a value by the name of another', async () => {
  await client.query('create temp table turned (a int, b text)');
  await client.query("insert into turned values (1, 'one')");
  // With a name of its own: after a flood of texts `runText` gives no more of them.
  const rowsOf = statementRunner(asObjects, new pg.TypeOverrides());
  const all = { text: 'select * from turned', values: [], name: 'all that turned' };
  expect(await rowsOf(client, all)).toEqual([{ a: 1, b: 'one' }]);
  expect(await rowsOf(client, all)).toEqual([{ a: 1, b: 'one' }]);
  await client.query("alter table turned drop column a, add column c text default 'new'");
  await expect(rowsOf(client, all)).rejects.toMatchObject({ code: '0A000' });
  expect(await rowsOf(client, { ...all, name: 'all that is now' })).toEqual([{ b: 'one', c: 'new' }]);
});

it('goes on after one that failed, and names in its trace who asked', async () => {
  const divide = 'select 1 / $1::int as part';
  const askedHere = (by: number) => runText(client, divide, [by]);
  expect(await askedHere(1)).toEqual([{ part: 1 }]);
  const failure: unknown = await askedHere(0).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: '22012', stack: expect.stringContaining('preparedStatements.test.ts') });
  expect(await askedHere(1)).toEqual([{ part: 1 }]);
  await expect(runText(client, 'select $1::int', ['many'])).rejects.toMatchObject({ code: '22P02' });
});

it('tells what a cursor gives by the columns of that cursor', async () => {
  await client.query('begin');
  for (const [columns, expected] of [
    ['1 as one', { one: 1 }],
    ["true as is_so, 'x' as said", { is_so: true, said: 'x' }],
  ] as const) {
    await client.query(`declare taken cursor for select ${columns}`);
    expect(await runText(client, 'fetch forward 5 from taken', [])).toEqual([expected]);
    await client.query('close taken');
  }
  await client.query('commit');
});
