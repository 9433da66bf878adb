import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { ColorValues, RecipeRowValues } from './colorValues';

const MIN_QUANTITY = 1;
/** The longest name of a lookup, and the longest of its codes. */
const NAME_LENGTH = 100;
const TEXT_LENGTH = 50;
const RATIO_SCALE = 3;

const TEXTS = ['pool_code', 'spa_code', 'price_level', 'condition'] as const;

const quantityIssue = (path: string, quantity: number | null): FieldIssue[] => {
  if (quantity === null || !Number.isInteger(quantity)) return [fieldIssue(path, 'recipe_quantity')];
  return quantity < MIN_QUANTITY ? [fieldIssue(path, 'min', { min: MIN_QUANTITY })] : [];
};

const rowIssues = (
  { product, quantity }: RecipeRowValues,
  index: number,
  recipe: readonly RecipeRowValues[],
): FieldIssue[] => {
  const path = `recipe.${index}`;
  const isTwice = product !== null && recipe.findIndex((row) => row.product?.id === product.id) < index;
  return [
    ...(product ? [] : [fieldIssue(`${path}.product`, 'required', { label: 'Product' })]),
    ...(isTwice ? [fieldIssue(`${path}.product`, 'recipe_product_twice')] : []),
    ...quantityIssue(`${path}.quantity`, quantity),
  ];
};

const ratioIssue = (ratio: number | null): FieldIssue[] => {
  if (ratio === null) return [];
  if (ratio < 0) return [fieldIssue('batch_ratio', 'min', { min: 0 })];
  return Number(ratio.toFixed(RATIO_SCALE)) === ratio
    ? []
    : [fieldIssue('batch_ratio', 'scale', { scale: RATIO_SCALE })];
};

/** What keeps a colour from being saved, field by field [CR-006 CR-007 CR-012]. */
export const colorIssues = (values: ColorValues): FieldIssue[] => [
  ...(values.name.trim() === '' ? [fieldIssue('name', 'color_name')] : []),
  ...(values.name.trim().length > NAME_LENGTH ? [fieldIssue('name', 'max_length', { max: NAME_LENGTH })] : []),
  ...(values.material_type ? [] : [fieldIssue('material_type', 'required', { label: 'Material Type' })]),
  ...TEXTS.filter((field) => (values[field]?.length ?? 0) > TEXT_LENGTH).map((field) =>
    fieldIssue(field, 'max_length', { max: TEXT_LENGTH }),
  ),
  ...ratioIssue(values.batch_ratio),
  ...values.recipe.flatMap(rowIssues),
];

/** Whether nothing was typed into a row yet: such rows are left out of a save. */
export const isBlankRow = ({ id, product, quantity }: RecipeRowValues): boolean =>
  id === null && product === null && quantity === null;
