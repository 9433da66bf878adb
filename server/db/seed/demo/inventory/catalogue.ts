import { PEBBLE_COLORS } from '../../lookups/colors';

/** Ids of the seeded lists that the catalogue names. */
const CATEGORY = {
  standard: 1,
  small: 2,
  fine: 3,
  additive: 4,
  pigment: 5,
  otherPigment: 6,
  beadcrete: 7,
  drains: 8,
  fittings: 9,
  specialty: 10,
} as const;
const UNIT = { pallet: 1, sack: 2, box: 3, case: 4, bucket: 5, drum: 6, bag: 7, each: 8, bundle: 9 } as const;
const ITEM = { bag: 1, each: 2, pound: 3, gallon: 4, foot: 5, jar: 6 } as const;

export interface DemoProduct {
  name: string;
  code: string;
  category: number;
  /** Index into the vendors of the demo. */
  vendor: number;
  unit: number;
  item: number;
  perUnit: number;
  /** Pounds of an item. */
  weight: number;
  listPrice: number;
  /** Order units in a well-filled store. */
  target: number;
  isDiscontinued?: boolean;
}

type Shape = Omit<DemoProduct, 'name' | 'code'>;

const named = (prefix: string, shape: Shape, names: readonly string[]): DemoProduct[] =>
  names.map((name, index) => ({
    ...shape,
    name,
    code: `${prefix}-${String(100 + index * 5)}`,
    listPrice: Math.round(shape.listPrice * (100 + ((index * 7) % 23))) / 100,
  }));

const colorsOf = (material: number): string[] =>
  PEBBLE_COLORS.filter(({ material_type_id }) => material_type_id === material).map(({ name }) => name);

const bagged: Shape = {
  category: CATEGORY.standard,
  vendor: 0,
  unit: UNIT.pallet,
  item: ITEM.bag,
  perUnit: 49,
  weight: 80,
  listPrice: 612.5,
  target: 24,
};
const jarred: Shape = {
  category: CATEGORY.pigment,
  vendor: 2,
  unit: UNIT.case,
  item: ITEM.jar,
  perUnit: 12,
  weight: 2.5,
  listPrice: 138,
  target: 10,
};
const boxed: Shape = {
  category: CATEGORY.drains,
  vendor: 3,
  unit: UNIT.box,
  item: ITEM.each,
  perUnit: 10,
  weight: 1.8,
  listPrice: 219,
  target: 8,
};

