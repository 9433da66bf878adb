import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../domain/civilDate';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { orderCalls, sentOrder, type Order } from '../support/orderCalls';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';

let product = 0;
let vendor = 0;
let employee = 0;

const rows = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await database.pool.query<Record<string, unknown>>(statement, values)).rows;
const made = (answer: Answered): Order => rootOf<Order>(answer, 'createPurchaseOrder');
const saved = (answer: Answered): Order => rootOf<Order>(answer, 'updatePurchaseOrder');
const faultsOf = ({ errors }: Answered) => errors[0]?.extensions.fields?.map(({ path, message }) => [path, message]);
const refusalOf = ({ errors }: Answered): string | undefined => errors[0]?.message;

const line = (more: object = {}) => ({
  product: { id: product, name: 'read by nobody' },
  quantity: 10,
  unit_cost: 12.5,
  ...more,
});
const values = (more: object = {}) => ({
  order_name: 'Pebble restock',
  supplier: { id: vendor },
  mmg_location: { id: 1 },
  created_by: { id: employee },
  line_items: [line()],
  ...more,
});
/** An order that is placed, as it is read. */
const placed = async (more: object = {}): Promise<Order> =>
  made(await calls.create(values({ order_status: { id: 2 }, ...more })));
/** The order with its first line received. */
const received = (order: Order, more: object = {}) => {
  const sent = sentOrder(order);
  return {
    ...sent,
    line_items: sent.line_items.map((one, index) =>
      index === 0 ? { ...one, date_received: TEST_TODAY, ...more } : one,
    ),
  };
};
const stock = async (location = 1) =>
  (
    await rows('select unit_count, individual_count from inventory where product_id = $1 and location_id = $2', [
      product,
      location,
    ])
  )[0];
const movements = () =>
  rows(
    'select kind, units, unit_count, date::text, reference, is_applied, purchase_order_id from inventory_movement where product_id = $1 order by id',
    [product],
  );

const database = await testDatabase();
const ask = openGraphql(database);
const calls = orderCalls(ask);
beforeAll(async () => {
  vendor = Number((await rows("insert into vendor (name) values ('Pebble Technology') returning id"))[0]?.id);
  employee = Number(
    (await rows("insert into employee (first_name, last_name) values ('Glenda', 'Ruiz') returning id"))[0]?.id,
  );
});
beforeEach(async () => {
  product = Number(
    (
      await rows(
        "insert into product (name, category_id, supplier_id, order_unit_id, quantity_per_unit, standard_cost) values ('Gulf Blue', 1, $1, 1, 49, 12.5) returning id",
        [vendor],
      )
    )[0]?.id,
  );
});

