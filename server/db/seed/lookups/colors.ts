import { numbered, type LookupRow } from './row';

export const MATERIAL_TYPES = numbered(['Pebble', 'Mini Pebble', 'Beadcrete', 'Quartz', 'Plaster']);

const colors = (material_type_id: number, firstId: number, names: readonly string[]) =>
  numbered(names, firstId).map((row) => ({ ...row, material_type_id }));

/** Each colour belongs to one material [LKP-008]. */
export const PEBBLE_COLORS: readonly LookupRow<{ material_type_id: number }>[] = [
  ...colors(1, 1, [
    'Gulf Blue',
    'Bayou Green',
    'Galveston Sand',
    'Hill Country Grey',
    'Midnight Lagoon',
    'Island Drift',
    'River Tan',
    'White Coral',
  ]),
  ...colors(2, 9, ['Coastal Mist', 'Sea Glass', 'Slate Harbor', 'Desert Dune', 'Deep Cove', 'Ivory Shell']),
  ...colors(3, 15, ['Tropic Reef', 'Azure', 'Pearl', 'Storm Grey', 'Emerald']),
  ...colors(4, 20, ['Arctic White', 'Lake Blue', 'French Grey', 'Onyx']),
  ...colors(5, 24, ['White', 'Light Blue', 'Grey', 'Black']),
];

export const PEBBLE_COLOR_ADDITIVES = numbered([
  'Calcium Accelerator',
  'Non-Chloride Accelerator',
  'Retarder',
  'Pozzolan',
  'Shell Chips',
  'Blue Glass Beads',
  'Clear Glass Beads',
  'Blue Pigment',
  'Green Pigment',
  'Black Pigment',
  'Fiber',
  'Bonding Agent',
]);
