import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminOverview } from '../../domain/admin/overview';
import { addDays } from '../../domain/civilDate';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';

const READ = `{ adminOverview { active_users open_sub_jobs { category_id category count } unverified_addresses failed_mails overdue_orders server_version
  days { date changes mails_sent mails_failed } low_stock { count items { product location inventory_type_id total_units reorder_level } } } }`;

const overview = async (account = 'manager'): Promise<AdminOverview & { server_version: string }> =>
  rootOf(await ask(account, READ), 'adminOverview');
/** Noon of a business day, as the database keeps it. */
const noon = (daysAgo: number): string => `${addDays(TEST_TODAY, -daysAgo)}T12:00:00-06:00`;

const database = await testDatabase();
const ask = openGraphql(database);
beforeAll(async () => {
  await database.pool.query(`
    insert into customer (id, company_name) values (9, 'Bayou Custom Homes');
    insert into vendor (id, name) values (1, 'Granite Wren');
    insert into employee (id, first_name, last_name) values (1, 'Glenda', 'Marchetti');
    insert into job (id, name, company_id, lat, lon, is_estimate) values
      (1, 'Confirmed', 9, 29.7, -95.3, false), (2, 'Unconfirmed', 9, null, null, false), (3, 'Only an estimate', 9, null, null, true);
    insert into job_detail (job_id, job_category_id, status_id) values (1, 1, 2), (1, 1, 1), (2, 1, 10), (2, 2, 6), (1, 3, 11), (3, 2, 2);
    insert into product (id, name, category_id, quantity_per_unit, reorder_level, is_discontinued) values
      (1, 'Pebble Gulf Blue', 1, 49, 12, false), (2, 'Abalone', 10, 40, 2, false), (3, 'Plenty', 1, null, 1, false), (4, 'Old blend', 1, null, 5, true), (5, 'No level', 1, null, null, false);
    insert into inventory (product_id, location_id, unit_count, individual_count) values (1, 1, 3, 7), (1, 2, 11, 49), (2, 1, 0, 0), (3, 1, 9, 0), (4, 1, 0, 0), (5, 1, 0, 0)`);
  await database.pool.query(
    `insert into purchase_order (order_name, supplier_id, created_by_id, order_status_id, expected_date) values ('Late', 1, 1, 2, $1), ('Today', 1, 1, 3, $2), ('Late but here', 1, 1, 4, $1)`,
    [addDays(TEST_TODAY, -1), TEST_TODAY],
  );
  await database.pool.query(
    `insert into email_log (recipients, subject, is_sent, status, created_at, resent_at) values
      ('a@b.co', 'Left', true, 'sent', $1, null), ('a@b.co', 'Waits', false, 'waiting', $1, null), ('a@b.co', 'Failed', false, 'failed', $1, null), ('a@b.co', 'Sent again since', false, 'failed', $1, $1), ('a@b.co', 'Six days ago', false, 'failed', $2, null), ('a@b.co', 'A week ago', false, 'failed', $3, null)`,
    [noon(0), noon(6), noon(7)],
  );
  await database.pool.query(
    `insert into change_log (mutation_id, command, user_id, entity, entity_id, at) values
      ('00000000-0000-4000-8000-000000000001', 'updateCustomer', 1, 'customer', 1, $1), ('00000000-0000-4000-8000-000000000001', 'updateCustomer', 1, 'customer', 2, $1),
      ('00000000-0000-4000-8000-000000000002', 'updateCustomer', 1, 'customer', 1, $1)`,
    [noon(2)],
  );
});

describe('adminOverview', () => {
  it('counts active users, open sub-jobs by category, unverified addresses and failed emails of 7 days, with the version of the server [ADM-006]', async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from app_user where is_active',
    );
    const found = await overview();
    expect(found).toMatchObject({
      active_users: rows[0]?.count,
      unverified_addresses: 1,
      failed_mails: 2,
      overdue_orders: 1,
    });
    expect(found.open_sub_jobs).toEqual([
      { category_id: 1, category: 'Gunite', count: 2 },
      { category_id: 2, category: 'Pebble', count: 0 },
      { category_id: 3, category: 'Warranty', count: 1 },
    ]);
    expect(found.server_version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('has every day of two weeks, a mutation counted once however many rows it wrote', async () => {
    const { days } = await overview();
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toMatchObject({ date: TEST_TODAY, mails_sent: 1, mails_failed: 2 });
    expect(days.at(-3)).toEqual({ date: addDays(TEST_TODAY, -2), changes: 2, mails_sent: 0, mails_failed: 0 });
  });

  it('names the stock at or below its reorder level, the emptiest first, without discontinued products', async () => {
    const { low_stock } = await overview();
    expect(low_stock).toEqual({
      count: 3,
      items: [
        { product: 'Abalone', location: expect.any(String), inventory_type_id: 5, total_units: 0, reorder_level: 2 },
        {
          product: 'Pebble Gulf Blue',
          location: expect.any(String),
          inventory_type_id: 5,
          total_units: 3.14,
          reorder_level: 12,
        },
        {
          product: 'Pebble Gulf Blue',
          location: expect.any(String),
          inventory_type_id: 5,
          total_units: 12,
          reorder_level: 12,
        },
      ],
    });
  });

  it("leaves out the inventory without the right to see it, and is refused without the dashboard's code [ADM-003]", async () => {
    await database.pool.query(`insert into user_permission (user_id, category_name, access_level)
      select id, 'INVENTORY', 'none' from app_user where email = 'admin@trowel.test'`);
    expect(await overview('admin')).toMatchObject({ low_stock: null, overdue_orders: null });
    for (const account of ['scheduler', 'office', 'warehouse', 'nobody']) {
      expect((await ask(account, READ)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
