/** Spanish for the labels of the inventory. */
export const labelsEsInventory: Readonly<Record<string, string>> = {
  Recipe: 'Receta',
  Vendor: 'Proveedor', Vendors: 'Proveedores', 'Account Number': 'N.º de cuenta', 'Order Emails': 'Correos de pedidos',
  Product: 'Producto', Products: 'Productos', Units: 'Unidades', Price: 'Precio', Reordering: 'Reposición', 'Product Code': 'Código de producto', 'MMG Code': 'Código MMG',
  'Order Unit': 'Unidad de pedido', 'Order Units': 'Unidades de pedido', 'Unit of Measure': 'Unidad de medida', 'Units of Measure': 'Unidades de medida',
  'Quantity Per Unit': 'Cantidad por unidad', 'Unit Weight': 'Peso por unidad', 'List Price': 'Precio de lista', Discount: 'Descuento', 'Standard Cost': 'Costo estándar',
  'Reorder Level': 'Nivel de reposición', 'Target Level': 'Nivel objetivo', 'Minimum Reorder Quantity': 'Cantidad mínima de pedido', Discontinued: 'Descontinuado',
  Stock: 'Existencias', Location: 'Ubicación', 'Last Count Date': 'Fecha del último conteo', Individual: 'Sueltos', Individuals: 'Sueltos',
  'Stock Movement': 'Movimiento de existencias', 'Stock Movements': 'Movimientos de existencias', Kind: 'Tipo', 'Units After': 'Unidades después', 'Individual After': 'Sueltos después',
  Date: 'Fecha', Applied: 'Aplicado', User: 'Usuario', Reference: 'Referencia', 'Purchase Order': 'Orden de compra', 'Inventory Relocation Order': 'Orden de traslado',
  'Inventory Location': 'Ubicación de inventario', 'Inventory Locations': 'Ubicaciones de inventario', 'Main Location': 'Ubicación principal',
  'Inventory Type': 'Grupo de inventario', 'Inventory Types': 'Grupos de inventario', Keycode: 'Clave', 'Product Category': 'Categoría de producto', 'Product Categories': 'Categorías de producto',
  'Count Order': 'Orden en el conteo', 'Purchase Order Status': 'Estado de orden de compra', 'Purchase Order Statuses': 'Estados de orden de compra',
  'Relocation Order Status': 'Estado de orden de traslado', 'Relocation Order Statuses': 'Estados de orden de traslado',
};
