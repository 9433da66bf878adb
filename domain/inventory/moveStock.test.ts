import { describe, expect, it } from 'vitest';
import type { Change } from '../changes';
import { decideCount, isStaleCount } from './count/decideCount';
import { moveStock } from './moveStock';
import type { StockFacts, StockMovement, StoredStock } from './stockFacts';
import { isRefusal } from '../refusals/refusal';
import { refusalText } from '../refusalText';

const TODAY = '2026-03-10';
const stock = (more: Partial<StoredStock> = {}): StoredStock => ({
  id: 5,
  version: 3,
  product_id: 1,
  location_id: 1,
  unit_count: 10,
  individual_count: 7,
  count_date: '2026-03-01',
  ...more,
});
const facts = (more: Partial<StockFacts> = {}): StockFacts => ({
  rows: [stock()],
  products: new Map([
    [1, { id: 1, name: 'Pebble Gulf Blue', quantity_per_unit: 49, reorder_level: 6, inventory_type_id: 5 }],
  ]),
  locations: new Map([
    [1, 'Houston'],
    [2, 'Conroe'],
  ]),
  onOrder: new Map(),
  recipients: [3, 4],
  ...more,
});
const goods = (more: Partial<StockMovement>): StockMovement =>
  ({ kind: 'receipt', product_id: 1, location_id: 1, date: TODAY, units: 4, individuals: 0, ...more }) as StockMovement;
const of = (changes: readonly Change[], entity: string) => changes.filter((change) => change.entity === entity);

describe('a movement of stock', () => {
  it('changes the stock and is recorded with what it changed and what lay there after it [INV-023]', () => {
    const changes = moveStock(facts(), [goods({ reference: 'PO 12', purchase_order_id: 12 })]);
    expect(of(changes, 'inventory')).toEqual([
      {
        entity: 'inventory',
        id: 5,
        op: 'update',
        set: { unit_count: 14, individual_count: 7, count_date: '2026-03-01' },
      },
    ]);
    expect(of(changes, 'inventory_movement')).toMatchObject([
      {
        op: 'insert',
        set: {
          kind: 'receipt',
          units: 4,
          individuals: 0,
          unit_count: 14,
          individual_count: 7,
          is_applied: true,
          reference: 'PO 12',
          purchase_order_id: 12,
        },
      },
    ]);
  });

  it('dated before the count is recorded and changes nothing [INV-023]', () => {
    const changes = moveStock(facts(), [goods({ date: '2026-02-28' })]);
    expect(of(changes, 'inventory')).toMatchObject([{ set: { unit_count: 10, individual_count: 7 } }]);
    expect(of(changes, 'inventory_movement')).toMatchObject([{ set: { units: 4, unit_count: 10, is_applied: false } }]);
  });

  it('makes the row of a place that has none', () => {
    expect(of(moveStock(facts(), [goods({ location_id: 2 })]), 'inventory')).toMatchObject([
      { id: null, op: 'insert', set: { product_id: 1, location_id: 2, unit_count: 4, count_date: null } },
    ]);
  });

  it('starts from what the one before it left, in one decision', () => {
    const changes = moveStock(facts(), [goods({ units: -3 }), goods({ units: 0, individuals: -8 })]);
    expect(of(changes, 'inventory')).toHaveLength(1);
    expect(of(changes, 'inventory')).toMatchObject([{ set: { unit_count: 6, individual_count: 48 } }]);
    expect(of(changes, 'inventory_movement').map(({ set }) => [set.unit_count, set.individual_count])).toEqual([
      [7, 7],
      [6, 48],
    ]);
  });
});

describe('a stock that falls to its reorder level', () => {
  const notices = (given: StockFacts, units: number) =>
    of(moveStock(given, [goods({ kind: 'relocation_out', units })]), 'notification').map(({ set }) => [
      set.notified_user_id,
      set.notification_text,
      set.action_url,
    ]);

  it('is told to those who order, with the way to its report', () => {
    expect(notices(facts(), -5)).toEqual(
      [3, 4].map((user) => [user, 'Reorder: Pebble Gulf Blue at Houston', '/reports/inventory/1/5']),
    );
  });

  it('is told once, when it crosses the level', () => {
    expect(notices(facts(), -1)).toEqual([]);
    expect(notices(facts({ rows: [stock({ unit_count: 5 })] }), -1)).toEqual([]);
  });

  it('is not told while enough is on its way', () => {
    expect(notices(facts({ onOrder: new Map([['1 1', 20]]) }), -5)).toEqual([]);
  });
});

describe('a count', () => {
  const row = {
    id: 5,
    version: 3,
    product: { id: 1 },
    location: { id: 1 },
    count_date: TODAY,
    unit_count: 12,
    individual_count: 0,
  };
  const decide = (more: Partial<typeof row>, given = facts()) =>
    decideCount(given, { update_date: TODAY, rows: [{ ...row, ...more }] }, TODAY);

  it('is the truth of its day and one movement that says the difference', () => {
    const decision = decide({});
    if (!('changes' in decision)) throw new Error(decision.rule);
    expect(of(decision.changes, 'inventory')).toMatchObject([
      { id: 5, set: { unit_count: 12, individual_count: 0, count_date: TODAY } },
    ]);
    expect(of(decision.changes, 'inventory_movement')).toMatchObject([
      { set: { kind: 'count', units: 2, individuals: -7, unit_count: 12, date: TODAY } },
    ]);
  });

  it('that says what is stored changes nothing', () => {
    expect(decide({ unit_count: 10, individual_count: 7, count_date: '2026-03-01' })).toEqual({ changes: [] });
  });

  it.each([
    ['tomorrow', { count_date: '2026-03-11' }, 'rows.0.count_date', 'Must be a valid date.'],
    ['of an unknown product', { product: { id: 99 } }, 'rows.0.product', 'Product does not exist.'],
    ['in an unknown place', { location: { id: 99 } }, 'rows.0.location', 'Location does not exist.'],
  ])('%s is refused', (_what, more, path, message) => {
    const refusal = decide(more);
    expect(refusal).toMatchObject({ path });
    expect(isRefusal(refusal) && refusalText(refusal, 'en')).toBe(message);
  });

  it('of the same stock twice is refused', () => {
    expect(decideCount(facts(), { update_date: TODAY, rows: [row, row] }, TODAY)).toMatchObject({
      path: 'rows.1.product',
    });
  });

  it('is stale when the stock has changed since, unless both found the same', () => {
    expect(isStaleCount(row, stock())).toBe(false);
    expect(isStaleCount(row, stock({ version: 4 }))).toBe(true);
    expect(isStaleCount(row, stock({ version: 4, unit_count: 12, individual_count: 0, count_date: TODAY }))).toBe(
      false,
    );
    expect(isStaleCount({ ...row, id: null, version: 0 }, undefined)).toBe(false);
    expect(isStaleCount({ ...row, id: null, version: 0 }, stock())).toBe(true);
  });
});
