import { decideLine } from './decideLine';
import { describe, expect, it } from 'vitest';
import { afterStep, receivedStatus, type OrderStep } from './orderStatus';
import { lineTotal, orderTotal } from './orderTotal';
import { mayTakeBack, receiveLine } from './receiveLine';
import { isRefusal } from '../../refusals/refusal';
import { refusalText } from '../../refusalText';

const came = { date_received: '2026-03-10' };
const open = { date_received: null };

describe('a purchase order', () => {
  it.each<[number, OrderStep, number | null | string]>([
    [1, 'place', 2],
    [2, 'place', 'purchase_order_place'],
    [5, 'place', 'purchase_order_place'],
    [1, 'cancel', 5],
    [2, 'cancel', 5],
    [3, 'cancel', 5],
    [4, 'cancel', 'purchase_order_cancel'],
    [5, 'cancel', 'purchase_order_cancel'],
    [5, 'reopen', 1],
    [2, 'reopen', 'purchase_order_reopen'],
    [1, 'delete', null],
    [2, 'delete', 'purchase_order_delete'],
  ])('in status %s, on "%s", becomes %s', (status, step, wanted) => {
    const answer = afterStep(status, step, [open]);
    expect('rule' in answer ? answer.rule : answer.status).toBe(wanted);
  });

  it('of which some has come is Partially Received when reopened', () => {
    expect(afterStep(5, 'reopen', [came, open])).toEqual({ status: 3 });
  });

  it('is Ordered, Partially Received or Received by what has come', () => {
    expect([receivedStatus([open, open]), receivedStatus([came, open]), receivedStatus([came, came])]).toEqual([
      2, 3, 4,
    ]);
  });

  it('costs the sum of its lines, each rounded to cents', () => {
    expect(lineTotal({ quantity: 3, unit_cost: 10.05 })).toBe(30.15);
    expect(
      orderTotal([
        { quantity: 3, unit_cost: 0.1 },
        { quantity: 1, unit_cost: 0.2 },
        { quantity: null, unit_cost: 5 },
      ]),
    ).toBe(0.5);
  });
});

describe('a received line', () => {
  const stored = {
    id: 7,
    product_id: 3,
    quantity: 10,
    order_unit_id: 2,
    items_per_unit: 40,
    unit_cost: 5,
    units_received: 10,
    receipts: [{ id: 1, quantity: 10, date_received: '2026-03-10' }],
  };
  const facts = {
    order: { status_id: 2, mmg_location_id: 1 },
    stored: { ...stored, date_received: '2026-03-10' },
    product: undefined,
    counted: null,
    today: '2026-03-11',
  };
  const sent = {
    id: 7,
    product: { id: 3 },
    quantity: 10,
    order_unit: null,
    items_per_unit: null,
    unit_cost: 5,
    date_received: '2026-03-10',
  };
  it('is not changed by what a save does not say of it', () => {
    expect(decideLine(sent, facts)).toMatchObject({ set: { items_per_unit: 40, order_unit_id: 2 }, goods: [] });
    expect(decideLine({ ...sent, items_per_unit: 41 }, facts)).toMatchObject({ rule: 'purchase_order_line_received' });
  });
});