/** What a pool finisher keeps on the shelf, in the colours of the lookup lists. */
export const CATALOGUE: readonly DemoProduct[] = [
  ...named(
    'RST',
    bagged,
    colorsOf(1).map((color) => `Pebble ${color}`),
  ),
  ...named(
    'RSM',
    { ...bagged, category: CATEGORY.small, listPrice: 655 },
    colorsOf(2).map((color) => `Mini Pebble ${color}`),
  ),
  ...named(
    'RFN',
    { ...bagged, category: CATEGORY.fine, vendor: 1, perUnit: 56, weight: 50, listPrice: 498, target: 16 },
    [
      'Quartz Arctic White',
      'Quartz Lake Blue',
      'Quartz French Grey',
      'Quartz Onyx',
      'Silica Sand #30',
      'Marble Dust Fine',
    ],
  ),
  ...named(
    'RSP',
    {
      ...bagged,
      category: CATEGORY.specialty,
      vendor: 1,
      unit: UNIT.sack,
      perUnit: 40,
      weight: 50,
      listPrice: 940,
      target: 4,
    },
    [
      'Abalone Shell Chips',
      'Black Pearl Shell',
      'Blue Glass Beads',
      'Clear Glass Beads',
      'Jade Stone Blend',
      'Moonstone Accent',
    ],
  ),
  ...named(
    'BDC',
    { ...bagged, category: CATEGORY.beadcrete, vendor: 4, perUnit: 42, weight: 66, listPrice: 903, target: 14 },
    colorsOf(3).map((color) => `Beadcrete ${color}`),
  ),
  ...named(
    'ADD',
    {
      category: CATEGORY.additive,
      vendor: 2,
      unit: UNIT.bucket,
      item: ITEM.gallon,
      perUnit: 5,
      weight: 9.2,
      listPrice: 86,
      target: 12,
    },
    [
      'Acrylic Bonding Agent',
      'Calcium Accelerator',
      'Fiber Reinforcement',
      'Muriatic Wash',
      'Non-Chloride Accelerator',
      'Pozzolan',
      'Set Retarder',
    ],
  ),
  ...named('PIG', jarred, [
    'Pigment Black',
    'Pigment Blue',
    'Pigment Buff',
    'Pigment Cobalt',
    'Pigment Green',
    'Pigment Red',
    'Pigment Turquoise',
    'Pigment Yellow',
  ]),
  ...named('PGO', { ...jarred, category: CATEGORY.otherPigment, listPrice: 96, target: 4 }, [
    'Grout Colorant Charcoal',
    'Grout Colorant Sand',
    'Tint Kit Adobe',
    'Tint Kit Slate',
  ]),
  ...named('DRN', boxed, [
    'Main Drain 8" VGB Black',
    'Main Drain 8" VGB White',
    'Main Drain 10" VGB White',
    'Channel Drain Cover 32" White',
    'Channel Drain Cover 32" Tan',
    'Drain Sump Retrofit Ring',
  ]),
  ...named('FIT', { ...boxed, category: CATEGORY.fittings, perUnit: 25, weight: 0.3, listPrice: 71.25, target: 10 }, [
    'Eyeball Fitting 3/4" White',
    'Eyeball Fitting 1" Grey',
    'Slotted Eyeball White',
    'Rope Anchor Chrome',
    'Umbrella Sleeve 1 1/2"',
    'In-Floor Nozzle Cap Tan',
    'Skimmer Face Plate White',
  ]),
  { name: 'Pebble Lagoon Mist (old blend)', code: 'RST-900', ...bagged, target: 2, isDiscontinued: true },
  {
    name: 'Bonding Agent, 1-quart',
    code: 'ADD-900',
    category: CATEGORY.additive,
    vendor: 2,
    unit: UNIT.case,
    item: ITEM.jar,
    perUnit: 12,
    weight: 2.2,
    listPrice: 64,
    target: 2,
    isDiscontinued: true,
  },
];

export interface DemoVendor {
  name: string;
  account: string;
  street: string;
  city: string;
  zip: string;
  orderEmails: readonly string[];
  isActive?: boolean;
}

/** Invented suppliers; the catalogue names them by their place in this list. */
export const VENDORS: readonly DemoVendor[] = [
  {
    name: 'Granite Wren Aggregates',
    account: 'GW-20418',
    street: '5100 Quarry Spur',
    city: 'Conroe',
    zip: '77304',
    orderEmails: ['orders@granitewren.example'],
  },
  {
    name: 'Brazos Lantern Materials',
    account: '77-1093',
    street: '860 Old Mill Rd',
    city: 'Richmond',
    zip: '77469',
    orderEmails: ['desk@brazoslantern.example', 'dispatch@brazoslantern.example'],
  },
  {
    name: 'Cinder & Clay Pigments',
    account: 'TRW0031',
    street: '1420 Foundry Ln',
    city: 'Houston',
    zip: '77007',
    orderEmails: ['sales@cinderclay.example'],
  },
  {
    name: 'Saltgrass Pool Hardware',
    account: '5561',
    street: '303 Harbor Gate',
    city: 'League City',
    zip: '77573',
    orderEmails: ['orders@saltgrasshardware.example'],
  },
  {
    name: 'Azure Bead Works',
    account: 'A-8812',
    street: '77 Cordova Way',
    city: 'San Antonio',
    zip: '78230',
    orderEmails: ['trade@azurebead.example'],
  },
  { name: 'Longleaf Safety Supply', account: '', street: '9 Depot St', city: 'Tomball', zip: '77375', orderEmails: [] },
  {
    name: 'Meridian Stone (closed)',
    account: 'MS-4',
    street: '12 Ibis Ct',
    city: 'Galveston',
    zip: '77554',
    orderEmails: [],
    isActive: false,
  },
];

/** The seeded places, and the share of the catalogue that each keeps. */
export const STORES: readonly { id: number; share: number }[] = [
  { id: 1, share: 1 },
  { id: 2, share: 0.45 },
  { id: 3, share: 0.7 },
];
