/** react-admin's texts in Spanish, as far as the app shows them. */
export const raSpanish = {
  action: {
    add_filter: 'Añadir filtro', add: 'Añadir', back: 'Volver', bulk_actions: '1 elemento seleccionado |||| %{smart_count} elementos seleccionados',
    cancel: 'Cancelar', clear_array_input: 'Vaciar la lista', clear_input_value: 'Borrar el valor', clone: 'Clonar', confirm: 'Confirmar', create: 'Crear',
    create_item: 'Crear %{item}', delete: 'Eliminar', edit: 'Editar', export: 'Exportar', list: 'Lista', refresh: 'Actualizar',
    remove_filter: 'Quitar este filtro', remove_all_filters: 'Quitar todos los filtros', remove: 'Quitar', reset: 'Restablecer', save: 'Guardar', search: 'Buscar',
    search_columns: 'Buscar columnas', select_all: 'Seleccionar todo', select_all_button: 'Seleccionar todo', select_row: 'Seleccionar esta fila', show: 'Ver',
    sort: 'Ordenar', undo: 'Deshacer', unselect: 'Quitar de la selección', expand: 'Desplegar', close: 'Cerrar', open_menu: 'Abrir el menú',
    close_menu: 'Cerrar el menú', update: 'Actualizar', move_up: 'Subir', move_down: 'Bajar', open: 'Abrir', toggle_theme: 'Cambiar entre claro y oscuro',
    select_columns: 'Columnas', update_application: 'Recargar la aplicación',
  },
  boolean: { true: 'Sí', false: 'No', null: ' ' },
  page: {
    create: 'Crear %{name}', dashboard: 'Panel', error: 'Algo ha ido mal', loading: 'Cargando', not_found: 'No encontrado', empty: 'Aún no hay %{name}.',
    invite: '¿Quiere añadir uno?', access_denied: 'Acceso denegado', authentication_error: 'Error de autenticación',
  },
  message: {
    about: 'Acerca de', access_denied: 'No tiene permiso para ver esta página.', are_you_sure: '¿Está seguro?',
    bulk_delete_content: '¿Eliminar %{name}? |||| ¿Eliminar estos %{smart_count} elementos?', bulk_delete_title: 'Eliminar %{name} |||| Eliminar %{smart_count} %{name}',
    clear_array_input: '¿Vaciar toda la lista?', delete_content: '¿Eliminar %{name}?', delete_title: 'Eliminar %{name} %{recordRepresentation}', details: 'Detalles',
    error: 'Se ha producido un error y no se pudo completar la solicitud.', invalid_form: 'El formulario no es válido. Revise los errores.', loading: 'Espere, por favor',
    no: 'No', not_found: 'La dirección es incorrecta o el enlace no es válido.', unsaved_changes: 'Tiene cambios sin guardar. ¿Salir de la página?', yes: 'Sí',
    placeholder_data_warning: 'Problema de red: no se pudieron actualizar los datos.',
  },
  navigation: {
    clear_filters: 'Quitar los filtros', no_filtered_results: 'No hay %{name} con estos filtros.', no_results: 'No hay %{name}',
    no_more_results: 'La página %{page} no existe. Pruebe con la anterior.', page_out_of_boundaries: 'La página %{page} no existe',
    page_range_info: '%{offsetBegin}-%{offsetEnd} de %{total}', partial_page_range_info: '%{offsetBegin}-%{offsetEnd} de más de %{offsetEnd}', current_page: 'Página %{page}',
    page: 'Ir a la página %{page}', first: 'Ir a la primera página', last: 'Ir a la última página', next: 'Ir a la página siguiente', previous: 'Ir a la página anterior',
    page_rows_per_page: 'Filas por página:', skip_nav: 'Saltar al contenido',
  },
  sort: { sort_by: 'Ordenar por %{field_lower_first} %{order}', ASC: 'ascendente', DESC: 'descendente' },
  notification: {
    updated: 'Elemento actualizado |||| %{smart_count} elementos actualizados', created: 'Elemento creado', deleted: 'Elemento eliminado |||| %{smart_count} elementos eliminados',
    bad_item: 'Elemento incorrecto', item_doesnt_exist: 'El elemento no existe', http_error: 'Error de comunicación con el servidor', canceled: 'Acción cancelada',
    logged_out: 'Su sesión ha terminado, inicie sesión de nuevo.', not_authorized: 'No tiene permiso para acceder a este recurso.', offline: 'Sin conexión. No se pudieron cargar los datos.',
  },
  validation: {
    required: 'Obligatorio', minLength: 'Debe tener al menos %{min} caracteres', maxLength: 'Debe tener %{max} caracteres o menos', minValue: 'Debe ser al menos %{min}',
    maxValue: 'Debe ser %{max} o menos', number: 'Debe ser un número', email: 'Debe ser un correo válido', oneOf: 'Debe ser uno de: %{options}', unique: 'Debe ser único',
  },
} as const;
