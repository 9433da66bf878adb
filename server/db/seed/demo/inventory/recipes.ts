import * as tables from '../../../tables';
import { MATERIAL_TYPES, PEBBLE_COLORS } from '../../lookups/colors';
import { randomOf } from '../random';
import type { RowStore } from '../rowStore';
import type { StoredProduct } from './products';

/** What a batch of a material is made of besides its own blend: names of the catalogue, with how many. */
const BASE: Readonly<Record<string, readonly (readonly [name: string, quantity: number])[]>> = {
  Pebble: [
    ['Pozzolan', 1],
    ['Fiber Reinforcement', 1],
  ],
  'Mini Pebble': [
    ['Pozzolan', 1],
    ['Silica Sand #30', 2],
  ],
  Beadcrete: [
    ['Marble Dust Fine', 3],
    ['Clear Glass Beads', 2],
  ],
  Quartz: [
    ['Marble Dust Fine', 2],
    ['Fiber Reinforcement', 1],
  ],
  Plaster: [
    ['Marble Dust Fine', 10],
    ['Silica Sand #30', 4],
  ],
};

const PIGMENTS = [
  'Pigment Black',
  'Pigment Blue',
  'Pigment Buff',
  'Pigment Cobalt',
  'Pigment Green',
  'Pigment Turquoise',
];
const BAGS = [8, 14] as const;

/**
 * A recipe for nearly every colour: its own blend where the catalogue has one, what the material needs, a pigment or
 * two.
 */
export const addRecipes = (store: RowStore, products: readonly StoredProduct[]): void => {
  const random = randomOf('recipes');
  const idOf = (name: string): number | undefined => products.find((product) => product.name === name)?.id;
  for (const { id: color_id, name, material_type_id } of PEBBLE_COLORS) {
    if (random.chance(0.1)) continue;
    const material = MATERIAL_TYPES.find(({ id }) => id === material_type_id)?.name ?? '';
    const parts = [
      [`${material} ${name}`, random.int(...BAGS)] as const,
      ...(BASE[material] ?? []),
      ...random.some(PIGMENTS, random.int(0, 2)).map((pigment) => [pigment, random.int(1, 6)] as const),
    ];
    for (const [product, quantity] of parts) {
      const product_id = idOf(product);
      if (product_id !== undefined) store.add(tables.pebbleColorRecipe, { color_id, product_id, quantity });
    }
  }
};
