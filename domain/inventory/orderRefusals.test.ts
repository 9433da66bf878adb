import { describe, expect, it } from 'vitest';
import { ORDER_REFUSALS, orderRefusal } from './orderRefusals';

describe('the refusals of orders', () => {
  it('have a text of their own in each language, with the same params', () => {
    const params = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
    for (const { en, es } of Object.values(ORDER_REFUSALS)) {
      expect(es).not.toBe(en);
      expect(params(es)).toEqual(params(en));
    }
  });

  it('say what is wrong with the numbers of the order [PO-008]', () => {
    expect(orderRefusal('purchase_order_quantity', 'quantity', { quantity: 4 })).toEqual({
      rule: 'purchase_order_quantity',
      params: { quantity: 4 },
      message: 'Quantity received must be between 1 and 4.',
      path: 'quantity',
    });
  });
});
