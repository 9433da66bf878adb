import { numbered, type LookupRow } from './row';

/** Lists of the inventory; rules name their ids, but for places, categories and units. */

export const INVENTORY_LOCATIONS: readonly LookupRow<{
  address_line_1: string;
  city: string;
  state: string;
  zip_code: string;
  is_main: boolean;
}>[] = [
  {
    id: 1,
    name: 'Houston',
    address_line_1: '11850 Brittmoore Yard Rd',
    city: 'Houston',
    state: 'TX',
    zip_code: '77041',
    is_main: true,
  },
  {
    id: 2,
    name: 'Conroe',
    address_line_1: '2207 Old Gristmill Rd',
    city: 'Conroe',
    state: 'TX',
    zip_code: '77301',
    is_main: false,
  },
  {
    id: 3,
    name: 'Manchaca',
    address_line_1: '904 Rice Barn Rd',
    city: 'Manchaca',
    state: 'TX',
    zip_code: '78652',
    is_main: false,
  },
];

/** The report groups [INV-021]. */
export const INVENTORY_TYPES: readonly LookupRow<{ keycode: string }>[] = [
  { id: 1, name: 'Drains', keycode: 'DRAINS' },
  { id: 2, name: 'Beadcrete', keycode: 'BEADCRETE' },
  { id: 3, name: 'Pigment', keycode: 'PIGMENT' },
  { id: 4, name: 'PT-Warehouse', keycode: 'PT_WAREHOUSE' },
  { id: 5, name: 'Rock', keycode: 'ROCK' },
];

const category = (id: number, name: string, inventory_type_id: number | null, count_order: number | null = null) => ({
  id,
  name,
  description: name,
  inventory_type_id,
  count_order,
});

/** In the sequence of the count sheet, which `count_order` and the alphabet make [INV-020]. */
export const PRODUCT_CATEGORIES: readonly LookupRow<Omit<ReturnType<typeof category>, 'id' | 'name'>>[] = [
  category(1, 'Rock - Standard', 5, 1),
  category(2, 'Rock - Small', 5, 2),
  category(3, 'Rock - Fine', 5, 3),
  category(7, 'Beadcrete', 2),
  category(8, 'Drains', 1),
  category(9, 'Fittings', 4),
  category(10, 'Rock - Specialty', 5),
  category(4, 'Additive', 4, 901),
  category(5, 'Pigment', 3, 902),
  category(6, 'Pigment (other)', 3, 903),
];

export const ORDER_UNITS = numbered(['Pallet', 'Super Sack', 'Box', 'Case', 'Bucket', 'Drum', 'Bag', 'Each', 'Bundle']);

export const UNITS_OF_MEASURE = numbered(['Bag', 'Each', 'Pound', 'Gallon', 'Foot', 'Jar']);

/** [PO-007] */
export const PURCHASE_ORDER_STATUSES = numbered(['Draft', 'Ordered', 'Partially Received', 'Received', 'Cancelled']);

/** [RO-004] */
export const RELOCATION_ORDER_STATUSES = numbered(['Draft', 'Shipped', 'Received', 'Cancelled']);
