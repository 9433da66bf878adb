import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { inventoryRelocationOrder, shipmentItem } from '../../db/tables/relocationOrders';
import { crud } from '../../api/resource';

/** Relocation orders, to be read [RO-002 RO-005]; their writes are named calls, which move stock too. */
export const inventoryRelocationOrderResource = crud(inventoryRelocationOrder, {
  needs: RESOURCE_NEEDS.inventory_relocation_order,
  writes: [],
  label: 'Relocation Order',
  route: '/inventoryRelocation',
  title: ['order_number', 'order_name'],
  columns: [
    'order_number',
    'order_name',
    'from_inventory_location_id',
    'to_inventory_location_id',
    'order_status_id',
    'shipped_date',
    'received_date',
  ],
  sort: { field: 'id', order: 'DESC' },
  search: { columns: ['order_number', 'order_name'] },
  labels: {
    from_inventory_location_id: 'From',
    to_inventory_location_id: 'To',
    order_status_id: 'Status',
    order_number: 'Order #',
  },
  parts: [
    {
      name: 'shipment_items',
      table: shipmentItem,
      label: 'Items',
      label_one: 'Item',
      orderBy: ['id'],
      title: ['product_id'],
    },
  ],
  saved_message: 'Relocation order saved!',
});
