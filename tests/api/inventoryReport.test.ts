import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

const READ = `query ($location: Int!, $type: Int!) { reportInventory(filters: { location_id: $location, inventory_type_id: $type }) {
  rows { product_name category unit_count individual_count total_units order_unit unit_cost inventory_cost reorder_level target_level on_order to_order count_date } totals { inventory_cost }
} }`;

interface Report {
  rows: Record<string, unknown>[];
  totals: { inventory_cost: number };
}

const report = async (location: number, type: number): Promise<Report> =>
  rootOf<Report>(await ask('warehouse', READ, { location, type }), 'reportInventory');

const database = await testDatabase();
const ask = openGraphql(database);
beforeAll(async () => {
  await database.pool.query(`
    insert into vendor (id, name) values (1, 'Granite Wren');
    insert into employee (id, first_name, last_name) values (1, 'Glenda', 'Marchetti');
    insert into product (id, name, category_id, quantity_per_unit, standard_cost, order_unit_id, reorder_level, target_level, minimum_reorder_quantity, is_discontinued) values
      (1, 'Pebble Gulf Blue', 1, 49, 12.5, 1, 12, 40, null, false), (2, 'Quartz Onyx', 3, null, 10, 1, null, null, null, false),
      (3, 'Abalone', 10, 40, 5, 2, 2, 4, 6, false), (4, 'Old blend', 1, 49, 9, 1, null, null, null, true), (5, 'Main Drain', 8, 10, 20, 3, 3, 8, null, false);
    insert into inventory (product_id, location_id, unit_count, individual_count, count_date) values
      (1, 1, 10, 7, '2026-02-01'), (1, 2, 4, 0, '2026-02-20'), (2, 1, 3, 0, null), (3, 2, 1, 20, '2026-02-20'), (4, 1, 0, 0, '2026-02-01'), (5, 1, -1, 0, '2026-02-01');
    insert into purchase_order (id, order_name, supplier_id, created_by_id, mmg_location_id, order_status_id) values
      (1, 'On its way', 1, 1, 2, 2), (2, 'Draft', 1, 1, 2, 1), (3, 'Partly here', 1, 1, 1, 3), (4, 'Given up', 1, 1, 1, 5);
    insert into purchase_order_line_item (purchase_order_id, product_id, quantity, unit_cost, date_received) values
      (1, 1, 5, 10, null), (2, 1, 50, 10, null), (3, 1, 2, 10, null), (3, 1, 7, 10, '2026-02-02'), (4, 1, 90, 10, null)`);
});

describe('reportInventory', () => {
  it('is the stock of one place and report group, in count order, with what is to order [INV-019 INV-022 INV-009]', async () => {
    const { rows, totals } = await report(1, 5);
    expect(rows).toEqual([
      {
        product_name: 'Pebble Gulf Blue',
        category: 'Rock - Standard',
        unit_count: 10,
        individual_count: 7,
        total_units: 10.14,
        order_unit: 'Pallet',
        unit_cost: 12.5,
        inventory_cost: 126.79,
        reorder_level: 12,
        target_level: 40,
        on_order: 2,
        to_order: 0,
        count_date: '2026-02-01',
      },
      {
        product_name: 'Quartz Onyx',
        category: 'Rock - Fine',
        unit_count: 3,
        individual_count: 0,
        total_units: 3,
        order_unit: 'Pallet',
        unit_cost: 10,
        inventory_cost: 30,
        reorder_level: null,
        target_level: null,
        on_order: 0,
        to_order: 0,
        count_date: null,
      },
    ]);
    expect(totals).toEqual({ inventory_cost: 156.79 });
  });

  it('orders up to the target at the reorder level, at least the minimum, less what is under way there [INV-022]', async () => {
    const { rows } = await report(2, 5);
    expect(rows.map(({ product_name, on_order, to_order }) => ({ product_name, on_order, to_order }))).toEqual([
      { product_name: 'Pebble Gulf Blue', on_order: 5, to_order: 31 },
      { product_name: 'Abalone', on_order: 0, to_order: 6 },
    ]);
  });

  it('sums all places per product at location 0 [INV-022 NAV-017]', async () => {
    const { rows } = await report(0, 5);
    expect(rows.find(({ product_name }) => product_name === 'Pebble Gulf Blue')).toMatchObject({
      unit_count: 14,
      individual_count: 7,
      total_units: 14.14,
      on_order: 7,
      count_date: '2026-02-20',
    });
    expect(rows).toHaveLength(3);
  });

  it('shows stock below zero with its negative cost', async () => {
    expect((await report(1, 1)).rows).toMatchObject([{ unit_count: -1, inventory_cost: -20, to_order: 9 }]);
  });

  it('has no rows for a place that does not exist [INV-022]', async () => {
    expect(await report(99, 5)).toEqual({ rows: [], totals: { inventory_cost: 0 } });
  });

  it('needs its own right alone', async () => {
    expect((await ask('crew', READ, { location: 1, type: 5 })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
