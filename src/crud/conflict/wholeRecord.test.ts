import { describe, expect, it } from 'vitest';
import { RESOURCES } from '#domain/generated/resources';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import { mergeRecords } from './mergeRecords';
import { recordOfWhole, wholeOfRecord } from './wholeRecord';

const resource = RESOURCES.find(({ name }) => name === 'purchase_order');
if (!resource) throw new Error('purchase orders are no resource');

const line = (id: number | null, quantity: number, product = { id: 5, name: 'Pebble Gulf Blue' }) => ({
  id,
  client_key: id === null ? 'new-1' : String(id),
  product,
  quantity,
  order_unit: null,
  items_per_unit: 49,
  unit_cost: 10,
  date_received: null,
});
const BASE: OrderValues = {
  order_name: 'Spring restock',
  supplier: { id: 1, name: 'Granite Wren' },
  mmg_location: null,
  created_by: { id: 4, name: 'Glenda Ruiz' },
  order_status: { id: 1, name: 'Draft' },
  order_date: '2026-03-02',
  expected_date: null,
  pickup_number: null,
  notes: null,
  line_items: [line(1, 3), line(2, 1)],
};
const merge = (mine: OrderValues, theirs: OrderValues) =>
  mergeRecords(
    resource,
    ...([BASE, mine, theirs].map((values) => recordOfWhole(resource, values)) as [
      Record<string, unknown>,
      Record<string, unknown>,
      Record<string, unknown>,
    ]),
  );
const merged = (mine: OrderValues, theirs: OrderValues, chosen: readonly string[] = []): OrderValues =>
  wholeOfRecord(resource, merge(mine, theirs).choose(new Set(chosen)), mine, theirs);

describe('two people on one order', () => {
  it('keep both what only one of them changed, with the names of what they chose [API-037]', () => {
    const mine = {
      ...BASE,
      notes: 'Liftgate needed.',
      line_items: [line(1, 9), line(2, 1), line(null, 4, { id: 6, name: 'Abalone' })],
    };
    const theirs = {
      ...BASE,
      supplier: { id: 2, name: 'Pebble Technology' },
      mmg_location: { id: 1, name: 'Houston' },
      order_status: { id: 2, name: 'Ordered' },
      line_items: [line(1, 3), { ...line(2, 1), date_received: '2026-03-04' }],
    };
    expect(merge(mine, theirs).contested).toEqual([]);
    expect(merged(mine, theirs)).toEqual({
      ...BASE,
      notes: 'Liftgate needed.',
      supplier: { id: 2, name: 'Pebble Technology' },
      mmg_location: { id: 1, name: 'Houston' },
      order_status: { id: 2, name: 'Ordered' },
      line_items: [
        line(1, 9),
        { ...line(2, 1), date_received: '2026-03-04' },
        line(null, 4, { id: 6, name: 'Abalone' }),
      ],
    });
  });

  it('are asked about a field that both changed, and about a row that one removed', () => {
    const mine = { ...BASE, expected_date: '2026-04-01', line_items: [line(1, 8), line(2, 1)] };
    const theirs = { ...BASE, expected_date: '2026-05-01', line_items: [line(2, 1)] };
    const { contested } = merge(mine, theirs);
    expect(contested.map(({ label }) => label)).toEqual(['Expected Date', 'Item']);
    expect(merged(mine, theirs)).toMatchObject({
      expected_date: '2026-04-01',
      line_items: [{ id: 2 }, { id: null, quantity: 8 }],
    });
    const [date = '', row = ''] = contested.map(({ field }) => field);
    expect(merged(mine, theirs, [date, row])).toMatchObject({ expected_date: '2026-05-01', line_items: [{ id: 2 }] });
  });

  it('keep what only the form knows of a row, such as how many came', () => {
    const mine = {
      ...BASE,
      line_items: [{ ...line(1, 3), date_received: '2026-03-05', quantity_received: 2 }, line(2, 1)],
    };
    expect(merged(mine, { ...BASE, notes: 'x' }).line_items[0]).toMatchObject({
      id: 1,
      date_received: '2026-03-05',
      quantity_received: 2,
    });
  });
});
