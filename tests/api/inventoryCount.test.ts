import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { limitsTold } from '../../domain/access/fieldLimits';
import { reachOfUser } from '../../domain/access/narrowResource';
import { PERMISSIONS } from '../../domain/access/permissions';
import { addDays } from '../../domain/civilDate';
import { invalidateActors } from '../../server/access/actor';
import { countCallsFor } from '../../src/inventory/data/countQueries';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';

const READ = `{ inventoryCountQuery {
  lookupInventoryLocation { id name address is_main } lookupInventoryType { id name keycode } lookupProductCategory { id name description count_order inventory_type_id }
  inventory { id version product { id name description category { id description } } location { id name } count_date unit_count individual_count total_units inventory_cost last_unit_count changed_by }
} }`;
const SAVE = `mutation ($inventory: InventoryInput!) { updateInventory(inventory: $inventory) { id version count_date unit_count individual_count total_units inventory_cost last_unit_count } }`;

interface Stock {
  id: number;
  version: number;
  product: { id: number; name: string };
  location: { id: number };
  count_date: string | null;
  unit_count: number;
  individual_count: number;
  total_units: number;
  inventory_cost: number;
}
interface Read {
  lookupInventoryLocation: { name: string; address: string }[];
  lookupInventoryType: object[];
  lookupProductCategory: object[];
  inventory: Stock[];
}

let product = 0;
let stock: Stock;

const rows = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await database.pool.query<Record<string, unknown>>(statement, values)).rows;
const read = async (account = 'warehouse'): Promise<Read> =>
  rootOf<Read>(await ask(account, READ), 'inventoryCountQuery');
const stockOf = async (id: number): Promise<Stock | undefined> => (await read()).inventory.find((row) => row.id === id);
const counted = (more: object = {}) => ({
  id: stock.id,
  version: stock.version,
  product: { id: product, name: 'anything' },
  location: { id: 1 },
  count_date: TEST_TODAY,
  unit_count: 8,
  individual_count: 3,
  ...more,
});
const save = (account: string, more: object = {}, key?: string) =>
  ask(account, SAVE, { inventory: { update_date: TEST_TODAY, rows: [counted(more)] } }, key);
const countsIn = async () =>
  rows(
    "select units, individuals, unit_count, individual_count, date::text, created_by from inventory_movement where product_id = $1 and kind = 'count' order by id",
    [product],
  );

const database = await testDatabase();
const ask = openGraphql(database);
beforeEach(async () => {
  const [made] = await rows(
    "insert into product (name, category_id, quantity_per_unit, standard_cost, reorder_level) values ('Pebble Gulf Blue', 1, 49, 12.5, 6) returning id",
  );
  product = Number(made?.id);
  await rows(
    "insert into inventory (product_id, location_id, unit_count, individual_count, count_date) values ($1, 1, 10, 7, '2026-01-05')",
    [product],
  );
  const found = (await read()).inventory.find((row) => row.product.id === product);
  if (!found) throw new Error('the stock row is not answered');
  stock = found;
});

describe('a new product', () => {
  it('can be counted at once, at each place, and what is discontinued at none [INV-024 INV-023]', async () => {
    const CREATE = 'mutation ($product: ProductInput!) { createProduct(product: $product) { id } }';
    const make = async (more: object) =>
      rootOf<{ id: number }>(
        await ask('warehouse', CREATE, { product: { name: 'Pebble Nova', category_id: 1, ...more } }),
        'createProduct',
      ).id;
    const [id, gone] = [await make({}), await make({ name: 'Pebble Gone', is_discontinued: true })];
    const [first] = await Promise.all([read(), read()]);
    const mine = first.inventory.filter((row) => row.product.id === id);
    const places = await rows('select id from lookup_inventory_location where is_active order by id');
    expect(mine.map((row) => row.location.id)).toEqual(places.map((place) => place.id));
    expect(mine.map(({ unit_count, count_date }) => [unit_count, count_date])).toEqual(places.map(() => [0, null]));
    expect(first.inventory.some((row) => row.product.id === gone)).toBe(false);

    const last = mine.at(-1);
    const saved = await ask('warehouse', SAVE, {
      inventory: {
        update_date: TEST_TODAY,
        rows: [
          {
            id: last?.id,
            version: last?.version,
            product: { id },
            location: { id: last?.location.id },
            count_date: TEST_TODAY,
            unit_count: 4,
            individual_count: 0,
          },
        ],
      },
    });
    expect(rootOf<Stock[]>(saved, 'updateInventory')).toMatchObject([{ id: last?.id, unit_count: 4 }]);
  });
});

