import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';

const UPDATE = `mutation ($id: Int!, $it: ProductPatch!) { updateProduct(id: $id, product: $it) { id version quantity_per_unit } }`;
const MANY = `mutation ($ids: [Int!], $values: ProductValues!) { updateProducts(ids: $ids, values: $values) { changed_count } }`;
const UNDO = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';

let product = 0;

const rows = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await database.pool.query<Record<string, unknown>>(statement, values)).rows;
const update = (values: object, account = 'warehouse'): Promise<Answered> =>
  ask(account, UPDATE, { id: product, it: { version: 1, ...values } });
const stock = () =>
  rows('select location_id, unit_count, individual_count from inventory where product_id = $1 order by 1', [product]);
const unit = async () => (await rows('select quantity_per_unit from product where id = $1', [product]))[0];
const movements = () =>
  rows(
    'select location_id, kind, units, individuals, unit_count, individual_count, date::text, reference from inventory_movement where product_id = $1 order by location_id, id',
    [product],
  );

const database = await testDatabase();
const ask = openGraphql(database);
beforeEach(async () => {
  product = Number(
    (
      await rows(
        "insert into product (name, category_id, quantity_per_unit, standard_cost) values ('Beadcrete Azure', 1, 42, 100) returning id",
      )
    )[0]?.id,
  );
  await rows(
    'insert into inventory (product_id, location_id, unit_count, individual_count) values ($1, 1, 12, 0), ($1, 2, 9, 38), ($1, 3, 0, 0)',
    [product],
  );
});

describe('another quantity per unit of a product with stock', () => {
  it('is refused without a word on what the stock means, and nothing is stored [INV-025]', async () => {
    const { errors } = await update({ quantity_per_unit: 56, name: 'Beadcrete Azure 2' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'product_unit_has_stock' });
    expect(errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual(['quantity_per_unit']);
    expect([await unit(), await movements()]).toEqual([{ quantity_per_unit: 42 }, []]);
  });

  it('keeps the same items where that is said: counts in new units, each with its movement [INV-025]', async () => {
    rootOf(await update({ quantity_per_unit: 56, stock_keeps: 'items' }), 'updateProduct');
    expect(await stock()).toEqual([
      { location_id: 1, unit_count: 9, individual_count: 0 },
      { location_id: 2, unit_count: 7, individual_count: 24 },
      { location_id: 3, unit_count: 0, individual_count: 0 },
    ]);
    expect(await movements()).toMatchObject([
      { location_id: 1, kind: 'unit_change', units: -3, individuals: 0, date: TEST_TODAY, reference: '42 → 56' },
      { location_id: 2, kind: 'unit_change', units: -2, individuals: -14, unit_count: 7, individual_count: 24 },
    ]);
  });

  it('keeps the same units where that is said, and the movement tells since when they are larger [INV-025]', async () => {
    rootOf(await update({ quantity_per_unit: 56, stock_keeps: 'units' }), 'updateProduct');
    expect((await stock())[0]).toMatchObject({ unit_count: 12, individual_count: 0 });
    expect((await movements())[0]).toMatchObject({ kind: 'unit_change', units: 0, individuals: 0, unit_count: 12 });
  });

  it('asks nothing while nothing lies anywhere, or the number stays [INV-025]', async () => {
    rootOf(await update({ quantity_per_unit: 42, name: 'Azure' }), 'updateProduct');
    await rows('update inventory set unit_count = 0, individual_count = 0 where product_id = $1', [product]);
    rootOf(await ask('warehouse', UPDATE, { id: product, it: { version: 2, quantity_per_unit: 56 } }), 'updateProduct');
    expect(await movements()).toEqual([]);
  });

  it('is refused for many products at once, and takes no other word [INV-025]', async () => {
    const many = await ask('warehouse', MANY, { ids: [product], values: { quantity_per_unit: 56 } });
    expect(many.errors[0]?.extensions.rule).toBe('product_unit_has_stock');
    const other = await update({ quantity_per_unit: 56, stock_keeps: 'money' });
    expect(other.errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual(['stock_keeps']);
    expect(await unit()).toEqual({ quantity_per_unit: 42 });
  });

  it('is taken back with its counts by one undo, and not once other stock came [INV-025]', async () => {
    const before = await stock();
    const answer = await update({ quantity_per_unit: 56, stock_keeps: 'items' });
    const undone = await ask('warehouse', UNDO, { id: answer.mutation_id });
    expect([undone.errors, await stock(), await unit(), await movements()]).toEqual([
      [],
      before,
      { quantity_per_unit: 42 },
      [],
    ]);
    await rows('update inventory set unit_count = 0, individual_count = 0 where product_id = $1', [product]);
    const quiet = await ask('warehouse', UPDATE, { id: product, it: { version: 3, quantity_per_unit: 56 } });
    expect(quiet.errors).toEqual([]);
    await rows('update inventory set unit_count = 5 where product_id = $1 and location_id = 3', [product]);
    const late = await ask('warehouse', UNDO, { id: quiet.mutation_id });
    expect(late.errors[0]?.extensions.rule).toBe('product_unit_undo');
    expect(await unit()).toEqual({ quantity_per_unit: 56 });
  });
});