describe('createPurchaseOrder', () => {
  it('stores the order with its lines; unit and items come from the product [PO-002 PO-003 PO-008]', async () => {
    const order = made(
      await calls.create(
        values({ pickup_number: ' PU-1 ', notes: '', line_items: [line(), line({ quantity: 3, unit_cost: 0.335 })] }),
      ),
    );
    expect(order).toMatchObject({
      version: 1,
      order_name: 'Pebble restock',
      supplier_id: vendor,
      mmg_location_id: 1,
      created_by_id: employee,
      order_status_id: 1,
      order_date: null,
      pickup_number: 'PU-1',
      notes: null,
      order_by: 'Glenda Ruiz',
      line_items: [
        {
          product_id: product,
          quantity: 10,
          order_unit_id: 1,
          items_per_unit: 49,
          unit_cost: 12.5,
          date_received: null,
        },
        { quantity: 3, unit_cost: 0.34 },
      ],
    });
    expect(await calls.read(order.id)).toEqual(order);
  });

  it('adds up the lines, each rounded to cents [PO-007]', async () => {
    expect(
      made(
        await calls.create(
          values({ line_items: [line({ quantity: 3, unit_cost: 10.15 }), line({ quantity: 7, unit_cost: 0.01 })] }),
        ),
      ).total,
    ).toBe(30.52);
  });

  it('names every field that is missing [PO-004 PO-006]', async () => {
    const answer = await calls.create({
      line_items: [{}, { product: { id: product }, quantity: 0, unit_cost: 0 }, line({ quantity: 1.5 })],
    });
    expect(faultsOf(answer)).toEqual([
      ['order_name', 'Order name is required'],
      ['supplier', 'Vendor is required'],
      ['created_by', 'Order by is required'],
      ['line_items.0.product', 'Product is required'],
      ['line_items.0.quantity', 'Quantity is required'],
      ['line_items.0.unit_cost', 'Cost is required'],
      ['line_items.1.quantity', 'Quantity is required'],
      ['line_items.1.unit_cost', 'Cost is required'],
      ['line_items.2.quantity', 'Quantity is required'],
    ]);
  });

  it('needs a line [PO-005]', async () => {
    expect(faultsOf(await calls.create(values({ line_items: [] })))).toEqual([
      ['line_items', 'At least one item is required'],
    ]);
  });

  it.each([
    ['of a vendor that does not exist', { supplier: { id: 999_999 } }, 'supplier'],
    [
      'of a product that does not exist',
      { line_items: [{ product: { id: 999_999 }, quantity: 1, unit_cost: 1 }] },
      'line_items.0.product',
    ],
    ['without a number as its quantity', { line_items: [{ quantity: 'ten' }] }, 'line_items.0.quantity'],
    [
      'with a received line, since it is a draft',
      { line_items: [{ date_received: TEST_TODAY }] },
      'line_items.0.date_received',
    ],
  ])('refuses an order %s', async (_what, more, path) => {
    const sent = values(more);
    const lines = (sent.line_items as object[]).map((one) => ({ ...line(), ...one }));
    const answer = await calls.create({ ...sent, line_items: lines });
    expect(answer.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(faultsOf(answer)?.[0]?.[0]).toBe(path);
  });

  it('makes one order of a request that is sent twice [PO-008]', async () => {
    const key = randomUUID();
    const [first, second] = [
      await calls.create(values(), 'warehouse', key),
      await calls.create(values(), 'warehouse', key),
    ];
    expect(second).toEqual(first);
    expect(
      await rows('select count(*)::int as lines from purchase_order_line_item where product_id = $1', [product]),
    ).toEqual([{ lines: 1 }]);
  });

  it('needs the right to edit the inventory, and reading the right to see it [PO-008]', async () => {
    expect((await calls.create(values(), 'estimator')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const { id } = made(await calls.create(values()));
    await expect(calls.read(id, 'crew')).rejects.toThrow('FORBIDDEN');
  });
});

describe('the status of a purchase order', () => {
  const to = async (order: Order, id: number) => calls.update(order.id, { ...sentOrder(order), order_status: { id } });

  it('goes from Draft to Ordered, which dates it, to Cancelled and back [PO-007]', async () => {
    const draft = made(await calls.create(values()));
    const ordered = saved(await to(draft, 2));
    expect(ordered).toMatchObject({ order_status_id: 2, order_date: TEST_TODAY });
    const cancelled = saved(await to(ordered, 5));
    expect(cancelled.order_status_id).toBe(5);
    expect(refusalOf(await calls.update(cancelled.id, { ...sentOrder(cancelled), order_name: 'Other' }))).toBe(
      'Reopen the order before changing it.',
    );
    expect(saved(await to(cancelled, 1)).order_status_id).toBe(1);
  });

  it('follows from what is received, and a cancelled order keeps what came [PO-007]', async () => {
    const order = await placed({ line_items: [line(), line({ quantity: 4 })] });
    const partly = saved(await calls.update(order.id, received(order)));
    expect(partly.order_status_id).toBe(3);
    const cancelled = saved(await to(partly, 5));
    expect([cancelled.order_status_id, await stock()]).toEqual([5, { unit_count: 10, individual_count: 0 }]);
    const reopened = saved(await to(cancelled, 3));
    expect(reopened.order_status_id).toBe(3);
    const rest = sentOrder(reopened);
    const whole = saved(
      await calls.update(order.id, {
        ...rest,
        line_items: rest.line_items.map((one) => ({ ...one, date_received: TEST_TODAY })),
      }),
    );
    expect(whole.order_status_id).toBe(4);
    expect(refusalOf(await to(whole, 5))).toBe('A received or cancelled order cannot be cancelled.');
  });

  it('of a received order lets only the dates change [PO-007]', async () => {
    const order = await placed();
    const whole = saved(await calls.update(order.id, received(order)));
    const sent = sentOrder(whole);
    for (const more of [{ order_name: 'Other' }, { line_items: [...sent.line_items, line()] }]) {
      expect(refusalOf(await calls.update(order.id, { ...sent, ...more }))).toBe('A received order cannot be changed.');
    }
    expect(
      refusalOf(
        await calls.update(order.id, { ...sent, line_items: sent.line_items.map((one) => ({ ...one, quantity: 9 })) }),
      ),
    ).toBe('A received item cannot be changed.');
    const earlier = addDays(TEST_TODAY, -1);
    expect(
      saved(
        await calls.update(order.id, {
          ...sent,
          line_items: sent.line_items.map((one) => ({ ...one, date_received: earlier })),
        }),
      ).line_items[0]?.date_received,
    ).toBe(earlier);
    expect(await stock()).toMatchObject({ unit_count: 10 });
  });

  it('lets only a draft be deleted [PO-008]', async () => {
    const draft = made(await calls.create(values()));
    expect((await calls.remove(draft.id)).errors).toEqual([]);
    await expect(calls.read(draft.id)).rejects.toThrow('NOT_FOUND');
    expect(refusalOf(await calls.remove((await placed()).id))).toBe('Only a draft can be deleted.');
  });

  it('Received cannot be chosen', async () => {
    expect(refusalOf(await to(made(await calls.create(values())), 4))).toBe('This status cannot be chosen here.');
  });
});

describe('receiving', () => {
  it('adds the units to the stock of the location, with a movement that names the order [PO-008 INV-023]', async () => {
    const order = await placed();
    saved(await calls.update(order.id, received(order)));
    expect(await stock()).toEqual({ unit_count: 10, individual_count: 0 });
    expect(await movements()).toEqual([
      {
        kind: 'receipt',
        units: 10,
        unit_count: 10,
        date: TEST_TODAY,
        reference: `PO ${order.id}`,
        is_applied: true,
        purchase_order_id: order.id,
      },
    ]);
  });

  it('of fewer units keeps the ordered line, and the rest is still open on it [PO-008 PO-009]', async () => {
    const order = await placed();
    const days = [-2, -1, 0].map((back) => addDays(TEST_TODAY, back));
    const steps: Order[] = [];
    for (const [index, quantity_received] of [3, 6, undefined].entries()) {
      const last = steps.at(-1) ?? order;
      const more = { date_received: days[index], ...(quantity_received === undefined ? {} : { quantity_received }) };
      steps.push(saved(await calls.update(order.id, received(last, more))));
    }
    expect(steps.map(({ order_status_id, line_items }) => [order_status_id, line_items])).toMatchObject([
      [3, [{ quantity: 10, units_received: 3, date_received: null }]],
      [3, [{ quantity: 10, units_received: 9, date_received: null }]],
      [4, [{ quantity: 10, units_received: 10, date_received: TEST_TODAY }]],
    ]);
    expect(steps.at(-1)?.line_items).toHaveLength(1);
    expect(steps.at(-1)?.line_items[0]?.receipts).toMatchObject([
      { quantity: 3, date_received: days[0] },
      { quantity: 6, date_received: days[1] },
      { quantity: 1, date_received: days[2] },
    ]);
    expect([await stock(), steps.at(-1)?.total]).toEqual([{ unit_count: 10, individual_count: 0 }, 125]);
    expect((await movements()).map(({ units }) => units)).toEqual([3, 6, 1]);
  });

  it('in parts is taken back part by part, and what is open counts as on order [PO-009]', async () => {
    const order = await placed();
    const first = saved(await calls.update(order.id, received(order, { quantity_received: 3 })));
    const second = saved(await calls.update(order.id, received(first, { quantity_received: 6 })));
    const onOrder = async () =>
      (
        await rows(
          'select sum(l.quantity - l.units_received)::int as open from purchase_order_line_item l where l.product_id = $1 and l.date_received is null',
          [product],
        )
      )[0]?.open;
    expect(await onOrder()).toBe(1);
    const gone = { id: second.line_items[0]?.receipts[0]?.id, date_received: null };
    const back = saved(await calls.update(order.id, received(second, { date_received: null, receipts: [gone] })));
    expect(back.line_items).toMatchObject([{ quantity: 10, units_received: 6, receipts: [{ quantity: 6 }] }]);
    expect([await stock(), await onOrder()]).toEqual([{ unit_count: 6, individual_count: 0 }, 4]);
    expect(faultsOf(await calls.update(order.id, received(back, { date_received: null, quantity: 5 })))).toEqual([
      ['line_items.0.quantity', 'Quantity cannot be less than the 6 received.'],
    ]);
    expect(refusalOf(await calls.update(order.id, { ...sentOrder(back), line_items: [line()] }))).toBe(
      'A received item cannot be removed.',
    );
  });

  it('in parts is taken back by one undo [PO-009]', async () => {
    const order = await placed();
    const answer = await calls.update(order.id, received(order, { quantity_received: 3 }));
    const undone = await ask('warehouse', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: answer.mutation_id,
    });
    expect(undone.errors).toEqual([]);
    expect((await calls.read(order.id)).line_items).toMatchObject([{ quantity: 10, units_received: 0, receipts: [] }]);
    expect(await stock()).toBeUndefined();
  });

  it('adds the items that were ordered, also once a unit of the product holds others [INV-025]', async () => {
    const order = await placed({ line_items: [line({ quantity: 2 })] });
    await rows('update product set quantity_per_unit = 60 where id = $1', [product]);
    saved(await calls.update(order.id, received(order)));
    expect(await stock()).toEqual({ unit_count: 1, individual_count: 38 });
  });

  it.each([[11], [0], [1.5], [-1]])(
    'of %s of 10 units is refused, and nothing moves [PO-008]',
    async (quantity_received) => {
      const order = await placed();
      expect(faultsOf(await calls.update(order.id, received(order, { quantity_received })))).toEqual([
        ['line_items.0.quantity', 'Quantity received must be between 1 and 10.'],
      ]);
      expect([await stock(), await movements()]).toEqual([undefined, []]);
    },
  );

  it('needs a location, a placed order and a day that has come [PO-008]', async () => {
    const homeless = await placed({ mmg_location: null });
    expect(faultsOf(await calls.update(homeless.id, received(homeless)))).toEqual([
      ['mmg_location', 'Select a location before receiving items.'],
    ]);
    const draft = made(await calls.create(values()));
    expect(refusalOf(await calls.update(draft.id, received(draft)))).toBe('Place the order before receiving items.');
    const order = await placed();
    expect(faultsOf(await calls.update(order.id, received(order, { date_received: addDays(TEST_TODAY, 1) })))).toEqual([
      ['line_items.0.date_received', 'Must be a valid date.'],
    ]);
  });

  it('before the last count is recorded and changes no count [INV-023]', async () => {
    await rows(
      'insert into inventory (product_id, location_id, unit_count, individual_count, count_date) values ($1, 1, 3, 0, $2)',
      [product, TEST_TODAY],
    );
    const order = await placed();
    saved(await calls.update(order.id, received(order, { date_received: addDays(TEST_TODAY, -2) })));
    expect(await stock()).toMatchObject({ unit_count: 3 });
    expect(await movements()).toMatchObject([{ units: 10, unit_count: 3, is_applied: false }]);
  });

  it('is taken back, unless a later count was saved [PO-008]', async () => {
    const order = await placed();
    const yesterday = addDays(TEST_TODAY, -1);
    const whole = saved(await calls.update(order.id, received(order, { date_received: yesterday })));
    const back = saved(await calls.update(order.id, received(whole, { date_received: null })));
    expect([back.order_status_id, await stock()]).toEqual([2, { unit_count: 0, individual_count: 0 }]);
    const again = saved(await calls.update(order.id, received(back, { date_received: yesterday })));
    await rows('update inventory set count_date = $2 where product_id = $1', [product, TEST_TODAY]);
    expect(refusalOf(await calls.update(order.id, received(again, { date_received: null })))).toBe(
      'A later count was saved: this item can no longer be taken back.',
    );
    expect(await stock()).toMatchObject({ unit_count: 10 });
  });

  it('keeps the location and the line of what came', async () => {
    const order = await placed({ line_items: [line(), line({ quantity: 2 })] });
    const partly = saved(await calls.update(order.id, received(order)));
    const sent = sentOrder(partly);
    expect(faultsOf(await calls.update(order.id, { ...sent, mmg_location: { id: 2 } }))).toEqual([
      ['mmg_location', 'Received items lie at this location.'],
    ]);
    expect(refusalOf(await calls.update(order.id, { ...sent, line_items: sent.line_items.slice(1) }))).toBe(
      'A received item cannot be removed.',
    );
    expect(
      saved(await calls.update(order.id, { ...sent, line_items: sent.line_items.slice(0, 1) })).order_status_id,
    ).toBe(4);
  });

  it('by two at once adds the goods once; the other is told who was first [PO-008]', async () => {
    const order = await placed();
    const answers = await Promise.all([
      calls.update(order.id, received(order)),
      calls.update(order.id, received(order), 'admin'),
      calls.update(order.id, received(order)),
    ]);
    expect(answers.map(({ errors }) => errors[0]?.extensions.code ?? 'stored').toSorted()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'stored',
    ]);
    expect([await stock(), (await movements()).length]).toEqual([{ unit_count: 10, individual_count: 0 }, 1]);
  });

  it('of two orders of one product at once loses neither', async () => {
    const orders = [await placed(), await placed(), await placed()];
    const answers = await Promise.all(orders.map((order) => calls.update(order.id, received(order))));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await stock()).toMatchObject({ unit_count: 30 });
  });

  it('under one Idempotency-Key adds the goods once', async () => {
    const order = await placed();
    const key = randomUUID();
    const [first, second] = [
      await calls.update(order.id, received(order), 'warehouse', key),
      await calls.update(order.id, received(order), 'warehouse', key),
    ];
    expect(second).toEqual(first);
    expect(await stock()).toMatchObject({ unit_count: 10 });
  });

  it('is undone as a whole, with its movement', async () => {
    const order = await placed();
    const { mutation_id } = await calls.update(order.id, received(order, { quantity_received: 4 }));
    expect(
      (await ask('warehouse', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: mutation_id }))
        .errors,
    ).toEqual([]);
    expect(await calls.read(order.id)).toMatchObject({
      order_status_id: 2,
      line_items: [{ quantity: 10, date_received: null }],
    });
    expect(await movements()).toEqual([]);
  });
});

