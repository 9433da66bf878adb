import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { inventory, inventoryMovement } from '../../db/tables/inventory';
import { crud } from '../../api/resource';

/** Stock rows, to be read: they are changed by counts and orders alone [INV-010 INV-023]. */
export const inventoryResource = crud(inventory, {
  needs: RESOURCE_NEEDS.inventory,
  label: 'Stock',
  label_plural: 'Stock',
  title: ['id'],
  writes: [],
  columns: ['product_id', 'location_id', 'unit_count', 'individual_count', 'count_date'],
  labels: { unit_count: 'Units', individual_count: 'Individual', count_date: 'Last Count Date' },
});

/** Why a stock is what it is, to be read [INV-023]. */
export const inventoryMovementResource = crud(inventoryMovement, {
  needs: RESOURCE_NEEDS.inventory_movement,
  label: 'Stock Movement',
  title: ['id'],
  writes: [],
  columns: [
    'date',
    'product_id',
    'location_id',
    'kind',
    'units',
    'individuals',
    'unit_count',
    'individual_count',
    'reference',
    'user_name',
  ],
  sort: { field: 'id', order: 'DESC' },
  search: { columns: ['reference'] },
  labels: { unit_count: 'Units After', individual_count: 'Individual After' },
  computed: [
    {
      name: 'user_name',
      label: 'User',
      kind: 'String',
      expression: (alias) =>
        `(select u.first_name || ' ' || u.last_name from app_user u where u.id = ${alias}.created_by)`,
    },
  ],
});
