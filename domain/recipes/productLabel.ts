import type { LocalText } from '../localText';
import { STATE_LABELS } from '../labels/states';

/** A product as a recipe's picker offers it. */
export interface RecipeProduct {
  id: number;
  name: string;
  product_code: string | null;
  is_discontinued: boolean;
  /** The unit of a single item, such as "Bag". */
  unit: string | null;
  /** Pounds of an item. */
  unit_weight: number | null;
}

const DISCONTINUED: LocalText = STATE_LABELS.discontinued;

/** "{name} ({product_code})"; a discontinued one says so [CR-012]. */
export const productLabel = (
  { name, product_code, is_discontinued }: Pick<RecipeProduct, 'name' | 'product_code' | 'is_discontinued'>,
  language: keyof LocalText = 'en',
): string =>
  [
    name,
    ...(product_code ? [`(${product_code})`] : []),
    ...(is_discontinued ? [`(${DISCONTINUED[language]})`] : []),
  ].join(' ');

/**
 * What a row's picker offers, by name: no discontinued product but the chosen one, and none that stands in another row
 * [CR-012].
 */
export const offeredProducts = <Product extends Pick<RecipeProduct, 'id' | 'name' | 'is_discontinued'>>(
  products: readonly Product[],
  chosen: number | null,
  elsewhere: ReadonlySet<number>,
): Product[] =>
  products
    .filter(({ id, is_discontinued }) => id === chosen || (!is_discontinued && !elsewhere.has(id)))
    .toSorted((a, b) => a.name.localeCompare(b.name));
