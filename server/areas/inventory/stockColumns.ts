/** What the units of a stock row are made of, and by which columns is worked out what to order: the sum tells its parts. */
export const STOCK_COLUMNS = [
  'inventory.unit_count',
  'inventory.individual_count',
  'product.quantity_per_unit',
] as const;
/** The columns that name the category of a product. */
export const CATEGORY_COLUMNS = ['product.category_id', 'lookup_product_category.description'] as const;
export const ORDERED_BY = [
  ...STOCK_COLUMNS,
  'product.reorder_level',
  'product.target_level',
  'product.minimum_reorder_quantity',
] as const;