describe('a line that came in parts', () => {
  const [first, second] = [
    { id: 1, quantity: 3, date_received: '2026-03-08' },
    { id: 2, quantity: 6, date_received: '2026-03-09' },
  ];
  const stored = {
    id: 7,
    product_id: 3,
    quantity: 10,
    order_unit_id: 2,
    items_per_unit: 40,
    unit_cost: 5,
    units_received: 9,
    date_received: null,
    receipts: [first, second],
  };
  const facts = {
    order: { status_id: 3, mmg_location_id: 1 },
    stored,
    product: undefined,
    counted: null,
    today: '2026-03-11',
  };
  const sent = {
    id: 7,
    product: { id: 3 },
    quantity: 10,
    order_unit: null,
    items_per_unit: null,
    unit_cost: 5,
    date_received: null,
  };

  it('stays one line with what was ordered, and is done when the last of it comes [PO-009]', () => {
    expect(decideLine({ ...sent, date_received: '2026-03-11' }, facts)).toMatchObject({
      set: { quantity: 10, units_received: 10, date_received: '2026-03-11' },
      receipt: { quantity: 1, date_received: '2026-03-11' },
      goods: [{ units: 1, items_per_unit: 40, date: '2026-03-11' }],
    });
  });

  it('gives back a receipt without a day, dates another anew, and leaves what is not named [PO-009]', () => {
    const receipts = [
      { ...first, date_received: null },
      { ...second, date_received: '2026-03-10' },
    ];
    expect(decideLine({ ...sent, receipts: [] }, facts)).toMatchObject({ set: { units_received: 9 }, goods: [] });
    expect(decideLine({ ...sent, receipts }, facts)).toMatchObject({
      set: { quantity: 10, units_received: 6, date_received: null },
      taken_back: [1],
      redated: [{ id: 2, date_received: '2026-03-10' }],
      goods: [
        { units: -3, date: '2026-03-08' },
        { units: -6, date: '2026-03-09' },
        { units: 6, date: '2026-03-10' },
      ],
    });
    expect(decideLine({ ...sent, receipts: [{ ...first, id: 9 }] }, facts)).toMatchObject({
      rule: 'purchase_order_receipt_unknown',
    });
  });

  it('may be closed at what came, and not below it [PO-009]', () => {
    expect(decideLine({ ...sent, quantity: 9 }, facts)).toMatchObject({
      set: { quantity: 9, units_received: 9, date_received: '2026-03-09' },
      goods: [],
    });
    expect(decideLine({ ...sent, quantity: 8 }, facts)).toMatchObject({
      rule: 'purchase_order_below_received',
      params: { quantity: 9 },
    });
  });
});

describe('receiving a line', () => {
  const order = { status_id: 2, mmg_location_id: 1 };

  it('takes all that is open, or some of it', () => {
    expect(receiveLine(order, 10, 10, '2026-03-11', '2026-03-11')).toEqual({
      quantity: 10,
      date_received: '2026-03-11',
    });
    expect(receiveLine(order, 10, 4, '2026-03-11', '2026-03-11')).toEqual({ quantity: 4, date_received: '2026-03-11' });
  });

  it.each([
    ['less than one', order, 10, 0, '2026-03-11', 'Quantity received must be between 1 and 10.'],
    ['a part of one', order, 10, 1.5, '2026-03-11', 'Quantity received must be between 1 and 10.'],
    ['more than was ordered', order, 10, 11, '2026-03-11', 'Quantity received must be between 1 and 10.'],
    [
      'without a location',
      { ...order, mmg_location_id: null },
      10,
      10,
      '2026-03-11',
      'Select a location before receiving items.',
    ],
    ['tomorrow', order, 10, 10, '2026-03-12', 'Must be a valid date.'],
    ['of a draft', { ...order, status_id: 1 }, 10, 10, '2026-03-11', 'Place the order before receiving items.'],
    [
      'of a cancelled order',
      { ...order, status_id: 5 },
      10,
      10,
      '2026-03-11',
      'Place the order before receiving items.',
    ],
    ['twice', order, 0, 10, '2026-03-11', 'This item is already received.'],
  ])('refuses %s', (_title, ofOrder, open, quantity, date, message) => {
    const refusal = receiveLine(ofOrder, open, quantity, date, '2026-03-11');
    expect(isRefusal(refusal) && refusalText(refusal, 'en')).toBe(message);
  });

  it('can be taken back until a later count was saved', () => {
    expect(mayTakeBack(came, null)).toBeNull();
    expect(mayTakeBack(came, '2026-03-10')).toBeNull();
    expect(mayTakeBack(came, '2026-03-11')).toMatchObject({ rule: 'purchase_order_counted' });
    expect(mayTakeBack(open, null)).toMatchObject({ rule: 'purchase_order_not_received' });
  });
});
