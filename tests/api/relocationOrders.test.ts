import { beforeEach, describe, expect, it } from 'vitest';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';

const ORDER = `id version order_name order_number order_status_id remarks shipped_date received_date
  from_inventory_location { id name address } to_inventory_location { id name address }
  shipment_items { id product_id order_unit_type_id quantity_of_order_units items_per_order_unit quantity_of_single_units item_unit_type_id item_weight }`;
const CREATE = `mutation ($it: InventoryRelocationOrderInput!) { createInventoryRelocationOrder(inventoryRelocationOrder: $it) { ${ORDER} } }`;
const UPDATE = `mutation ($id: Int!, $it: InventoryRelocationOrderPatch!) { updateInventoryRelocationOrder(id: $id, inventoryRelocationOrder: $it) { ${ORDER} } }`;

interface Item {
  id: number;
  product_id: number;
  quantity_of_order_units: number | null;
  quantity_of_single_units: number | null;
}
interface Order {
  id: number;
  version: number;
  order_name: string;
  order_number: string;
  order_status_id: number;
  remarks: string | null;
  from_inventory_location: { id: number };
  to_inventory_location: { id: number };
  shipment_items: Item[];
}

let product = 0;

const rows = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await database.pool.query<Record<string, unknown>>(statement, values)).rows;
const item = (more: object = {}) => ({
  product: { id: product },
  quantity_of_order_units: 3,
  quantity_of_single_units: 5,
  ...more,
});
const values = (more: object = {}) => ({
  order_name: 'To Conroe',
  from_inventory_location: { id: 1 },
  to_inventory_location: { id: 2 },
  shipment_items: [item()],
  ...more,
});
const create = (more: object = {}, account = 'warehouse') => ask(account, CREATE, { it: values(more) });
const draft = async (more: object = {}): Promise<Order> =>
  rootOf<Order>(await create(more), 'createInventoryRelocationOrder');
const update = (
  { id, version, order_name, remarks, from_inventory_location, to_inventory_location, shipment_items }: Order,
  more: object = {},
  account = 'warehouse',
): Promise<Answered> =>
  ask(account, UPDATE, {
    id,
    it: {
      version,
      order_name,
      remarks,
      from_inventory_location: { id: from_inventory_location.id },
      to_inventory_location: { id: to_inventory_location.id },
      shipment_items: shipment_items.map((one) =>
        item({
          id: one.id,
          product: { id: one.product_id },
          quantity_of_order_units: one.quantity_of_order_units,
          quantity_of_single_units: one.quantity_of_single_units,
        }),
      ),
      ...more,
    },
  });
const saved = (answer: Answered): Order => rootOf<Order>(answer, 'updateInventoryRelocationOrder');
const to = async (order: Order, id: number): Promise<Order> => saved(await update(order, { order_status: { id } }));
const faultsOf = ({ errors }: Answered) => errors[0]?.extensions.fields?.map(({ path, message }) => [path, message]);
const stock = () =>
  rows('select location_id, unit_count, individual_count from inventory where product_id = $1 order by 1', [product]);
const movements = () =>
  rows(
    "select kind, location_id, units, individuals, reference from inventory_movement where product_id = $1 and kind <> 'count' order by id",
    [product],
  );

const database = await testDatabase();
const ask = openGraphql(database);
beforeEach(async () => {
  product = Number(
    (
      await rows(
        "insert into product (name, category_id, order_unit_id, quantity_per_unit, unit_of_measure_id, unit_weight) values ('Rock', 1, 1, 49, 1, 80) returning id",
      )
    )[0]?.id,
  );
  await rows('insert into inventory (product_id, location_id, unit_count, individual_count) values ($1, 1, 10, 2)', [
    product,
  ]);
});