describe('inventoryCountQuery', () => {
  it('answers every product of a store that has more than a hundred [INV-024]', async () => {
    await rows("insert into product (name, category_id) select 'Many ' || n, 1 from generate_series(1, 130) n");
    const here = (await read()).inventory.filter((row) => row.location.id === 1);
    expect(here.filter((row) => row.product.name.startsWith('Many '))).toHaveLength(130);
    await rows("update product set is_discontinued = true where name like 'Many %'");
  });

  it('answers the lists and the stock, with totals that the server computes [INV-010 INV-014 INV-021]', async () => {
    const answer = await read();
    expect(answer.lookupInventoryLocation).toContainEqual(
      expect.objectContaining({
        name: 'Houston',
        address: '11850 Brittmoore Yard Rd, Houston, TX 77041',
        is_main: true,
      }),
    );
    expect(answer.lookupInventoryType).toContainEqual({ id: 4, name: 'PT-Warehouse', keycode: 'PT_WAREHOUSE' });
    expect(answer.lookupProductCategory).toContainEqual({
      id: 3,
      name: 'Rock - Fine',
      description: 'Rock - Fine',
      count_order: 3,
      inventory_type_id: 5,
    });
    expect(stock).toMatchObject({
      product: { name: 'Pebble Gulf Blue', category: { description: 'Rock - Standard' } },
      location: { name: 'Houston' },
      unit_count: 10,
      individual_count: 7,
      count_date: '2026-01-05',
      total_units: 10.14,
      inventory_cost: 126.79,
    });
  });

  it('needs the right to see the inventory', async () => {
    expect((await ask('crew', READ)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('leaves out a discontinued product once nothing is left of it', async () => {
    await rows('update product set is_discontinued = true where id = $1', [product]);
    expect(await stockOf(stock.id)).toBeDefined();
    await rows('update inventory set unit_count = 0, individual_count = 0 where id = $1', [stock.id]);
    expect(await stockOf(stock.id)).toBeUndefined();
  });
});

describe('updateInventory', () => {
  it('stores the counts with their date as sent, and answers the rows [INV-015 INV-023]', async () => {
    const date = addDays(TEST_TODAY, -1);
    expect((await save('warehouse', { count_date: date })).data).toEqual({
      updateInventory: [
        {
          id: stock.id,
          version: stock.version + 1,
          count_date: date,
          unit_count: 8,
          individual_count: 3,
          total_units: 8.06,
          inventory_cost: 100.77,
          last_unit_count: 8,
        },
      ],
    });
    const [user] = await rows("select id from app_user where email = 'warehouse@trowel.test'");
    expect(await countsIn()).toEqual([
      { units: -2, individuals: -4, unit_count: 8, individual_count: 3, date, created_by: user?.id },
    ]);
  });

  it('makes the stock row of a product that lay nowhere yet', async () => {
    const { data } = await save('warehouse', { id: null, version: 0, location: { id: 2 } });
    expect(data).toMatchObject({ updateInventory: [{ unit_count: 8 }] });
    expect(
      await rows('select location_id from inventory where product_id = $1 and unit_count <> 0 order by 1', [product]),
    ).toEqual([{ location_id: 1 }, { location_id: 2 }]);
  });

  it.each([
    ['without the right to edit the inventory [INV-007 AUTH-034]', 'estimator', {}, 'FORBIDDEN'],
    ['of a part of a unit [INV-012]', 'warehouse', { unit_count: 1.5 }, 'BAD_USER_INPUT'],
    ['of a number too large', 'warehouse', { unit_count: 3_000_000_000 }, 'BAD_USER_INPUT'],
    ['without a date [INV-012]', 'warehouse', { count_date: null }, 'BAD_USER_INPUT'],
    ['of a day that does not exist', 'warehouse', { count_date: '2026-02-30' }, 'BAD_USER_INPUT'],
    ['of an unknown product', 'warehouse', { product: { id: 999_999 }, id: null, version: 0 }, 'BAD_USER_INPUT'],
    ['without a product [INV-012]', 'warehouse', { product: null }, 'BAD_USER_INPUT'],
    ['without a place [INV-012]', 'warehouse', { location: null }, 'BAD_USER_INPUT'],
    ['with a total of its own [INV-021]', 'warehouse', { total_units: 9 }, 'BAD_USER_INPUT'],
  ])('refuses a count %s, and keeps the stock', async (_what, account, more, code) => {
    expect((await save(account, more)).errors[0]?.extensions.code).toBe(code);
    expect(await stockOf(stock.id)).toMatchObject({ unit_count: 10, version: stock.version });
    expect(await countsIn()).toEqual([]);
  });

  it('refuses a count of tomorrow and an Update Date of tomorrow, and names the field [INV-012 INV-023]', async () => {
    const tomorrow = addDays(TEST_TODAY, 1);
    expect((await save('warehouse', { count_date: tomorrow })).errors[0]?.extensions.fields).toMatchObject([
      { path: 'rows.0.count_date', message: 'Must be a valid date.' },
    ]);
    const late = await ask('warehouse', SAVE, { inventory: { update_date: tomorrow, rows: [] } });
    expect(late.errors[0]?.extensions.fields).toMatchObject([
      { path: 'update_date', message: 'Must be a valid date.' },
    ]);
    const none = await ask('warehouse', SAVE, { inventory: { rows: [] } });
    expect(none.errors[0]?.extensions.fields).toMatchObject([
      { path: 'update_date', message: 'Update date is required' },
    ]);
  });

  it('takes all rows or none', async () => {
    const good = counted();
    const { errors } = await ask('warehouse', SAVE, {
      inventory: { update_date: TEST_TODAY, rows: [good, counted({ location: { id: 77 }, id: null, version: 0 })] },
    });
    expect(errors).toHaveLength(1);
    expect(await stockOf(stock.id)).toMatchObject({ unit_count: 10 });
  });
});

describe('two counters at once', () => {
  it('never lose a count: one is stored, the others are told what it is and whose [INV-023]', async () => {
    const answers = await Promise.all(
      [11, 12, 13, 14, 15, 16].map((unit_count) => save(unit_count % 2 ? 'warehouse' : 'admin', { unit_count })),
    );
    const stored = answers.flatMap(({ data }) =>
      data ? [rootOf<Stock[]>({ data, errors: [], status: 200, mutation_id: null }, 'updateInventory')[0]] : [],
    );
    expect(stored).toHaveLength(1);
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(Array.from({ length: 5 }, () => 'CONFLICT'));
    for (const { extensions } of refused) {
      expect(extensions.current).toEqual([
        expect.objectContaining({
          id: stock.id,
          unit_count: stored[0]?.unit_count,
          version: stock.version + 1,
          changed_by: expect.stringMatching(/^\w+ \w+$/),
        }),
      ]);
    }
    expect(await countsIn()).toHaveLength(1);
    expect(await stockOf(stock.id)).toMatchObject({ unit_count: stored[0]?.unit_count });
  });

  it('are told of each other what is counted and nothing of costs, nor what their role does not see [USR-017 USR-018]', async () => {
    await rows(
      `insert into role_field_limit (role_id, entity, field, access)
       select role_id, 'inventory', 'count_date', 'hidden' from app_user where email = 'warehouse@trowel.test' on conflict do nothing`,
    );
    invalidateActors();
    await save('admin', { unit_count: 11 });
    const limited = openGraphql(database);
    const inventory = { update_date: TEST_TODAY, rows: [counted({ unit_count: 12 })] };
    const [refused] = (await limited('warehouse', SAVE, { inventory })).errors;
    expect(refused?.extensions.code).toBe('CONFLICT');
    expect(refused?.extensions.current).toEqual([
      {
        id: stock.id,
        version: expect.any(Number),
        unit_count: 11,
        individual_count: expect.any(Number),
        count_date: null,
        changed_by: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    await rows("delete from role_field_limit where entity = 'inventory'");
    invalidateActors();
  });

  it('of a product that lay nowhere yet make one row', async () => {
    const answers = await Promise.all(
      [21, 22, 23, 24].map((unit_count) =>
        save('warehouse', { id: null, version: 0, location: { id: 3 }, unit_count }),
      ),
    );
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code)))).toEqual(
      new Set(['CONFLICT']),
    );
    expect(
      await rows('select count(*)::int as rows from inventory where product_id = $1 and location_id = 3', [product]),
    ).toEqual([{ rows: 1 }]);
  });

  it('who found the same do not disturb each other', async () => {
    const answers = await Promise.all([save('warehouse'), save('admin')]);
    expect(answers.map(({ errors }) => errors)).toEqual([[], []]);
    expect(await countsIn()).toHaveLength(1);
  });

  it('of many rows in opposite order wait for each other and do not deadlock', async () => {
    const more: Stock[] = [];
    for (let index = 0; index < 6; index += 1) {
      const [made] = await rows("insert into product (name, category_id) values ('Sand', 1) returning id");
      await rows('insert into inventory (product_id, location_id) values ($1, 1)', [made?.id]);
    }
    more.push(
      ...(await read()).inventory.filter(({ product: { name }, location }) => name === 'Sand' && location.id === 1),
    );
    const sheet = (units: number) =>
      more.map((row) => ({
        id: row.id,
        version: row.version,
        product: { id: row.product.id },
        location: { id: 1 },
        count_date: TEST_TODAY,
        unit_count: units,
        individual_count: 0,
      }));
    const both = await Promise.all([
      ask('warehouse', SAVE, { inventory: { update_date: TEST_TODAY, rows: sheet(5) } }),
      ask('admin', SAVE, { inventory: { update_date: TEST_TODAY, rows: sheet(6).toReversed() } }),
    ]);
    expect(new Set(both.map(({ data, errors }) => (data ? 'stored' : errors[0]?.extensions.code)))).toEqual(
      new Set(['CONFLICT', 'stored']),
    );
    expect(both.find(({ data }) => !data)?.errors[0]?.extensions.current).toHaveLength(more.length);
  });
});

describe('a count saved twice', () => {
  it('under one Idempotency-Key counts once and answers the same', async () => {
    const key = randomUUID();
    const [first, second] = [await save('warehouse', {}, key), await save('warehouse', {}, key)];
    expect(first.errors).toEqual([]);
    expect(second).toEqual(first);
    expect(await countsIn()).toHaveLength(1);
  });

  it('can be taken back as a whole, with its movement', async () => {
    const { mutation_id } = await save('warehouse');
    expect(
      (await ask('warehouse', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: mutation_id }))
        .errors,
    ).toEqual([]);
    expect(await stockOf(stock.id)).toMatchObject({ unit_count: 10, individual_count: 7, count_date: '2026-01-05' });
    expect(await countsIn()).toEqual([]);
  });
});

describe('a count that falls to the reorder level', () => {
  const told = async () =>
    rows(
      "select u.email, n.notification_text, n.action_url from notification n join app_user u on u.id = n.notified_user_id where notification_text like 'Reorder%' order by n.id",
    );

  it('is told once to the others who edit the inventory, and stays told when the count is taken back', async () => {
    await rows('delete from notification');
    const { mutation_id } = await save('warehouse', { unit_count: 5 });
    const notices = await told();
    expect(notices.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['admin@trowel.test', 'manager@trowel.test']),
    );
    expect(notices.map(({ email }) => email)).not.toContain('warehouse@trowel.test');
    expect(notices[0]).toMatchObject({
      notification_text: 'Reorder: Pebble Gulf Blue at Houston',
      action_url: '/reports/inventory/1/5',
    });
    await rows('update notification set is_read = true');
    expect(
      (await ask('warehouse', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: mutation_id }))
        .errors,
    ).toEqual([]);
    expect(await told()).toHaveLength(notices.length);
  });
});

