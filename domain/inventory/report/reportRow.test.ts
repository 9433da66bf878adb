import { describe, expect, it } from 'vitest';
import { reportRow, totalCost, type ReportFacts } from './reportRow';

const facts: ReportFacts = {
  product_id: 1,
  product_name: 'Pebble',
  description: null,
  category: { description: 'Rock - Standard', count_order: 1 },
  unit_count: 10,
  individual_count: 7,
  quantity_per_unit: 49,
  order_unit: 'Pallet',
  unit_cost: 12.5,
  reorder_level: 12,
  target_level: 40,
  minimum_reorder_quantity: null,
  on_order: 0,
  count_date: null,
};

describe('a row of the Current Inventory report', () => {
  it('has total units, their cost, and what to order up to the target [INV-021 INV-022]', () => {
    expect(reportRow(facts)).toMatchObject({ total_units: 10.14, inventory_cost: 126.79, to_order: 30 });
    expect(reportRow({ ...facts, on_order: 5 })).toMatchObject({ to_order: 0 });
  });

  it('counts single ones as units where nobody said how many a unit has [INV-021]', () => {
    for (const quantity_per_unit of [null, 0])
      expect(reportRow({ ...facts, quantity_per_unit })).toMatchObject({ total_units: 17, inventory_cost: 212.5 });
  });

  it('adds up to the cent', () => {
    expect(totalCost([{ inventory_cost: 0.1 }, { inventory_cost: 0.2 }, { inventory_cost: 126.79 }])).toBe(127.09);
  });
});
