import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_TODAY } from '../support/clock';
import { testDatabase, type FreshDatabase } from '../support/database';

const base = await testDatabase();
const demo = await testDatabase('demo');
beforeAll(async () => {
  await base.pool.query("insert into vendor (id, name) values (1, 'Granite Wren')");
  await base.pool.query(
    "insert into product (id, name, category_id, product_code) values (1, 'Pebble Gulf Blue', 1, 'RST-100')",
  );
  await base.pool.query("insert into employee (id, first_name, last_name) values (1, 'Glenda', 'Marchetti')");
  await base.pool.query(
    "insert into purchase_order (id, order_name, supplier_id, created_by_id) values (1, 'Restock', 1, 1)",
  );
  await base.pool.query(
    "insert into inventory_relocation_order (id, order_number, order_name, from_inventory_location_id, to_inventory_location_id) values (1, 'RO-00001', 'North', 1, 2)",
  );
});

const rows = async (database: FreshDatabase, statement: string): Promise<Record<string, string | number>[]> =>
  (await database.pool.query<Record<string, string | number>>(statement)).rows;

/** The constraint that refuses a statement, null when it is taken. */
const refusal = async (statement: string): Promise<string | null> => {
  try {
    await base.pool.query(statement);
    return null;
  } catch (error) {
    return error instanceof pg.DatabaseError ? (error.constraint ?? error.column ?? error.message) : String(error);
  }
};

describe('the lists of the inventory', () => {
  it('are the five report groups by id and keycode [INV-011 INV-021]', async () => {
    expect(
      (await rows(base, 'select id, keycode, name from lookup_inventory_type order by id')).map(
        ({ id, keycode, name }) => `${id} ${keycode} ${name}`,
      ),
    ).toEqual([
      '1 DRAINS Drains',
      '2 BEADCRETE Beadcrete',
      '3 PIGMENT Pigment',
      '4 PT_WAREHOUSE PT-Warehouse',
      '5 ROCK Rock',
    ]);
  });

  it('have categories with the three rocks first and the pigments last, each with its report group [INV-020 INV-021]', async () => {
    expect(
      (
        await rows(
          base,
          'select description, count_order from lookup_product_category where count_order is not null order by count_order',
        )
      ).map(({ description, count_order }) => `${count_order} ${description}`),
    ).toEqual([
      '1 Rock - Standard',
      '2 Rock - Small',
      '3 Rock - Fine',
      '901 Additive',
      '902 Pigment',
      '903 Pigment (other)',
    ]);
    expect(
      (await rows(base, 'select description from lookup_product_category where count_order is null order by 1')).map(
        ({ description }) => description,
      ),
    ).toEqual(['Beadcrete', 'Drains', 'Fittings', 'Rock - Specialty']);
    const groups = await rows(
      base,
      "select t.keycode, string_agg(c.description, ', ' order by c.description) as categories from lookup_product_category c left join lookup_inventory_type t on t.id = c.inventory_type_id group by 1 order by 1",
    );
    expect(groups.map(({ keycode, categories }) => `${keycode}: ${categories}`)).toEqual([
      'BEADCRETE: Beadcrete',
      'DRAINS: Drains',
      'PIGMENT: Pigment, Pigment (other)',
      'PT_WAREHOUSE: Additive, Fittings',
      'ROCK: Rock - Fine, Rock - Small, Rock - Specialty, Rock - Standard',
    ]);
  });

  it('have the statuses of orders', async () => {
    const names = async (table: string) =>
      (await rows(base, `select id, name from ${table} order by id`)).map(({ id, name }) => `${id} ${name}`);
    expect(await names('lookup_purchase_order_status')).toEqual([
      '1 Draft',
      '2 Ordered',
      '3 Partially Received',
      '4 Received',
      '5 Cancelled',
    ]);
    expect(await names('lookup_relocation_order_status')).toEqual([
      '1 Draft',
      '2 Shipped',
      '3 Received',
      '4 Cancelled',
    ]);
  });

  it('have one main place, and refuse a second one', async () => {
    expect(await rows(base, 'select id from lookup_inventory_location where is_main')).toEqual([{ id: 1 }]);
    expect(await refusal('update lookup_inventory_location set is_main = true where id = 2')).toBe(
      'lookup_inventory_location_is_main_key',
    );
  });
});

