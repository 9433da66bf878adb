import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { STOCK_KEEPS } from '#domain/inventory/product/changeUnit';
import { assertMayUndoUnits, changedUnits } from './changedUnits';
import { product } from '../../db/tables/products';
import { crud } from '../../api/resource';

/** What is stored and ordered. It is never deleted: `is_discontinued` takes it out of pickers [CR-005 INV-024]. */
export const productResource = crud(product, {
  needs: RESOURCE_NEEDS.product,
  label: 'Product',
  title: ['name'],
  writes: ['create', 'update'],
  answers: { stock_keeps: STOCK_KEEPS },
  follows: changedUnits,
  assertMayUndo: assertMayUndoUnits,
  sections: [
    {
      label: 'Product',
      fields: [
        'name',
        'product_code',
        'mmg_code',
        'category_id',
        'supplier_id',
        'description',
        'is_discontinued',
        'external_vendor_name',
      ],
    },
    { label: 'Units', fields: ['order_unit_id', 'quantity_per_unit', 'unit_of_measure_id', 'unit_weight'] },
    { label: 'Price', fields: ['list_price', 'discount', 'standard_cost'] },
    { label: 'Reordering', fields: ['reorder_level', 'target_level', 'minimum_reorder_quantity'] },
  ],
  columns: [
    'name',
    'product_code',
    'mmg_code',
    'category_id',
    'supplier_id',
    'order_unit_id',
    'standard_cost',
    'reorder_level',
    'is_discontinued',
  ],
  other_names: (alias) => [`${alias}.product_code`, `${alias}.mmg_code`],
  search: { columns: ['name', 'product_code', 'mmg_code', 'description'] },
  labels: { supplier_id: 'Vendor', unit_weight: 'Unit Weight', is_discontinued: 'Discontinued' },
  saved_message: 'Product saved!',
});
