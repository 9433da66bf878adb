import { addDays, type CivilDate } from '#domain/civilDate';
import { ORDER_STATUS, receivedStatus } from '#domain/inventory/purchaseOrder/orderStatus';
import * as tables from '../../../tables';
import { morningOf } from '../context';
import { DEMO_EMPLOYEES } from '../employees';
import { randomOf, type Random } from '../random';
import type { RowStore } from '../rowStore';
import { STORES, VENDORS } from './catalogue';
import type { StoredProduct } from './products';
import type { GoodsMoved } from './stock';

/** Days until an order has come, longest. */
const DELIVERY = 16;

type Course = 'draft' | 'ordered' | 'partial' | 'received' | 'cancelled';

/** Old orders have come or were cancelled; of the latest some are still on their way. */
const courseOf = (random: Random, age: number): Course => {
  if (age > DELIVERY + 4)
    return random.weighted([
      ['received', 14],
      ['cancelled', 1],
      ['partial', 0.6],
    ]);
  return random.weighted([
    ['draft', 2],
    ['ordered', 4],
    ['partial', 3],
    ['received', 1],
    ['cancelled', 0.6],
  ]);
};

const STATUS: Readonly<Record<Course, number | null>> = {
  draft: ORDER_STATUS.DRAFT,
  cancelled: ORDER_STATUS.CANCELLED,
  ordered: null,
  partial: null,
  received: null,
};

const isHere = (random: Random, course: Course, line: number): boolean =>
  course === 'received' || (course === 'partial' && (line === 0 || random.chance(0.3)));

/**
 * Purchase orders of the last months in every status; answers the goods that came. The last ones cover every course.
 */
export const addPurchaseOrders = (
  store: RowStore,
  products: readonly StoredProduct[],
  quota: number,
  days: number,
  today: CivilDate,
): GoodsMoved[] => {
  const random = randomOf('purchase orders');
  const moved: GoodsMoved[] = [];
  const last: readonly Course[] = ['partial', 'received', 'ordered', 'cancelled', 'ordered', 'draft'];
  for (let index = 0; index < quota; index += 1) {
    const age = Math.round((days * (quota - 1 - index)) / Math.max(1, quota - 1));
    const date = addDays(today, -age);
    const sure = last[index - quota + last.length];
    const sold = products.filter(({ isDiscontinued, vendor }) => !isDiscontinued && vendor === index % 5);
    const chosen = random.some(sold, random.int(2, 5));
    const course = sure ?? courseOf(random, age);
    const lines = chosen.map((product, line) => {
      const due = addDays(date, random.int(3, DELIVERY));
      const date_received = isHere(random, course, line) ? (due > today ? today : due) : null;
      return {
        product,
        quantity: Math.max(1, Math.round(product.target * (0.3 + random.next() * 0.4))),
        date_received,
      };
    });
    // One that is partly here has something left to come.
    const rest = lines.at(-1);
    if (course === 'partial' && rest && lines.length > 1) rest.date_received = null;
    const location = random.weighted(STORES.map(({ id, share }) => [id, share * share] as const));
    const order = store.add(
      tables.purchaseOrder,
      {
        order_name: `${VENDORS[index % 5]?.name.split(' ')[0] ?? 'Stock'} ${random.pick(['restock', 'weekly order', 'spring order', 'top-up', 'rush order'])}`,
        supplier_id: chosen[0]?.vendorId ?? 1,
        mmg_location_id: course === 'draft' && random.chance(0.3) ? null : location,
        created_by_id: random.pick([
          DEMO_EMPLOYEES.warehouse,
          DEMO_EMPLOYEES.warehouse,
          DEMO_EMPLOYEES.office,
          DEMO_EMPLOYEES.manager,
        ]),
        order_status_id: STATUS[course] ?? receivedStatus(lines),
        order_date: date,
        expected_date: random.chance(0.9) ? addDays(date, random.int(4, 12)) : null,
        pickup_number: random.chance(0.35) ? `PU-${random.int(10_000, 99_999)}` : null,
        notes: random.chance(0.25)
          ? random.pick([
              'Call the yard before unloading.',
              'Liftgate needed.',
              'Split over two trucks.',
              'Leave with Glenda.',
            ])
          : null,
      },
      morningOf(date),
    );
    for (const { product, quantity, date_received } of lines) {
      const line = store.add(
        tables.purchaseOrderLineItem,
        {
          purchase_order_id: order,
          product_id: product.id,
          quantity,
          order_unit_id: product.unit,
          items_per_unit: product.perUnit,
          unit_cost: product.cost,
          units_received: date_received ? quantity : 0,
          date_received,
        },
        morningOf(date),
      );
      if (date_received) {
        store.add(
          tables.purchaseOrderReceipt,
          { purchase_order_line_item_id: line, quantity, date_received },
          morningOf(date_received),
        );
        moved.push({
          product_id: product.id,
          location_id: location,
          kind: 'receipt',
          units: quantity,
          individuals: 0,
          date: date_received,
          reference: `PO ${order}`,
          purchase_order_id: order,
        });
      }
    }
  }
  return moved;
};