describe('the tables of the inventory', () => {
  it.each([
    ['a product without a name', "insert into product (name, category_id) values (' ', 1)", 'product_name_not_blank'],
    ['a product without a category', "insert into product (name) values ('Sand')", 'category_id'],
    [
      'a product code twice, whatever its case',
      "insert into product (name, category_id, product_code) values ('Sand', 1, 'rst-100')",
      'product_product_code_key',
    ],
    [
      'no item in an order unit',
      "insert into product (name, category_id, quantity_per_unit) values ('Sand', 1, 0)",
      'product_quantity_per_unit_range',
    ],
    [
      'a cost below zero',
      "insert into product (name, category_id, standard_cost) values ('Sand', 1, -0.01)",
      'product_standard_cost_range',
    ],
    [
      'a discount above 100',
      "insert into product (name, category_id, discount) values ('Sand', 1, 100.01)",
      'product_discount_range',
    ],
    [
      'an order without a name',
      "insert into purchase_order (order_name, supplier_id, created_by_id) values ('', 1, 1)",
      'purchase_order_order_name_not_blank',
    ],
    [
      'a line of nothing',
      'insert into purchase_order_line_item (purchase_order_id, product_id, quantity, unit_cost) values (1, 1, 0, 5)',
      'purchase_order_line_item_quantity_range',
    ],
    [
      'a line for nothing',
      'insert into purchase_order_line_item (purchase_order_id, product_id, quantity, unit_cost) values (1, 1, 1, 0)',
      'purchase_order_line_item_unit_cost_range',
    ],
    [
      'a relocation to the same place',
      "insert into inventory_relocation_order (order_number, order_name, from_inventory_location_id, to_inventory_location_id) values ('RO-00002', 'A', 1, 1)",
      'inventory_relocation_order_to_inventory_location_id_differs',
    ],
    [
      'an order number twice',
      "insert into inventory_relocation_order (order_number, order_name, from_inventory_location_id, to_inventory_location_id) values ('RO-00001', 'A', 1, 2)",
      'inventory_relocation_order_order_number_key',
    ],
    [
      'a shipment of nothing',
      'insert into shipment_item (inventory_relocation_order_id, product_id, quantity_of_order_units) values (1, 1, 0)',
      'shipment_item_quantity_given',
    ],
    [
      'a movement of an unknown kind',
      "insert into inventory_movement (product_id, location_id, kind, unit_count, individual_count, date) values (1, 1, 'theft', 0, 0, '2026-03-01')",
      'inventory_movement_kind_known',
    ],
  ])('refuse %s', async (_what, statement, constraint) => {
    expect(await refusal(statement)).toBe(constraint);
  });

  it('keep one stock row for a product in a place', async () => {
    expect(await refusal('insert into inventory (product_id, location_id) values (1, 1)')).toBeNull();
    expect(await refusal('insert into inventory (product_id, location_id) values (1, 1)')).toBe(
      'inventory_product_id_location_id_key',
    );
    expect(await refusal('insert into inventory (product_id, location_id) values (1, 2)')).toBeNull();
  });

  it('send a notification to a path of ours alone', async () => {
    const [user] = await rows(base, 'select min(id) as id from app_user');
    const notify = (url: string) =>
      refusal(
        `insert into notification (notified_user_id, notification_text, action_url) values (${user?.id}, 'Reorder', '${url}')`,
      );
    expect(await notify('/reports/inventory/1/5')).toBeNull();
    expect(await notify('https://elsewhere.example')).toBe('notification_action_url_own');
    expect(await notify('//elsewhere.example')).toBe('notification_action_url_own');
  });
});

describe('the stock of the demo', () => {
  it('is what its movements add up to, the last one saying what lies there', async () => {
    expect(
      await rows(
        demo,
        `select s.id from inventory s join (
      select product_id, location_id, sum(units) as units, sum(individuals) as singles, (array_agg(unit_count order by id desc))[1] as last, max(date) filter (where kind = 'count') as counted
      from inventory_movement where is_applied group by 1, 2) m using (product_id, location_id) join product p on p.id = s.product_id
      where m.last <> s.unit_count or m.counted <> s.count_date or m.units * p.quantity_per_unit + m.singles <> s.unit_count * p.quantity_per_unit + s.individual_count`,
      ),
    ).toEqual([]);
    expect((await rows(demo, 'select id from inventory')).length).toBeGreaterThan(100);
  });

  it('was received with orders in every status, some late, some relocated', async () => {
    expect(
      (await rows(demo, 'select distinct order_status_id as id from purchase_order order by 1')).map(({ id }) => id),
    ).toEqual([1, 2, 3, 4, 5]);
    expect(
      (await rows(demo, 'select distinct order_status_id as id from inventory_relocation_order order by 1')).map(
        ({ id }) => id,
      ),
    ).toEqual([1, 2, 3, 4]);
    expect(
      (
        await rows(
          demo,
          `select id from purchase_order where order_status_id in (2, 3) and expected_date < '${TEST_TODAY}'`,
        )
      ).length,
    ).toBeGreaterThan(0);
    expect(
      await rows(
        demo,
        `select o.id from purchase_order o join (select purchase_order_id as id, bool_and(date_received is not null) as all_here, bool_or(date_received is not null) as some_here from purchase_order_line_item group by 1) l using (id)
      where (order_status_id = 4 and not all_here) or (order_status_id = 3 and (all_here or not some_here)) or (order_status_id in (1, 2) and some_here)`,
      ),
    ).toEqual([]);
    expect(await rows(demo, `select id from inventory_movement where date > '${TEST_TODAY}'`)).toEqual([]);
  });
});
