/** Spanish for the labels of purchase and relocation orders. */
export const labelsEsOrders: Readonly<Record<string, string>> = {
  'Purchase Orders': 'Órdenes de compra', Order: 'Orden', Items: 'Artículos', Item: 'Artículo', 'Order #': 'N.º de orden', 'Order Name': 'Nombre de la orden',
  'Order By': 'Pedido por', 'Order Date': 'Fecha de la orden', 'Expected Date': 'Fecha prevista', 'Pickup Number': 'N.º de recogida', Notes: 'Notas', Total: 'Total',
  Quantity: 'Cantidad', 'Items Per Unit': 'Artículos por unidad', 'Unit Cost': 'Costo por unidad', 'Date Received': 'Fecha de recepción',
  'Relocation Order': 'Orden de traslado', 'Relocation Orders': 'Órdenes de traslado', From: 'Origen', To: 'Destino', 'Shipped Date': 'Fecha de envío',
  'Received Date': 'Fecha de recepción', Remarks: 'Observaciones', 'Order Unit Type': 'Unidad de pedido', 'Quantity of Order Units': 'Cantidad de unidades',
  'Items Per Order Unit': 'Artículos por unidad', 'Quantity of Single Units': 'Cantidad de sueltos', 'Item Unit Type': 'Unidad del artículo', 'Item Weight': 'Peso por artículo',
};
