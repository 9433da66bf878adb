import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { purchaseOrder, purchaseOrderLineItem, purchaseOrderReceipt } from '../../db/tables/purchaseOrders';
import { crud } from '../../api/resource';

/** Who orders, readable also for those who may not see employees. */
const orderBy = (alias: string): string =>
  `(select concat_ws(' ', e.first_name, e.last_name) from employee e where e.id = ${alias}.created_by_id)`;

/** [PO-007] */
const total = (alias: string): string =>
  `(select coalesce(sum(round(l.quantity * l.unit_cost, 2)), 0) from purchase_order_line_item l where l.purchase_order_id = ${alias}.id)`;

/** Purchase orders, to be read [PO-002 PO-008]; their writes are named calls, which move stock too. */
export const purchaseOrderResource = crud(purchaseOrder, {
  needs: RESOURCE_NEEDS.purchase_order,
  writes: [],
  label: 'Purchase Order',
  route: '/purchaseOrder',
  title: ['order_name'],
  sections: [
    {
      label: 'Order',
      fields: [
        'order_name',
        'supplier_id',
        'mmg_location_id',
        'order_status_id',
        'order_date',
        'expected_date',
        'pickup_number',
        'notes',
      ],
    },
    { label: 'Items', fields: ['line_items'] },
  ],
  columns: [
    'id',
    'order_name',
    'supplier_id',
    'mmg_location_id',
    'order_by',
    'order_status_id',
    'order_date',
    'expected_date',
    'total',
  ],
  sort: { field: 'id', order: 'DESC' },
  // All but the cancelled ones.
  filter: { order_status_id: { in: [1, 2, 3, 4] } },
  search: { columns: ['order_name', 'pickup_number'] },
  labels: {
    id: 'Order #',
    supplier_id: 'Vendor',
    mmg_location_id: 'Location',
    created_by_id: 'Order By',
    order_status_id: 'Status',
  },
  computed: [
    { name: 'order_by', label: 'Order By', kind: 'String', expression: orderBy },
    { name: 'total', label: 'Total', kind: 'Money', expression: total },
  ],
  parts: [
    {
      name: 'line_items',
      table: purchaseOrderLineItem,
      label: 'Items',
      label_one: 'Item',
      orderBy: ['id'],
      title: ['product_id'],
      parts: [
        {
          name: 'receipts',
          table: purchaseOrderReceipt,
          label: 'Receipts',
          label_one: 'Receipt',
          orderBy: ['date_received', 'id'],
          title: ['date_received'],
        },
      ],
    },
  ],
  saved_message: 'Purchase order saved!',
});