describe('a changed order', () => {
  it('is one version for head and lines, and a stale one is refused with what is stored', async () => {
    const order = made(await calls.create(values()));
    const sent = sentOrder(order);
    const changed = saved(
      await calls.update(order.id, {
        ...sent,
        line_items: [{ ...sent.line_items[0], quantity: 12 }, line({ quantity: 1 })],
      }),
    );
    expect(changed).toMatchObject({ version: 2, line_items: [{ quantity: 12 }, { quantity: 1 }] });
    const { errors } = await calls.update(order.id, { ...sent, order_name: 'Stale' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { id: order.id, version: 2 } });
    const fewer = sentOrder(changed);
    expect(
      saved(await calls.update(order.id, { ...fewer, line_items: fewer.line_items.slice(1) })).line_items,
    ).toMatchObject([{ quantity: 1 }]);
  });

  it('that says what is stored changes nothing', async () => {
    const order = made(await calls.create(values()));
    expect(saved(await calls.update(order.id, sentOrder(order))).version).toBe(1);
  });

  it('that says nothing of the items in a unit of what came is not refused, and keeps them', async () => {
    const order = await placed({ line_items: [line({ items_per_unit: 40 })] });
    const sent = sentOrder(saved(await calls.update(order.id, received(order))));
    const line_items = sent.line_items.map(({ items_per_unit: _items, order_unit: _unit, ...one }) => ({
      ...one,
      date_received: addDays(TEST_TODAY, -1),
    }));
    expect(saved(await calls.update(order.id, { ...sent, line_items })).line_items).toMatchObject([
      { items_per_unit: 40, order_unit_id: 1, date_received: addDays(TEST_TODAY, -1) },
    ]);
  });

  it('takes no line of another order', async () => {
    const [one, other] = [made(await calls.create(values())), made(await calls.create(values()))];
    expect(refusalOf(await calls.update(one.id, { ...sentOrder(one), line_items: sentOrder(other).line_items }))).toBe(
      'This item belongs to another order.',
    );
  });
});
