const en = {
  // Presite
  upload_presite: 'Upload Pre-Site Documents', view_images: 'View Images', no_date: 'Please select Pre-Site date before uploading Pre-Site documents.', save_job: 'Please save the job before uploading Pre-Site documents.',
  image_failed: 'Error uploading image. Please try again.', no_images: 'There are no images yet.', presite_title: 'Pre-Site Documents', close: 'Close', stop: 'Stop', not_offline: 'Not available offline',

  // Uploads
  uploading: '... Uploading %{smart_count} File(s) ...', uploaded: 'Document(s) uploaded successfully', failed_count: 'Failed to Upload %{smart_count} File(s). Please try again.', failed_one: 'Could not upload %{file} to %{destination}.',
  register_failed: 'An error has occurred.', skipped: 'Skipped %{smart_count} duplicate file(s).', try_again: 'Error, please try again.', retry: 'Try again',

  // The browser
  filter: 'Filter files', name: 'Name', tags: 'Tags', modified: 'Last Modified', none: 'No files.', loading: 'Loading ...', no_match: 'No files matching "%{filter}".', more: 'Show more results', documents: 'Documents',
  upload: 'Upload Files', add_folder: 'Add Subfolder', add_folder_in: 'Add Subfolder to %{name}', rename: 'Rename', move: 'Move to…', remove_files: 'Delete', confirm: 'Confirm Deletion', cancel: 'Cancel', download: 'Download', new_folder: 'New folder', new_name: 'New name of %{name}',
  delete_one: 'Are you sure you want to delete %{name}? This cannot be undone.', delete_several: 'Are you sure you want to delete this selection? This cannot be undone.',
  deleting: 'Deleting ...', renaming: 'Renaming ...', moving: 'Moving ...', tagging: 'Saving ...', taken: 'A file with this name already exists.',
  add_tag: 'Add a tag to %{name}', remove_tag: 'Remove the tag %{tag} of %{name}', no_tags: 'No Available Tags', tag_inactive: 'This is no longer an active document tag. You cannot re-add this tag after it is removed.', remove: 'Remove',
  exists: 'File with this name exists for this category', category: 'Category', category_of: 'Category of %{name}', take_out: 'Take out %{name}', drop_or_choose: 'Drop files here or choose them',
  selected: '%{smart_count} selected', select: 'Select %{name}', preview: 'Open %{name}', load_failed: 'The documents cannot be shown.', files_in: '%{smart_count} file |||| %{smart_count} files', drop_here: 'Drop files on a folder to upload them there.',
} as const;

export type DocumentsMessage = keyof typeof en;

const es: Record<DocumentsMessage, string> = {
  upload_presite: 'Subir documentos de la visita previa', view_images: 'Ver imágenes', no_date: 'Elija la fecha de la visita previa antes de subir sus documentos.', save_job: 'Guarde el trabajo antes de subir documentos de la visita previa.',
  image_failed: 'Error al subir la imagen. Inténtelo de nuevo.', no_images: 'Aún no hay imágenes.', presite_title: 'Documentos de la visita previa', close: 'Cerrar', stop: 'Detener', not_offline: 'No disponible sin conexión',
  uploading: '... Subiendo %{smart_count} archivo(s) ...', uploaded: 'Documento(s) subido(s) correctamente', failed_count: 'No se pudieron subir %{smart_count} archivo(s). Inténtelo de nuevo.', failed_one: 'No se pudo subir %{file} a %{destination}.',
  register_failed: 'Ocurrió un error.', skipped: 'Se omitieron %{smart_count} archivo(s) duplicado(s).', try_again: 'Error, inténtelo de nuevo.', retry: 'Intentar de nuevo',

  // The browser
  filter: 'Filtrar archivos', name: 'Nombre', tags: 'Etiquetas', modified: 'Última modificación', none: 'Sin archivos.', loading: 'Cargando ...', no_match: 'No hay archivos que coincidan con "%{filter}".', more: 'Mostrar más resultados', documents: 'Documentos',
  upload: 'Subir archivos', add_folder: 'Agregar subcarpeta', add_folder_in: 'Agregar subcarpeta a %{name}', rename: 'Cambiar nombre', move: 'Mover a…', remove_files: 'Eliminar', confirm: 'Confirmar eliminación', cancel: 'Cancelar', download: 'Descargar', new_folder: 'Carpeta nueva', new_name: 'Nombre nuevo de %{name}',
  delete_one: '¿Seguro que quiere eliminar %{name}? Esto no se puede deshacer.', delete_several: '¿Seguro que quiere eliminar esta selección? Esto no se puede deshacer.',
  deleting: 'Eliminando ...', renaming: 'Cambiando nombre ...', moving: 'Moviendo ...', tagging: 'Guardando ...', taken: 'Ya existe un archivo con este nombre.',
  add_tag: 'Agregar una etiqueta a %{name}', remove_tag: 'Quitar la etiqueta %{tag} de %{name}', no_tags: 'No hay etiquetas disponibles', tag_inactive: 'Esta etiqueta de documentos ya no está activa. No podrá volver a agregarla después de quitarla.', remove: 'Quitar',
  exists: 'Ya existe un archivo con este nombre en esta categoría', category: 'Categoría', category_of: 'Categoría de %{name}', take_out: 'Quitar %{name}', drop_or_choose: 'Suelte archivos aquí o elíjalos',
  selected: '%{smart_count} seleccionado |||| %{smart_count} seleccionados', select: 'Seleccionar %{name}', preview: 'Abrir %{name}', load_failed: 'No se pueden mostrar los documentos.', files_in: '%{smart_count} archivo |||| %{smart_count} archivos', drop_here: 'Suelte archivos en una carpeta para subirlos ahí.',
};

/** What documents and their uploads say. */
export const documentsMessages = { en, es };
