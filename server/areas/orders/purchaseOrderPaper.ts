import { formatCivilDate } from '#domain/civilDate';
import { SCREEN_TITLES } from '#domain/labels/screens';
import { lineTotal, orderTotal } from '#domain/inventory/purchaseOrder/orderTotal';
import { numberIn } from '../../db/statement';
import { block, paper, table, type PaperDocument } from '../../pdf/paper';
import type { OrderPaper } from './readOrderPaper';

const money = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const day = (value: unknown): string => (typeof value === 'string' ? formatCivilDate(value) : '');
const labelled = (label: string, value: string): string | null => (value === '' ? null : `${label}: ${value}`);

/**
 * A purchase order as the vendor gets it: vendor, ship-to, lines and total, notes [PO-007].
 * @param isPriced without it the lines say nothing of what they cost, for who may not see that [USR-017]
 */
export const purchaseOrderPaper = (
  { contractor, order, lines }: OrderPaper,
  printed: string,
  isPriced = true,
): PaperDocument => {
  const priced = lines.map((line) => ({
    ...line,
    quantity: numberIn(line, 'quantity'),
    came: numberIn(line, 'units_received'),
    unit_cost: numberIn(line, 'unit_cost'),
  }));
  // Before anything came, a vendor reads of nothing that came.
  const hasCome = priced.some(({ came }) => came > 0);
  const received = hasCome
    ? [
        { title: 'Received', width: 46, right: true },
        { title: 'Open', width: 32, right: true },
      ]
    : [];
  return paper({
    contractor,
    title: `${SCREEN_TITLES.purchase_order.en} #${words(order.id)}`,
    title_es: `${SCREEN_TITLES.purchase_order.es} #${words(order.id)}`,
    subtitle: [words(order.order_name), words(order.status)].filter(Boolean).join(' - '),
    printed,
    content: [
      {
        columns: [
          block('Vendor', [
            words(order.vendor),
            words(order.vendor_address),
            words(order.phone_number),
            labelled('Account', words(order.account_number)),
          ]),
          block('Ship To', [words(order.location) || 'Pickup', words(order.location_address)]),
          block('Order', [
            labelled('Order Date', day(order.order_date)),
            labelled('Expected', day(order.expected_date)),
            labelled('Pickup Number', words(order.pickup_number)),
            labelled('Order By', words(order.order_by)),
          ]),
        ],
        columnGap: 16,
      },
      table(
        [
          { title: 'Product Code', width: 66 },
          { title: 'Product', width: '*' },
          { title: hasCome ? 'Ordered' : 'Quantity', width: 46, right: true },
          ...received,
          { title: 'Order Unit', width: 56 },
          ...(isPriced
            ? [
                { title: 'Unit Cost', width: 54, right: true },
                { title: 'Total', width: 62, right: true },
              ]
            : []),
        ],
        priced.map((line, index) => [
          words(lines[index]?.product_code),
          words(lines[index]?.product),
          String(line.quantity),
          ...(hasCome ? [String(line.came), String(line.quantity - line.came)] : []),
          words(lines[index]?.order_unit),
          ...(isPriced ? [money(line.unit_cost), money(lineTotal(line))] : []),
        ]),
        ...(isPriced ? [['', '', '', ...received.map(() => ''), '', 'Total', money(orderTotal(priced))]] : []),
      ),
      ...(words(order.notes) === '' ? [] : [block('Notes', [words(order.notes)])]),
    ],
  });
};
