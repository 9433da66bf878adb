import { describe, expect, it } from 'vitest';
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
