import { describe, expect, it } from 'vitest';
import { toOrder } from './toOrder';

const facts = { total_units: 10, on_order: 0, reorder_level: 12, target_level: 40, minimum_reorder_quantity: 5 };

describe('units to order', () => {
  it.each([
    ['up to the target at or below the reorder level', facts, 30],
    ['at the level itself', { ...facts, total_units: 12 }, 28],
    ['none above it', { ...facts, total_units: 12.01 }, 0],
    ['none when what is under way lifts it above', { ...facts, on_order: 3 }, 0],
    ['less by what is under way', { ...facts, on_order: 2 }, 28],
    ['a part of a unit as a whole one', { ...facts, total_units: 10.14 }, 30],
    ['at least the minimum', { ...facts, target_level: 12 }, 5],
    ['none without a reorder level', { ...facts, reorder_level: null }, 0],
    ['the minimum without a target', { ...facts, target_level: null }, 5],
    [
      'none when neither target nor minimum asks for any',
      { ...facts, target_level: null, minimum_reorder_quantity: null },
      0,
    ],
  ])('are %s', (_title, given, wanted) => {
    expect(toOrder(given)).toBe(wanted);
  });
});
