const en = {
  title: 'Color Recipes', color: 'Color', new_color: 'New Color', pick: 'Pick a color to see its recipe.', inactive: '%{name} (Inactive)',
  name: 'Name', material_type: 'Material Type', pool_code: 'Pool Code', spa_code: 'Spa Code', price_level: 'Price Level', condition: 'Condition', batch_ratio: 'Batch Ratio',
  is_active: 'Active', is_active_hint: 'Off hides the color from pickers.', recipe: 'Recipe', product: 'Product', quantity: 'Quantity', unit: 'Unit', of_row: '%{label}, row %{row}',
  add: 'Add product', remove: 'Remove row %{row}', actions: 'Actions', keys_hint: 'Enter goes to the next row, and adds one after the last. Ctrl+S saves.', empty: 'This color has no recipe yet.',
  items: 'One item |||| %{smart_count} items', pounds: '%{weight} lb', save: 'Save', cancel: 'Cancel', saved: 'Success!', failed: 'Error, please try again.',
  conflict: '%{name} changed this color meanwhile. Load it again to see what was changed; your own changes are lost then.', someone: 'Someone', reload: 'Load again',
  product_number: 'Product #%{id}', version: 'Version', unsaved: 'Unsaved changes',
} as const;

export type RecipesMessage = keyof typeof en;

const es: Record<RecipesMessage, string> = {
  title: 'Recetas de color', color: 'Color', new_color: 'Color nuevo', pick: 'Elija un color para ver su receta.', inactive: '%{name} (inactivo)',
  name: 'Nombre', material_type: 'Tipo de material', pool_code: 'Código de piscina', spa_code: 'Código de spa', price_level: 'Nivel de precio', condition: 'Condición', batch_ratio: 'Proporción por lote',
  is_active: 'Activo', is_active_hint: 'Apagado, el color no aparece en las listas.', recipe: 'Receta', product: 'Producto', quantity: 'Cantidad', unit: 'Unidad', of_row: '%{label}, fila %{row}',
  add: 'Agregar producto', remove: 'Quitar fila %{row}', actions: 'Acciones', keys_hint: 'Entrar va a la fila siguiente, y agrega una tras la última. Ctrl+S guarda.', empty: 'Este color aún no tiene receta.',
  items: 'Un artículo |||| %{smart_count} artículos', pounds: '%{weight} lb', save: 'Guardar', cancel: 'Cancelar', saved: '¡Listo!', failed: 'Error, inténtelo de nuevo.',
  conflict: '%{name} cambió este color mientras tanto. Cárguelo de nuevo para ver qué cambió; sus propios cambios se pierden entonces.', someone: 'Alguien', reload: 'Cargar de nuevo',
  product_number: 'Producto n.º %{id}', version: 'Versión', unsaved: 'Cambios sin guardar',
};

/** What the recipe screen says. */
export const recipesMessages = { en, es };
