import type { OrderLineValues, OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import type { RelocationValues } from '#domain/inventory/relocationOrder/relocationValues';
import type { OrderLists, Stored } from '../data/ordersApi';
import type { LookupObject } from '#domain/lookups/lookupObject';
import type { ProductChoice } from '../data/productChoice';
import type { ReorderLine } from '../reorder/reorderRows';

const named = (id: number, name: string) => ({ id, name });

const product = (id: number, name: string, standard_cost: number): ProductChoice => ({
  id,
  name,
  standard_cost,
  product_code: `P-${id}`,
  order_unit: named(1, 'Pallet'),
  unit_of_measure: named(2, 'Bag'),
  quantity_per_unit: 49,
  unit_weight: 80,
});

export const PRODUCTS: readonly ProductChoice[] = [
  product(1, 'Bayou Green', 612.5),
  product(2, 'White Cement', 388),
  product(3, 'Frame and Grate 8", White, for Main Drains of Commercial Pools with Anti-Vortex Cover', 41.25),
];

export const LISTS: OrderLists = {
  locations: [named(1, 'Houston Yard'), named(2, 'Conroe Yard')],
  employees: [named(1, 'Alma Lindqvist'), named(9, 'Otto Brandt')],
  vendors: [
    { ...named(5, 'Gulf Pool Supply'), order_emails: ['orders@gulf.example'] },
    { ...named(6, 'Brazos Aggregates'), order_emails: null },
  ],
};

const line = (id: number, of: number, quantity: number, date_received: string | null = null): OrderLineValues => {
  const { id: productId, name, standard_cost } = PRODUCTS[of - 1] ?? product(of, 'Other', 1);
  return {
    id,
    product: named(productId, name),
    quantity,
    order_unit: named(1, 'Pallet'),
    items_per_unit: 49,
    unit_cost: standard_cost,
    date_received,
  };
};

export const aPurchaseOrder = (
  status: [number, string],
  lines = [line(11, 1, 4), line(12, 2, 10), line(13, 3, 2)],
): Stored<OrderValues> => ({
  id: 7,
  version: 3,
  values: {
    order_name: 'Spring restock',
    supplier: named(5, 'Gulf Pool Supply'),
    mmg_location: named(1, 'Houston Yard'),
    created_by: named(9, 'Otto Brandt'),
    order_status: named(...status),
    order_date: '2026-03-02',
    expected_date: '2026-03-09',
    pickup_number: 'PU-4471',
    notes: 'Gate 3, forklift until 3 PM.',
    line_items: lines,
  },
});

/** Of ten pallets three and then six came. */
export const IN_PARTS = aPurchaseOrder(
  [3, 'Partially Received'],
  [
    {
      ...line(12, 2, 10),
      units_received: 9,
      receipts: [
        { id: 31, quantity: 3, date_received: '2026-03-03' },
        { id: 32, quantity: 6, date_received: '2026-03-05' },
      ],
    },
    line(13, 3, 2),
  ],
);

export const PARTLY_RECEIVED = aPurchaseOrder(
  [3, 'Partially Received'],
  [line(11, 1, 4, '2026-03-03'), line(12, 2, 10), line(13, 3, 2)],
);

export const aRelocation = (status: [number, string]): Stored<RelocationValues> & { order_number: string } => ({
  id: 4,
  version: 2,
  order_number: 'RO-00004',
  values: {
    order_name: 'Drains for Conroe',
    from_inventory_location: named(1, 'Houston Yard'),
    to_inventory_location: named(2, 'Conroe Yard'),
    order_status: named(...status),
    remarks: 'With the morning truck.',
    shipment_items: [
      {
        id: 21,
        product: named(3, PRODUCTS[2]?.name ?? ''),
        order_unit_type: named(1, 'Pallet'),
        quantity_of_order_units: 2,
        items_per_order_unit: 49,
        quantity_of_single_units: 5,
        item_unit_type: named(2, 'Each'),
        item_weight: 3.5,
      },
    ],
  },
});

const low = (
  product_id: number,
  product_name: string,
  vendor: LookupObject | null,
  place: LookupObject,
  unit_cost: number | null = 612.5,
): ReorderLine => ({
  product_id,
  product_name,
  location_id: place.id,
  location_name: place.name ?? '',
  category: 'Beadcrete',
  vendor_id: vendor?.id ?? null,
  vendor_name: vendor?.name ?? null,
  order_unit: 'Pallet',
  unit_cost,
  total_units: 2.5,
  target_level: 20,
  on_order: 0,
  to_order: 18,
});
const [houston, conroe] = [named(1, 'Houston Yard'), named(2, 'Conroe Yard')];

/** What to order of two vendors in two places, and what nobody sells. */
export const REORDER_LINES: readonly ReorderLine[] = [
  low(2, 'White Cement', named(6, 'Brazos Aggregates'), houston, 388),
  low(1, 'Bayou Green', named(5, 'Gulf Pool Supply'), houston),
  low(3, 'Frame and Grate 8", White', named(5, 'Gulf Pool Supply'), conroe, 41.25),
  low(4, 'Trial Sand', null, houston),
];
