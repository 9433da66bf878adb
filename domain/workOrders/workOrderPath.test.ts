import { describe, expect, it } from 'vitest';
import { matchRoute } from '../access/matchRoute';
import { ORDER_ADDRESSES } from './orderAddresses';
import { workOrderPath } from './workOrderPath';

const AT = { job_id: 12, job_detail_id: 34 };

describe('the addresses of work orders', () => {
  it.each(Object.values(ORDER_ADDRESSES).map((row) => [row.type, row] as const))(
    'of %s are addresses of the product [WO-002 WO-021]',
    (type, { isStartedByHand }) => {
      const made = [
        workOrderPath.edit(type, AT, 7),
        workOrderPath.inField(type, AT, 7),
        workOrderPath.pdf(type, AT, 7),
        ...(isStartedByHand ? [workOrderPath.new(type, AT)] : []),
      ];
      expect(made.filter((path) => !matchRoute(path))).toEqual([]);
    },
  );

  it('of a new one say whether the form leads back to Supervisor Detail', () => {
    const { pathname, search } = new URL(workOrderPath.newInField('daily', AT), 'http://127.0.0.1');
    expect(pathname).toBe(workOrderPath.new('daily', AT));
    expect([workOrderPath.isInField(search), workOrderPath.isInField('')]).toEqual([true, false]);
  });

  it('use the words of the documents: repair in forms, warranty in papers', () => {
    expect(workOrderPath.edit('repair', AT, 7)).toBe('/job/12/34/work-order/repair/7/edit');
    expect(workOrderPath.pdf('repair', AT, 7)).toBe('/job/12/34/warranty-work-order/7/pdf');
    expect(workOrderPath.pdf('daily', AT, 7)).toBe('/job/12/34/pebble-daily-work-order/7/pdf');
    expect(workOrderPath.inField('prep', AT, 7)).toBe('/SuperDetail/34/job/12/work-order/prep/7/edit');
  });
});
