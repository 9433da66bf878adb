import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databaseTraffic } from '../support/databaseTraffic';
import { openGraphql } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

const MAX = 20_000;
const database = await testDatabase();
const { pool } = database;
const ask = openGraphql(database);

/** Builders as a file of them would be imported, in one mutation. @returns its id */
const imported = async (series: string, count: number): Promise<string> => {
  const mutation = randomUUID();
  await pool.query(
    `with made as (
       insert into customer (company_name, customer_no, note, created_by, updated_by)
       select 'Large ' || n, $2 || n, repeat('Gate code. ', 20), 1, 1 from generate_series(1, $3::int) n returning *)
     insert into change_log (mutation_id, command, user_id, entity, entity_id, before, after)
     select $1, 'importCustomers', 1, 'customer', id, null, jsonb_build_object('company_name', company_name, 'customer_no', customer_no, 'note', note) from made order by id`,
    [mutation, series, count],
  );
  return mutation;
};
const left = async (series: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from customer where starts_with(customer_no, $1) and deleted_at is null',
    [series],
  );
  return rows[0]?.count ?? NaN;
};
const undo = (mutation: string) =>
  ask('admin', 'mutation ($m: ID!) { undo(mutation_id: $m) { mutation_id } }', { m: mutation });

describe('the undo of a large mutation', () => {
  it('takes twenty thousand imported rows back and does them again, some hundreds in memory at a time [SEC-007]', async () => {
    const mutation = await imported('L-', MAX);
    let undone: string | null = null;
    const most = await databaseTraffic(pool, async () => {
      const { errors, mutation_id } = await undo(mutation);
      expect(errors).toEqual([]);
      undone = mutation_id;
    });
    expect(await left('L-')).toBe(0);
    expect(most.rows).toBe(500);
    expect(most.letters).toBeLessThan(1_000_000);
    const { rows } = await pool.query('select 1 from change_log where mutation_id = $1', [undone]);
    expect(rows).toHaveLength(MAX);

    expect((await undo(String(undone))).errors).toEqual([]);
    expect(await left('L-')).toBe(MAX);
  }, 120_000);

  it('is refused as a whole when one row of its oldest has moved on, and names it [SEC-007]', async () => {
    const mutation = await imported('M-', 1_200);
    await pool.query(
      "update customer set note = 'Moved', updated_by = 2, version = version + 1 where customer_no = 'M-1'",
    );
    const { errors } = await undo(mutation);

    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'undo_moved_on' });
    expect(await left('M-')).toBe(1_200);
    const { rows } = await pool.query(
      "select 1 from change_log where command = 'undo importCustomers' and after is null and entity_id = (select id from customer where customer_no = 'M-1200')",
    );
    expect(rows).toEqual([]);
  });
});

describe('the changes of many records', () => {
  it('are written some hundreds of rows to a statement [SEC-007]', async () => {
    await imported('N-', 3_000);
    const most = await databaseTraffic(pool, async () => {
      const { errors } = await ask(
        'admin',
        `mutation { updateCustomers(filter: { customer_no: { gte: "N-" } }, values: { city: "Katy" }) { changed_count } }`,
      );
      expect(errors).toEqual([]);
    });
    expect(most.statements).toBeGreaterThan(6);
    expect(most.letters).toBeLessThan(200_000);
  });
});