describe('createInventoryRelocationOrder', () => {
  it('gives the next number, and the goods what the product says of them [RO-002 RO-003 RO-004]', async () => {
    const [one, two] = [await draft(), await draft()];
    expect(one.order_number).toMatch(/^RO-\d{5}$/);
    expect(Number(two.order_number.slice(3))).toBe(Number(one.order_number.slice(3)) + 1);
    expect(one).toMatchObject({
      order_status_id: 1,
      from_inventory_location: { name: 'Houston', address: '11850 Brittmoore Yard Rd, Houston, TX 77041' },
      to_inventory_location: { name: 'Conroe' },
      shipment_items: [
        {
          order_unit_type_id: 1,
          quantity_of_order_units: 3,
          items_per_order_unit: 49,
          quantity_of_single_units: 5,
          item_unit_type_id: 1,
          item_weight: 80,
        },
      ],
    });
  });

  it('gives each of many at once a number of its own', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => draft()));
    expect(new Set(orders.map(({ order_number }) => order_number)).size).toBe(6);
  });

  it('names every field that is missing [RO-004]', async () => {
    expect(
      faultsOf(
        await ask('warehouse', CREATE, {
          it: { shipment_items: [{}, item({ quantity_of_order_units: 0, quantity_of_single_units: 0 })] },
        }),
      ),
    ).toEqual([
      ['order_name', 'Order name is required'],
      ['from_inventory_location', 'Location is required'],
      ['to_inventory_location', 'Location is required'],
      ['shipment_items.0.product', 'Product is required'],
      ['shipment_items.0.quantity_of_order_units', 'Quantity is required'],
      ['shipment_items.1.quantity_of_order_units', 'Quantity is required'],
    ]);
    expect(faultsOf(await create({ shipment_items: [], to_inventory_location: { id: 1 } }))).toEqual([
      ['to_inventory_location', 'From and To must be different locations.'],
      ['shipment_items', 'At least one item is required'],
    ]);
  });

  it('needs the right to edit the inventory [RO-005]', async () => {
    expect((await create({}, 'estimator')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the steps of a relocation order', () => {
  it('Ship takes the goods from the one place, opening a unit for single ones, and Receive adds them to the other [RO-005 INV-023]', async () => {
    const order = await draft();
    const shipped = await to(order, 2);
    expect(shipped).toMatchObject({ order_status_id: 2, shipped_date: TEST_TODAY });
    expect(await stock()).toEqual([{ location_id: 1, unit_count: 6, individual_count: 46 }]);
    expect(await to(shipped, 3)).toMatchObject({ order_status_id: 3, received_date: TEST_TODAY });
    expect(await stock()).toEqual([
      { location_id: 1, unit_count: 6, individual_count: 46 },
      { location_id: 2, unit_count: 3, individual_count: 5 },
    ]);
    expect(await movements()).toEqual([
      { kind: 'relocation_out', location_id: 1, units: -3, individuals: -5, reference: order.order_number },
      { kind: 'relocation_in', location_id: 2, units: 3, individuals: 5, reference: order.order_number },
    ]);
  });

  it('move the items that they print, also in units of another size [INV-025]', async () => {
    const small = { quantity_of_order_units: 2, items_per_order_unit: 20, quantity_of_single_units: null };
    const order = await draft({ shipment_items: [item(small)] });
    const items = async () =>
      rows(
        `select s.location_id, s.unit_count * p.quantity_per_unit + s.individual_count as items
          from inventory s join product p on p.id = s.product_id where p.id = $1 order by 1`,
        [product],
      );
    const before = Number((await items())[0]?.items);
    const shipped = saved(
      await update(order, {
        order_status: { id: 2 },
        shipment_items: [item({ id: order.shipment_items[0]?.id, ...small })],
      }),
    );
    expect(await items()).toEqual([{ location_id: 1, items: before - 40 }]);
    await rows('update product set quantity_per_unit = 10 where id = $1', [product]);
    await to(shipped, 3);
    expect((await items())[1]).toEqual({ location_id: 2, items: 40 });
  });

  it('Cancel of a shipped order puts the goods back [RO-005]', async () => {
    expect((await to(await to(await draft(), 2), 4)).order_status_id).toBe(4);
    expect(await stock()).toEqual([{ location_id: 1, unit_count: 9, individual_count: 51 }]);
    expect(await movements()).toMatchObject([{ kind: 'relocation_out' }, { kind: 'relocation_in', location_id: 1 }]);
  });

  it('Cancel of a draft moves nothing [RO-004]', async () => {
    expect((await to(await draft(), 4)).order_status_id).toBe(4);
    expect(await movements()).toEqual([]);
  });

  it.each([
    [1, 3, 'Only a shipped order can be received.'],
    [3, 4, 'A received or cancelled order cannot be cancelled.'],
    [4, 2, 'Only a draft can be shipped.'],
    [2, 1, 'This status cannot be chosen here.'],
  ])('from %s to %s is refused [RO-004]', async (from, wanted, message) => {
    const path: Record<number, number[]> = { 1: [], 2: [2], 3: [2, 3], 4: [4] };
    let order = await draft();
    for (const status of path[from] ?? []) order = await to(order, status);
    expect((await update(order, { order_status: { id: wanted } })).errors[0]?.message).toBe(message);
  });

  it('lock goods and places of what has left, and everything of what is done [RO-004]', async () => {
    const shipped = await to(await draft(), 2);
    for (const more of [{ shipment_items: [item()] }, { to_inventory_location: { id: 3 } }]) {
      expect((await update(shipped, more)).errors[0]?.message).toBe('A shipped order keeps its places and items.');
    }
    const noted = saved(await update(shipped, { remarks: 'Left at gate' }));
    expect(noted).toMatchObject({ remarks: 'Left at gate', order_status_id: 2 });
    const done = await to(noted, 3);
    expect((await update(done, { remarks: 'More' })).errors[0]?.message).toBe(
      'A received or cancelled order cannot be changed.',
    );
  });

  it('by two at once move the goods once [RO-005]', async () => {
    const order = await draft();
    const answers = await Promise.all(
      ['warehouse', 'admin', 'manager'].map((account) => update(order, { order_status: { id: 2 } }, account)),
    );
    expect(answers.map(({ errors }) => errors[0]?.extensions.code ?? 'stored').toSorted()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'stored',
    ]);
    expect(await movements()).toHaveLength(1);
  });

  it('are undone with the goods they moved', async () => {
    const answer = await update(await draft(), { order_status: { id: 2 } });
    expect(
      (
        await ask('warehouse', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
          id: answer.mutation_id,
        })
      ).errors,
    ).toEqual([]);
    expect(await stock()).toEqual([{ location_id: 1, unit_count: 10, individual_count: 2 }]);
  });
});

describe('deleteInventoryRelocationOrder', () => {
  it('deletes a draft alone [RO-005]', async () => {
    const remove = (id: number) =>
      ask('warehouse', 'mutation ($id: Int!) { deleteInventoryRelocationOrder(id: $id) { id } }', { id });
    const order = await draft();
    const listed = async () =>
      rootOf<{ total_count: number }>(
        await ask(
          'warehouse',
          'query ($n: String) { inventoryRelocationOrders(filter: { search: $n }) { total_count } }',
          { n: order.order_number },
        ),
        'inventoryRelocationOrders',
      ).total_count;
    expect(await listed()).toBe(1);
    expect((await remove(order.id)).errors).toEqual([]);
    expect(await listed()).toBe(0);
    const shipped = await to(await draft(), 2);
    expect((await remove(shipped.id)).errors[0]?.message).toBe('Only a draft can be deleted.');
  });
});
