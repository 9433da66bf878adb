import { describe, expect, it } from 'vitest';
import { MAX_SHEETS, ordersText, readIds, readOrders } from './printSelection';

describe('what an address has to print', () => {
  it('are ids in their order, each once, at most a hundred [WO-030]', () => {
    expect(readIds('7, 3,7,x,0,-1,99999999999,4')).toEqual([7, 3, 4]);
    expect(readIds(Array.from({ length: 101 }, (_, index) => index + 1).join(','))).toHaveLength(MAX_SHEETS);
    expect(readIds('')).toEqual([]);
  });

  it('are work orders by type and number [WO-022 WO-030]', () => {
    expect(readOrders('pebble-12,repair-3,plumbing-1,prep-x,Daily-4,pebble-12')).toEqual([
      { type: 'pebble', id: 12 },
      { type: 'repair', id: 3 },
      { type: 'daily', id: 4 },
    ]);
    expect(ordersText(readOrders('pebble-12,repair-3'))).toBe('pebble-12,repair-3');
  });
});
