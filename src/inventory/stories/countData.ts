import type { CountAnswer, CountRow } from '../data/inventoryApi';

interface Made {
  id: number;
  name: string;
  category: readonly [id: number, description: string, count_order: number | null];
  units?: number;
  individual?: number;
  date?: string | null;
  place?: readonly [number, string];
}

/** A stock row for a story. */
const aCountRow = ({
  id,
  name,
  category,
  units = 10,
  individual = 0,
  date = '2026-02-20',
  place = [1, 'Houston'],
}: Made): CountRow => ({
  id,
  version: 1,
  unit_count: units,
  individual_count: individual,
  count_date: date,
  location: { id: place[0], name: place[1] },
  last_unit_count: date === null ? null : units,
  last_individual_count: date === null ? null : individual,
  changed_by: 'Glenda Marchetti',
  product: {
    id: 100 + id,
    name,
    product_code: `PC-${100 + id}`,
    description: '80 lb each',
    quantity_per_unit: 49,
    order_unit: { name: 'Pallet' },
    category: { id: category[0], description: category[1], count_order: category[2] },
  },
});

const STANDARD = [1, 'Rock - Standard', 1] as const;
const SMALL = [2, 'Rock - Small', 2] as const;
const DRAINS = [8, 'Drains', null] as const;
const FITTINGS = [9, 'Fittings', null] as const;
const ADDITIVE = [4, 'Additive', 901] as const;
const PIGMENT = [5, 'Pigment', 902] as const;

/** A sheet in no order at all: the screen puts it into the one of the count. */
export const COUNT: CountAnswer = {
  locations: [
    { id: 1, name: 'Houston', is_active: true },
    { id: 2, name: 'Conroe', is_active: true },
    { id: 3, name: 'Old Yard', is_active: false },
  ],
  categories: [STANDARD, SMALL, DRAINS, FITTINGS, ADDITIVE, PIGMENT].map(([id, description, count_order]) => ({
    id,
    name: description,
    description,
    count_order,
    is_active: true,
  })),
  rows: [
    aCountRow({ id: 1, name: 'Pigment Blue', category: PIGMENT }),
    aCountRow({ id: 2, name: 'Pebble Gulf Blue', category: STANDARD, units: 12, individual: 7 }),
    aCountRow({ id: 3, name: 'Slotted Eyeball', category: FITTINGS, units: -1 }),
    aCountRow({ id: 4, name: 'Set Retarder', category: ADDITIVE, date: null }),
    aCountRow({ id: 5, name: 'Pebble Bayou Green', category: STANDARD, units: 20 }),
    aCountRow({
      id: 6,
      name: 'Main Drain 8" VGB White with an anti-vortex cover that has a name much longer than any shelf label',
      category: DRAINS,
    }),
    aCountRow({ id: 7, name: 'Mini Pebble Sea Glass', category: SMALL }),
    aCountRow({ id: 8, name: 'Pebble Gulf Blue', category: STANDARD, units: 3, place: [2, 'Conroe'] }),
  ],
};
