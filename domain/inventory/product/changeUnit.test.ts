import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../refusals/refusal';
import { changeUnit } from './changeUnit';

const TODAY = '2026-03-11';
const row = (location_id: number, unit_count: number, individual_count: number) => ({
  id: location_id,
  version: 1,
  product_id: 7,
  location_id,
  unit_count,
  individual_count,
  count_date: null,
});
const change = { product_id: 7, before: 42, after: 56, keeps: undefined };

describe('a product whose unit holds another number of items', () => {
  it('asks what its stock means, where there is any [INV-025]', () => {
    expect(changeUnit(change, [row(1, 12, 0)], TODAY)).toMatchObject({ rule: 'product_unit_has_stock' });
    expect(changeUnit(change, [row(1, 0, 0)], TODAY)).toEqual([]);
    expect(changeUnit({ ...change, after: 42 }, [row(1, 12, 0)], TODAY)).toEqual([]);
    expect(changeUnit({ ...change, before: null, after: 1 }, [row(1, 12, 0)], TODAY)).toEqual([]);
  });

  it.each([
    ['items', 12, 0, 9, 0],
    ['items', 12, 10, 9, 10],
    ['items', 1, 0, 0, 42],
    ['items', -2, 0, -1, -28],
    ['units', 12, 10, 12, 10],
  ] as const)('keeps the same %s: %s and %s become %s and %s [INV-025]', (keeps, units, single, after, left) => {
    const movements = changeUnit({ ...change, keeps }, [row(1, units, single)], TODAY);
    if (isRefusal(movements)) throw new Error(movements.rule);
    expect(movements).toEqual([
      {
        kind: 'unit_change',
        product_id: 7,
        location_id: 1,
        date: TODAY,
        reference: '42 → 56',
        counts: { unit_count: after, individual_count: left },
      },
    ]);
  });
});