/** What the sheet does without, each by itself or all at once. */
const WITHOUT = [
  'product.product_code',
  'product.description',
  'product.quantity_per_unit',
  'product.order_unit_id',
  'product.standard_cost',
  'product.category_id',
  'lookup_product_category.description',
  'lookup_product_category.count_order',
  'lookup_product_category.is_active',
  'lookup_inventory_location.is_active',
];

describe('the sheet of a role that is kept from some columns', () => {
  it.each([[['product.standard_cost', 'product.product_code']], [WITHOUT]])(
    'is there without %s, and counts are saved on it [INV-001 USR-018]',
    async (hidden_fields) => {
      await rows(
        `insert into role_field_limit (role_id, entity, field, access)
         select role_id, split_part(k, '.', 1), split_part(k, '.', 2), 'hidden' from app_user, unnest($1::text[]) k where email = 'warehouse@trowel.test'`,
        [hidden_fields],
      );
      invalidateActors();
      try {
        const calls = countCallsFor(reachOfUser(new Set(PERMISSIONS), limitsTold({ hidden_fields })));
        const limited = openGraphql(database);
        const read = await limited('warehouse', calls.read.text);
        expect(read.errors).toEqual([]);
        expect(rootOf<{ inventory: object[] }>(read, 'inventoryCountQuery').inventory.length).toBeGreaterThan(0);
        const saved = await limited('warehouse', calls.save.text, {
          inventory: { update_date: TEST_TODAY, rows: [counted({ unit_count: 77 })] },
        });
        expect(rootOf(saved, 'updateInventory')).toMatchObject([{ unit_count: 77 }]);
      } finally {
        await rows('delete from role_field_limit');
        invalidateActors();
      }
    },
  );
});
