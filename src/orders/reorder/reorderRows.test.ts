import { expect, it } from 'vitest';
import { blockOf } from './reorderRows';

it('says what a line lacks only to who sees it: a hidden vendor or cost is no missing one [INV-022 USR-018]', () => {
  const bare = { vendor_id: null, unit_cost: null };
  const priced = { vendor_id: 3, unit_cost: 12.5 };
  expect(blockOf(bare, { vendor: true, cost: true })).toBe('no_vendor');
  expect(blockOf(bare, { vendor: false, cost: true })).toBe('no_cost');
  expect(blockOf(bare, { vendor: true, cost: false })).toBe('no_vendor');
  expect(blockOf(bare, { vendor: false, cost: false })).toBeNull();
  expect(blockOf({ ...priced, unit_cost: 0 }, { vendor: true, cost: true })).toBe('no_cost');
  expect(blockOf(priced, { vendor: true, cost: true })).toBeNull();
});
