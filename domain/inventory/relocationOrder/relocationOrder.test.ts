import { describe, expect, it } from 'vitest';
import { relocationStep, type RelocationStep } from './relocationSteps';
import { relocationNumber, shipmentTotals } from './shipmentTotals';

describe('a relocation order', () => {
  it.each<[number, RelocationStep, number | null, string | null]>([
    [1, 'ship', 2, 'relocation_out from -1'],
    [2, 'receive', 3, 'relocation_in to 1'],
    [1, 'cancel', 4, null],
    [2, 'cancel', 4, 'relocation_in from 1'],
    [1, 'delete', null, null],
  ])('in status %s, on "%s", becomes %s and moves stock: %s', (status, step, to, moved) => {
    const rule = relocationStep(status, step);
    if ('rule' in rule) throw new Error(rule.rule);
    expect(rule.to).toBe(to);
    expect(rule.moves && `${rule.moves.kind} ${rule.moves.place} ${rule.moves.sign}`).toBe(moved);
  });

  it.each<[number, RelocationStep]>([
    [2, 'ship'],
    [3, 'ship'],
    [4, 'ship'],
    [1, 'receive'],
    [3, 'receive'],
    [4, 'receive'],
    [3, 'cancel'],
    [4, 'cancel'],
    [2, 'delete'],
    [3, 'delete'],
    [4, 'delete'],
  ])('in status %s refuses "%s"', (status, step) => {
    expect(relocationStep(status, step)).toMatchObject({ rule: `relocation_order_${step}` });
  });

  it('counts items and pounds of all lines', () => {
    expect(
      shipmentTotals([
        { quantity_of_order_units: 2, items_per_order_unit: 49, quantity_of_single_units: 7, item_weight: 80 },
        { quantity_of_order_units: null, items_per_order_unit: null, quantity_of_single_units: 3, item_weight: 0.35 },
        { quantity_of_order_units: 1, items_per_order_unit: 0, quantity_of_single_units: null, item_weight: null },
      ]),
    ).toEqual({ items: 109, weight: 8401.05 });
  });

  it('is numbered in five digits, and goes on after them', () => {
    expect([relocationNumber(1), relocationNumber(99_999), relocationNumber(100_000)]).toEqual([
      'RO-00001',
      'RO-99999',
      'RO-100000',
    ]);
  });
});
