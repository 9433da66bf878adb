import { newColor, type RecipeRowValues } from '#domain/recipes/colorValues';
import type { RecipeProduct } from '#domain/recipes/productLabel';
import type { RecipeBook, StoredColor } from '../data/recipesApi';

const PEBBLE = { id: 1, name: 'Pebble' };

const product = (id: number, name: string, more: Partial<RecipeProduct> = {}): RecipeProduct => ({
  id,
  name,
  product_code: `RST-${100 + id}`,
  is_discontinued: false,
  unit: 'Bag',
  unit_weight: 80,
  ...more,
});

const PRODUCTS: readonly RecipeProduct[] = [
  product(1, 'Pebble Gulf Blue'),
  product(2, 'Pozzolan', { unit: 'Gallon', unit_weight: 9.2 }),
  product(3, 'Pebble Lagoon Mist (old blend)', { is_discontinued: true }),
  product(4, 'Pigment Blue', { unit: 'Jar', unit_weight: 2.5 }),
];

const row = (id: number, productId: number, quantity: number): RecipeRowValues => ({
  id,
  product: { id: productId },
  quantity,
});

const GULF_BLUE: StoredColor = {
  id: 1,
  version: 3,
  values: {
    ...newColor('Gulf Blue'),
    material_type: PEBBLE,
    pool_code: 'GB-P',
    spa_code: 'GB-S',
    price_level: 'B',
    condition: 'Smooth',
    batch_ratio: 1.125,
    recipe: [row(11, 1, 12), row(12, 2, 1), row(13, 3, 2)],
  },
};

const LONG = 'Midnight Lagoon with Hand-Selected Abalone Shell and Blue Glass Beads, as Laid at the Harbor House';

export const BOOK: RecipeBook = {
  products: PRODUCTS,
  materials: [PEBBLE, { id: 2, name: 'Mini Pebble' }],
  colors: [
    GULF_BLUE,
    { id: 2, version: 1, values: { ...newColor(LONG), material_type: PEBBLE, recipe: [] } },
    { id: 3, version: 1, values: { ...newColor('White Coral'), material_type: PEBBLE, is_active: false, recipe: [] } },
  ],
};
