import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseTraffic } from '../support/databaseTraffic';
import { testDatabase } from '../support/database';
import { openGraphql } from '../support/graphqlHarness';

const database = await testDatabase();
const { pool } = database;
const ask = openGraphql(database);
/** A hundred builders, each with so many people. */
const fill = async (people: number): Promise<void> => {
  await pool.query(
    'delete from customer_contact where customer_id in (select id from customer where customer_no like $1)',
    ['B-%'],
  );
  await pool.query('delete from customer where customer_no like $1', ['B-%']);
  await pool.query(
    `with made as (insert into customer (company_name, customer_no) select 'Bound ' || n, 'B-' || n from generate_series(1, 100) n returning id)
     insert into customer_contact (customer_id, first_name, last_name) select id, 'Ann', n::text from made, generate_series(1, $1::int) n`,
    [people],
  );
};
const FILTER = 'filter: { customer_no: { contains: "B-" } }';
const list = (size: number): string =>
  `customers(${FILTER}, page: { number: 1, size: ${size} }) { items { id customer_contacts { id first_name last_name } } }`;

describe('the lists of an answer', () => {
  it('have pages of a hundred rows, and a query forty of them [SEC-007]', async () => {
    expect((await ask('admin', `{ ${list(101)} }`)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const many = Array.from({ length: 41 }, (_, at) => `l${at}: ${list(1)}`).join(' ');
    expect((await ask('admin', `{ ${many} }`)).errors[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  });

  it('hold at most fifty thousand rows of lists within them, all lists of the answer together, and no more are read [SEC-007]', async () => {
    await fill(300);
    const one = await ask('admin', `{ ${list(100)} }`);
    expect(one.errors).toEqual([]);
    const traffic = await databaseTraffic(pool, async () => {
      const { errors, data } = await ask('admin', `{ ${[1, 2, 3].map((at) => `l${at}: ${list(100)}`).join(' ')} }`);
      expect(errors[0]).toMatchObject({
        extensions: { code: 'QUERY_TOO_COMPLEX' },
        message: expect.stringContaining('at most 50,000 rows of lists within lists'),
      });
      expect(JSON.stringify(data).length).toBeLessThan(8_000_000);
    });
    expect(traffic.rows).toBeLessThanOrEqual(50_001);
  });

  it('are cut off at the row behind the last that may be, in one list [SEC-007]', async () => {
    await fill(1_000);
    const traffic = await databaseTraffic(pool, async () => {
      expect((await ask('admin', `{ ${list(100)} }`)).errors[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
    });
    expect(traffic.rows).toBe(50_001);
  });
});

describe('the letters of an answer', () => {
  const PEOPLE = 20_000;
  const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `l${at}`);
  const homeowners = (count: number, around = ''): string =>
    `{ LookupQuery ${around} { ${names(count)
      .map((name) => `${name}: homeowners { id name first_name last_name phone_number email_address }`)
      .join(' ')} } }`;
  beforeAll(async () => {
    await pool.query(
      `insert into homeowner (first_name, last_name, phone_number, email_address) select repeat('Ann', 20), n::text, '(713) 555-0100', 'ann@example.com' from generate_series(1, $1::int) n`,
      [PEOPLE],
    );
  });
  const refusalOf = async (query: string) =>
    (await ask('admin', query)).errors.map(({ extensions, message }) => [extensions.code, message]);
  const REFUSED = [
    ['QUERY_TOO_COMPLEX', 'An answer holds at most 33,554,432 letters. Ask for fewer records or fields at once.'],
  ];

  it('are 33,554,432 at most, under however many names the same list is asked for; the rest is not read [SEC-007]', async () => {
    expect((await ask('admin', homeowners(2))).errors).toEqual([]);
    const traffic = await databaseTraffic(pool, async () => {
      expect(await refusalOf(homeowners(290))).toEqual(REFUSED);
    });
    // One after the other, and none after the one that was too much.
    expect(traffic.rows).toBeLessThan(10 * PEOPLE);
  });

  it('are counted too where what holds the list has many names [SEC-007]', async () => {
    const traffic = await databaseTraffic(pool, async () => {
      const parents = names(40).map(
        (name) => `${name}: LookupQuery ${homeowners(1).replace('{ LookupQuery', '').slice(0, -2)}`,
      );
      expect(await refusalOf(`{ ${parents.join(' ')} }`)).toEqual(REFUSED);
    });
    expect(traffic.rows).toBeLessThan(12 * PEOPLE);
  });

  it('are counted for lists within lists, that are read once and written often [SEC-007]', async () => {
    await fill(300);
    const contacts = names(250)
      .map((name) => `${name}: customer_contacts { id first_name last_name }`)
      .join(' ');
    expect(
      await refusalOf(`{ customers(${FILTER}, page: { number: 1, size: 100 }) { items { id ${contacts} } } }`),
    ).toEqual(REFUSED);
  });

  it('are counted where directives decide, and beside questions for the schema nothing is asked [SEC-007]', async () => {
    expect(await refusalOf(homeowners(290, '@include(if: true)'))).toEqual(REFUSED);
    expect(await refusalOf(homeowners(1, '@skip(if: true)'))).toEqual([]);
    for (const twice of [
      '{ a: __schema { types { name } } b: __schema { types { name } } c: __type(name: "Job") { name } d: __type(name: "Crew") { name } }',
      '{ __schema { types { name } more: types { name } } }',
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    ])
      expect((await refusalOf(twice))[0]?.[0]).toBe('QUERY_TOO_COMPLEX');
    const whole = await ask('admin', getIntrospectionQuery());
    expect([whole.errors, Object.keys(whole.data ?? {})]).toEqual([[], ['__schema']]);
    expect((await refusalOf(`{ __schema { queryType { name } } a: businessDay }`))[0]?.[0]).toBe('BAD_USER_INPUT');
    const none = await ask('admin', 'mutation ($with: Boolean!) { readAllNotifications @include(if: $with) }', {
      with: false,
    });
    expect(none.data).toEqual({});
    const one = await ask(
      'admin',
      'query ($with: Boolean!) { a: businessDay @include(if: $with) b: businessDay @skip(if: $with) }',
      { with: true },
    );
    expect(Object.keys(one.data ?? {})).toEqual(['a']);
  });
});

describe('the history', () => {
  it('looks at some hundreds of rows of each mutation, however large they are, to say which can be undone [SEC-007]', async () => {
    await pool.query(
      `insert into change_log (mutation_id, command, user_id, entity, entity_id, before, after)
       select md5(m::text)::uuid, 'importCustomers', 1, 'customer', n, null, '{"company_name":"X"}' from generate_series(1, 20) m, generate_series(1, 3000) n`,
    );
    const traffic = await databaseTraffic(pool, async () => {
      const { errors } = await ask('admin', '{ changes(page: { number: 1, size: 100 }) { items { id may_undo } } }');
      expect(errors).toEqual([]);
    });
    expect(traffic.rows).toBeLessThanOrEqual(5_000);
  });
});
