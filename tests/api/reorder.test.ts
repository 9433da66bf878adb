import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';

const LIST = `{ reorderList { product_id product_name location_id location_name vendor_name total_units on_order to_order } }`;
const MAKE = `mutation ($by: Int!, $lines: [ReorderLineInput!]!) { createReorders(created_by_id: $by, lines: $lines) { mutation_id order_ids } }`;

interface Line {
  product_id: number;
  product_name: string;
  location_id: number;
  on_order: number;
  to_order: number;
}

let employee = 0;
const vendors: number[] = [];

const rows = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await database.pool.query<Record<string, unknown>>(statement, values)).rows;
const idOf = async (statement: string, values: unknown[] = []): Promise<number> =>
  Number((await rows(`${statement} returning id`, values))[0]?.id);
const aProduct = async (name: string, category: number, vendor: number | null, cost: number | null = 12.5) =>
  idOf(
    'insert into product (name, category_id, supplier_id, quantity_per_unit, standard_cost, reorder_level, target_level) values ($1, $2, $3, 49, $4, 4, 10)',
    [name, category, vendor, cost],
  );
const stock = (product: number, location: number, units: number) =>
  rows('insert into inventory (product_id, location_id, unit_count) values ($1, $2, $3)', [product, location, units]);
const list = async (): Promise<Line[]> => rootOf<Line[]>(await ask('warehouse', LIST), 'reorderList');
const make = (lines: readonly Line[], account = 'warehouse', by = ask): Promise<Answered> =>
  by(account, MAKE, {
    by: employee,
    lines: lines.map(({ product_id, location_id, on_order, to_order }) => ({
      product_id,
      location_id,
      on_order,
      quantity: to_order,
    })),
  });
const orders = () =>
  rows(`select o.supplier_id, o.mmg_location_id, o.order_status_id, l.product_id, l.quantity, l.items_per_unit, l.unit_cost::float
    from purchase_order o join purchase_order_line_item l on l.purchase_order_id = o.id where o.deleted_at is null order by o.id, l.id`);

const database = await testDatabase();
const ask = openGraphql(database);
beforeAll(async () => {
  employee = await idOf("insert into employee (first_name, last_name) values ('Glenda', 'Ruiz')");
  for (const name of ['Gulf Pool Supply', 'Brazos Aggregates'])
    vendors.push(await idOf('insert into vendor (name) values ($1)', [name]));
});
beforeEach(async () => {
  await rows('delete from purchase_order');
  await rows('delete from inventory');
  await rows('update product set is_discontinued = true');
});

describe('what to order', () => {
  it('is one list over places and categories, of which one write makes an order for each vendor and place [INV-022 PO-009]', async () => {
    const [gulf, brazos] = vendors;
    const blue = await aProduct('Gulf Blue', 1, gulf ?? 0);
    const drain = await aProduct('Main Drain', 2, gulf ?? 0);
    const rock = await aProduct('River Rock', 3, brazos ?? 0);
    await stock(blue, 1, 2);
    await stock(blue, 2, 9);
    await stock(drain, 1, 0);
    await stock(drain, 2, 1);
    await stock(rock, 1, 4);
    const found = await list();
    expect(found).toMatchObject([
      { product_id: rock, location_id: 1, vendor_name: 'Brazos Aggregates', total_units: 4, on_order: 0, to_order: 6 },
      { product_id: drain, location_id: 2, vendor_name: 'Gulf Pool Supply', to_order: 9 },
      { product_id: blue, location_id: 1, to_order: 8 },
      { product_id: drain, location_id: 1, to_order: 10 },
    ]);
    const answer = await make(found);
    expect(rootOf<{ order_ids: number[] }>(answer, 'createReorders').order_ids).toHaveLength(3);
    expect(await orders()).toEqual([
      {
        supplier_id: brazos,
        mmg_location_id: 1,
        order_status_id: 1,
        product_id: rock,
        quantity: 6,
        items_per_unit: 49,
        unit_cost: 12.5,
      },
      {
        supplier_id: gulf,
        mmg_location_id: 2,
        order_status_id: 1,
        product_id: drain,
        quantity: 9,
        items_per_unit: 49,
        unit_cost: 12.5,
      },
      {
        supplier_id: gulf,
        mmg_location_id: 1,
        order_status_id: 1,
        product_id: blue,
        quantity: 8,
        items_per_unit: 49,
        unit_cost: 12.5,
      },
      {
        supplier_id: gulf,
        mmg_location_id: 1,
        order_status_id: 1,
        product_id: drain,
        quantity: 10,
        items_per_unit: 49,
        unit_cost: 12.5,
      },
    ]);
    expect(await list()).toEqual([]);
    const undone = await ask('warehouse', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: answer.mutation_id,
    });
    expect([undone.errors, await orders()]).toEqual([[], []]);
    expect(await list()).toEqual(found);
  });

  it('is ordered once by two at once: the second is told to look again [INV-022]', async () => {
    await stock(await aProduct('Gulf Blue', 1, vendors[0] ?? 0), 1, 2);
    const found = await list();
    const answers = await Promise.all([make(found), make(found, 'admin')]);
    const rules = answers.map(({ errors }) => errors[0]?.extensions.rule ?? 'made');
    expect([rules.includes('made'), rules.includes('reorder_moved_on')]).toEqual([true, true]);
    expect(await orders()).toHaveLength(1);
  });

  it.each([
    ['vendor', null, 12.5, 'reorder_without_vendor'],
    ['cost', 0, null, 'reorder_without_cost'],
  ])('names a product without a %s, and makes nothing [INV-022]', async (_what, vendor, cost, rule) => {
    await stock(await aProduct('Gulf Blue', 1, vendors[0] ?? 0), 1, 2);
    await stock(await aProduct('Other', 1, vendor === null ? null : (vendors[vendor] ?? 0), cost), 1, 2);
    const { errors } = await make(await list());
    expect([errors[0]?.extensions.rule, await orders()]).toEqual([rule, []]);
  });

  it('is made by who may edit the inventory alone [PO-008]', async () => {
    await stock(await aProduct('Gulf Blue', 1, vendors[0] ?? 0), 1, 2);
    expect((await make(await list(), 'estimator')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is told to a role that sees no costs, and orders are made of it [INV-022 USR-018]', async () => {
    const WITH_COSTS = '{ reorderList { product_id product_name location_id on_order to_order category unit_cost } }';
    await stock(await aProduct('Gulf Blue', 1, vendors[0] ?? 0), 1, 2);
    const seen = rootOf<Line[]>(await ask('warehouse', WITH_COSTS), 'reorderList');
    expect(seen).toMatchObject([{ unit_cost: 12.5, category: expect.any(String), to_order: 8 }]);
    await rows(
      `insert into role_field_limit (role_id, entity, field, access)
       select role_id, e, f, 'hidden' from app_user, (values ('product', 'standard_cost'), ('lookup_product_category', 'description')) v (e, f)
       where email = 'warehouse@trowel.test'`,
    );
    invalidateActors();
    try {
      const limited = openGraphql(database);
      const lines = rootOf<Line[]>(await limited('warehouse', WITH_COSTS), 'reorderList');
      expect(lines).toEqual(seen.map((line) => ({ ...line, category: null, unit_cost: null })));
      expect((await make(lines, 'warehouse', limited)).errors).toEqual([]);
      expect(await orders()).toMatchObject([{ quantity: 8, unit_cost: 12.5 }]);
    } finally {
      await rows('delete from role_field_limit');
      invalidateActors();
    }
  });
});
