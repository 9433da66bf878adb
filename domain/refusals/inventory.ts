import type { LocalText } from '../localText';

/** Why a colour, a count or an order is refused, moved on, received, mailed or taken back. */
export const INVENTORY_TEXTS = {
  // Colours
  color_name: { en: 'What should we call your concoction?', es: '¿Cómo llamamos a su mezcla?' },
  color_exists: { en: 'This color already exists.', es: 'Este color ya existe.' },
  recipe_quantity: { en: 'This must be an integer.', es: 'Debe ser un número entero.' },
  recipe_product_twice: { en: 'This product is already in the recipe.', es: 'Este producto ya está en la receta.' },
  recipe_row_unknown: { en: 'This row belongs to another recipe.', es: 'Esta fila pertenece a otra receta.' },

  // Products
  product_unit_has_stock: {
    en: 'There is stock of this product. Say what it means afterwards: the same units, or the same items.',
    es: 'Hay existencias de este producto. Indique qué significan después: las mismas unidades o los mismos artículos.',
  },
  product_unit_undo: {
    en: 'Stock came to this product since. Change its quantity per unit instead.',
    es: 'Desde entonces llegaron existencias de este producto. Cambie su cantidad por unidad.',
  },

  // Counts
  count_date_future: { en: 'Must be a valid date.', es: 'Debe ser una fecha válida.' },

  // Orders
  items_missing: { en: 'At least one item is required', es: 'Se requiere al menos un artículo' },
  places_equal: { en: 'From and To must be different locations.', es: 'Origen y destino deben ser lugares distintos.' },
  purchase_order_place: { en: 'Only a draft can be placed.', es: 'Solo se puede colocar un borrador.' },
  purchase_order_cancel: {
    en: 'A received or cancelled order cannot be cancelled.',
    es: 'No se puede cancelar una orden recibida o cancelada.',
  },
  purchase_order_reopen: {
    en: 'Only a cancelled order can be reopened.',
    es: 'Solo se puede reabrir una orden cancelada.',
  },
  purchase_order_delete: { en: 'Only a draft can be deleted.', es: 'Solo se puede eliminar un borrador.' },
  purchase_order_email: {
    en: 'Place the order before emailing it.',
    es: 'Coloque la orden antes de enviarla por correo.',
  },
  purchase_order_not_placed: {
    en: 'Place the order before receiving items.',
    es: 'Coloque la orden antes de recibir artículos.',
  },
  purchase_order_location: {
    en: 'Select a location before receiving items.',
    es: 'Elija una ubicación antes de recibir artículos.',
  },
  purchase_order_received: { en: 'This item is already received.', es: 'Este artículo ya se recibió.' },
  purchase_order_future: { en: 'Must be a valid date.', es: 'Debe ser una fecha válida.' },
  purchase_order_quantity: {
    en: 'Quantity received must be between 1 and {quantity}.',
    es: 'La cantidad recibida debe estar entre 1 y {quantity}.',
  },
  purchase_order_below_received: {
    en: 'Quantity cannot be less than the {quantity} received.',
    es: 'La cantidad no puede ser menor que las {quantity} recibidas.',
  },
  purchase_order_receipt_unknown: {
    en: 'This receipt belongs to another item.',
    es: 'Esta recepción pertenece a otro artículo.',
  },
  purchase_order_old_receipt: {
    en: 'What came before receipts were kept one by one is taken back in the order itself.',
    es: 'Lo que llegó antes de guardar las recepciones una por una se devuelve en la orden misma.',
  },
  purchase_order_not_received: { en: 'This item is not received.', es: 'Este artículo no se ha recibido.' },
  purchase_order_counted: {
    en: 'A later count was saved: this item can no longer be taken back.',
    es: 'Se guardó un conteo posterior: este artículo ya no se puede devolver.',
  },
  purchase_order_cancelled: { en: 'Reopen the order before changing it.', es: 'Reabra la orden antes de cambiarla.' },
  purchase_order_kept_place: {
    en: 'Received items lie at this location.',
    es: 'En esta ubicación hay artículos recibidos.',
  },
  purchase_order_line_removed: {
    en: 'A received item cannot be removed.',
    es: 'No se puede quitar un artículo recibido.',
  },
  purchase_order_line_unknown: {
    en: 'This item belongs to another order.',
    es: 'Este artículo pertenece a otra orden.',
  },
  purchase_order_line_received: {
    en: 'A received item cannot be changed.',
    es: 'No se puede cambiar un artículo recibido.',
  },
  purchase_order_final: { en: 'A received order cannot be changed.', es: 'No se puede cambiar una orden recibida.' },
  reorder_unknown: {
    en: 'This product is not kept there with a reorder level.',
    es: 'Este producto no se guarda allí con un nivel de reposición.',
  },
  reorder_without_vendor: { en: '{product} has no vendor.', es: '{product} no tiene proveedor.' },
  reorder_without_cost: { en: '{product} has no standard cost.', es: '{product} no tiene costo estándar.' },
  reorder_moved_on: {
    en: 'What is on order of {product} changed meanwhile. Look at the list again.',
    es: 'Lo pedido de {product} cambió entretanto. Mire la lista de nuevo.',
  },
  purchase_order_status: { en: 'This status cannot be chosen here.', es: 'Este estado no se puede elegir aquí.' },
  relocation_order_ship: { en: 'Only a draft can be shipped.', es: 'Solo se puede enviar un borrador.' },
  relocation_order_receive: {
    en: 'Only a shipped order can be received.',
    es: 'Solo se puede recibir una orden enviada.',
  },
  relocation_order_cancel: {
    en: 'A received or cancelled order cannot be cancelled.',
    es: 'No se puede cancelar una orden recibida o cancelada.',
  },
  relocation_order_delete: { en: 'Only a draft can be deleted.', es: 'Solo se puede eliminar un borrador.' },
  relocation_order_final: {
    en: 'A received or cancelled order cannot be changed.',
    es: 'No se puede cambiar una orden recibida o cancelada.',
  },
  relocation_order_locked: {
    en: 'A shipped order keeps its places and items.',
    es: 'Una orden enviada conserva sus ubicaciones y artículos.',
  },
  relocation_order_status: { en: 'This status cannot be chosen here.', es: 'Este estado no se puede elegir aquí.' },
  relocation_item_unknown: { en: 'This item belongs to another order.', es: 'Este artículo pertenece a otra orden.' },
} as const satisfies Record<string, LocalText>;
