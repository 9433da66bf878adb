const en = {
  purchase_orders: 'Purchase Orders', relocation_orders: 'Relocation Orders', new_order: 'New Order', new_title: 'New Purchase Order', order_title: 'Purchase Order #%{id}',
  new_vendor: 'New vendor', vendors: 'Vendors', order_name: 'Order Name', supplier: 'Vendor', mmg_location: 'Location', created_by: 'Order By', order_status: 'Status', order_date: 'Order Date',
  expected_date: 'Expected Date', pickup_number: 'Pickup Number', notes: 'Notes', items: 'Items', product: 'Product', quantity: 'Quantity', order_unit: 'Order Unit',
  items_per_unit: 'Items per Unit', unit_cost: 'Unit Cost', line_total: 'Line Total', date_received: 'Date Received', quantity_received: 'Quantity received', total: 'Total',
  of_row: '%{label}, item %{row}', add_item: 'Add item', remove_item: 'Remove item %{row}', keys_hint: 'Enter goes to the next item, and adds one after the last. Ctrl+S saves.',
  save: 'Save', cancel: 'Cancel', place: 'Place Order', cancel_order: 'Cancel Order', reopen: 'Reopen', delete: 'Delete', email: 'Email Order', duplicate: 'Duplicate', pdf: 'PDF',
  receive_all: 'Receive All', saved: 'Purchase order saved!', failed: 'Error, please try again.', deleted: 'Purchase order deleted.',
  delete_question: 'Delete this order?', cancel_question: 'Cancel this order? What has been received stays.', send: 'Send', to: 'To',
  suggest: 'Fill up to target', suggest_none: 'Nothing of this vendor is at its reorder level here.', suggest_done: 'One item was added. |||| %{smart_count} items were added.',
  received_progress: '%{received} of %{count} items received', cost_hint: 'Standard cost %{cost}', close: 'Close',
  relocation_new: 'New Relocation Order', from_inventory_location: 'From', to_inventory_location: 'To', remarks: 'Remarks', quantity_of_order_units: 'Units', items_per_order_unit: 'Per Unit',
  quantity_of_single_units: 'Single', item_weight: 'Weight each (lb)', total_items: 'Total items', total_weight: 'Total weight', pounds: '%{weight} lb', ship: 'Ship', receive: 'Receive',
  relocation_saved: 'Relocation order saved!', relocation_deleted: 'Relocation order deleted.', relocation_cancel_question: 'Cancel this order? Shipped goods go back to where they came from.',
  on_hand: 'Only %{n} on hand.', actions: 'Actions', download: 'Download', print: 'Print', paper: 'Document', item_count: 'One item |||| %{smart_count} items',
} as const;

export type OrdersMessage = keyof typeof en;

const es: Record<OrdersMessage, string> = {
  purchase_orders: 'Órdenes de compra', relocation_orders: 'Órdenes de traslado', new_order: 'Orden nueva', new_title: 'Orden de compra nueva', order_title: 'Orden de compra n.º %{id}',
  new_vendor: 'Proveedor nuevo', vendors: 'Proveedores', order_name: 'Nombre de la orden', supplier: 'Proveedor', mmg_location: 'Ubicación', created_by: 'Pedido por', order_status: 'Estado', order_date: 'Fecha de la orden',
  expected_date: 'Fecha prevista', pickup_number: 'N.º de recogida', notes: 'Notas', items: 'Artículos', product: 'Producto', quantity: 'Cantidad', order_unit: 'Unidad de pedido',
  items_per_unit: 'Artículos por unidad', unit_cost: 'Costo por unidad', line_total: 'Total de línea', date_received: 'Fecha de recepción', quantity_received: 'Cantidad recibida', total: 'Total',
  of_row: '%{label}, artículo %{row}', add_item: 'Agregar artículo', remove_item: 'Quitar artículo %{row}', keys_hint: 'Entrar va al siguiente artículo, y agrega uno tras el último. Ctrl+S guarda.',
  save: 'Guardar', cancel: 'Cancelar', place: 'Hacer el pedido', cancel_order: 'Cancelar la orden', reopen: 'Reabrir', delete: 'Eliminar', email: 'Enviar por correo', duplicate: 'Duplicar', pdf: 'PDF',
  receive_all: 'Recibir todo', saved: '¡Orden de compra guardada!', failed: 'Error, inténtelo de nuevo.', deleted: 'Orden de compra eliminada.',
  delete_question: '¿Eliminar esta orden?', cancel_question: '¿Cancelar esta orden? Lo recibido se queda.', send: 'Enviar', to: 'Para',
  suggest: 'Completar hasta el objetivo', suggest_none: 'Nada de este proveedor está aquí en su nivel de reposición.', suggest_done: 'Se agregó un artículo. |||| Se agregaron %{smart_count} artículos.',
  received_progress: '%{received} de %{count} artículos recibidos', cost_hint: 'Costo estándar %{cost}', close: 'Cerrar',
  relocation_new: 'Orden de traslado nueva', from_inventory_location: 'Origen', to_inventory_location: 'Destino', remarks: 'Observaciones', quantity_of_order_units: 'Unidades', items_per_order_unit: 'Por unidad',
  quantity_of_single_units: 'Sueltos', item_weight: 'Peso cada uno (lb)', total_items: 'Artículos en total', total_weight: 'Peso total', pounds: '%{weight} lb', ship: 'Enviar', receive: 'Recibir',
  relocation_saved: '¡Orden de traslado guardada!', relocation_deleted: 'Orden de traslado eliminada.', relocation_cancel_question: '¿Cancelar esta orden? Lo enviado vuelve a su origen.',
  on_hand: 'Solo hay %{n}.', actions: 'Acciones', download: 'Descargar', print: 'Imprimir', paper: 'Documento', item_count: 'Un artículo |||| %{smart_count} artículos',
};

/** What the screens of purchase and relocation orders say. */
export const ordersMessages = { en, es };
