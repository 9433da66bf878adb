import { formatCivilDate } from '#domain/civilDate';
import { shipmentTotals, shippedItems, shippedWeight } from '#domain/inventory/relocationOrder/shipmentTotals';
import { SCREEN_TITLES } from '#domain/labels/screens';
import { numberOf } from '#domain/values';
import { block, paper, signatures, table, type PaperDocument } from '../../pdf/paper';
import type { OrderPaper } from './readOrderPaper';

const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const day = (label: string, value: unknown): string | null =>
  typeof value === 'string' ? `${label} ${formatCivilDate(value)}` : null;
const shown = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/**
 * A relocation order as it goes with the truck: both places, the goods with weight and totals, lines to sign on
 * [RO-004].
 */
export const relocationPaper = ({ contractor, order, lines }: OrderPaper, printed: string): PaperDocument => {
  const items = lines.map((line) => ({
    quantity_of_order_units: numberOf(line.quantity_of_order_units),
    items_per_order_unit: numberOf(line.items_per_order_unit),
    quantity_of_single_units: numberOf(line.quantity_of_single_units),
    item_weight: numberOf(line.item_weight),
  }));
  const totals = shipmentTotals(items);
  return paper({
    contractor,
    title: `${SCREEN_TITLES.relocation_order.en} ${words(order.order_number)}`,
    title_es: `${SCREEN_TITLES.relocation_order.es} ${words(order.order_number)}`,
    subtitle: [
      words(order.order_name),
      words(order.status),
      day('Shipped', order.shipped_date),
      day('Received', order.received_date),
    ]
      .filter(Boolean)
      .join(' - '),
    printed,
    content: [
      {
        columns: [
          block('From', [words(order.from_name), words(order.from_address)]),
          block('To', [words(order.to_name), words(order.to_address)]),
        ],
        columnGap: 16,
      },
      table(
        [
          { title: 'Product Code', width: 70 },
          { title: 'Product', width: '*' },
          { title: 'Units', width: 75, right: true },
          { title: 'Per Unit', width: 45, right: true },
          { title: 'Single', width: 65, right: true },
          { title: 'Items', width: 45, right: true },
          { title: 'Weight (lb)', width: 60, right: true },
        ],
        items.map((item, index) => [
          words(lines[index]?.product_code),
          words(lines[index]?.product),
          [words(item.quantity_of_order_units), words(lines[index]?.order_unit)].join(' ').trim(),
          words(item.items_per_order_unit),
          [words(item.quantity_of_single_units), words(lines[index]?.item_unit)].join(' ').trim(),
          shown(shippedItems(item)),
          shown(shippedWeight(item)),
        ]),
        ['', 'Total', '', '', '', shown(totals.items), shown(totals.weight)],
      ),
      ...(words(order.remarks) === '' ? [] : [block('Remarks', [words(order.remarks)])]),
      signatures(['Shipped by', 'Received by', 'Date']),
    ],
  });
};
