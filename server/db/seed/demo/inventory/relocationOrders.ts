import { addDays, type CivilDate } from '#domain/civilDate';
import { RELOCATION_STATUS } from '#domain/inventory/relocationOrder/relocationSteps';
import { relocationNumber } from '#domain/inventory/relocationOrder/shipmentTotals';
import * as tables from '../../../tables';
import { morningOf } from '../context';
import { randomOf } from '../random';
import type { RowStore } from '../rowStore';
import type { StoredProduct } from './products';
import type { GoodsMoved } from './stock';

const { DRAFT, SHIPPED, RECEIVED, CANCELLED } = RELOCATION_STATUS;

/** Days on the road. */
const ROAD = 2;

/**
 * Goods from the main place to the others, and now and then back; the last orders cover every status. Answers what
 * moved.
 */
export const addRelocationOrders = (
  store: RowStore,
  products: readonly StoredProduct[],
  quota: number,
  days: number,
  today: CivilDate,
): GoodsMoved[] => {
  const random = randomOf('relocation orders');
  const moved: GoodsMoved[] = [];
  const last = [CANCELLED, RECEIVED, SHIPPED, SHIPPED, DRAFT];
  for (let index = 0; index < quota; index += 1) {
    const date = addDays(today, -1 - Math.round((days * (quota - 1 - index)) / Math.max(1, quota - 1)));
    const status = last[index - quota + last.length] ?? RECEIVED;
    const other = random.pick([2, 3]);
    const [from, to] = random.chance(0.85) ? [1, other] : [other, 1];
    const arrival = addDays(date, ROAD);
    const received_date = status === RECEIVED ? (arrival > today ? today : arrival) : null;
    const order_number = relocationNumber(index + 1);
    const order = store.add(
      tables.inventoryRelocationOrder,
      {
        order_number,
        order_name: `${to === 1 ? 'Return to Houston' : `${other === 2 ? 'Conroe' : 'Manchaca'} stock`}, week ${index + 1}`,
        order_status_id: status,
        from_inventory_location_id: from,
        to_inventory_location_id: to,
        shipped_date: status === SHIPPED || status === RECEIVED ? date : null,
        received_date,
        remarks: random.chance(0.3)
          ? random.pick(['Straps and tarps on the trailer.', 'Deliver before noon.', 'Weigh at the gate.'])
          : null,
      },
      morningOf(date),
    );
    for (const product of random.some(
      products.filter(({ isDiscontinued }) => !isDiscontinued),
      random.int(1, 5),
    )) {
      const units = random.int(0, 3);
      const singles = units === 0 || random.chance(0.3) ? random.int(1, Math.max(1, product.perUnit - 1)) : 0;
      store.add(
        tables.shipmentItem,
        {
          inventory_relocation_order_id: order,
          product_id: product.id,
          order_unit_type_id: product.unit,
          quantity_of_order_units: units || null,
          items_per_order_unit: product.perUnit,
          quantity_of_single_units: singles || null,
          item_unit_type_id: product.item,
          item_weight: product.weight,
        },
        morningOf(date),
      );
      const goods = { product_id: product.id, reference: order_number, inventory_relocation_order_id: order };
      if (status === SHIPPED || status === RECEIVED)
        moved.push({ ...goods, location_id: from, kind: 'relocation_out', units: -units, individuals: -singles, date });
      if (received_date)
        moved.push({
          ...goods,
          location_id: to,
          kind: 'relocation_in',
          units,
          individuals: singles,
          date: received_date,
        });
    }
  }
  return moved;
};
