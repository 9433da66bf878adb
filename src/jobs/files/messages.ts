const en = {
  // Presite
  upload_presite: 'Upload Pre-Site Documents', view_images: 'View Images', no_date: 'Please select Pre-Site date before uploading Pre-Site documents.', save_job: 'Please save the job before uploading Pre-Site documents.',
  image_failed: 'Error uploading image. Please try again.', no_images: 'There are no images yet.', presite_title: 'Pre-Site Documents', close: 'Close', stop: 'Stop', not_offline: 'Not available offline',

  // Uploads
  uploading: '... Uploading %{smart_count} File(s) ...', uploaded: 'Document(s) uploaded successfully', failed_count: 'Failed to Upload %{smart_count} File(s). Please try again.', failed_one: 'Could not upload %{file} to %{destination}.',
  register_failed: 'An error has occurred.', skipped: 'Skipped %{smart_count} duplicate file(s).', try_again: 'Error, please try again.', retry: 'Try again',
} as const;

export type DocumentsMessage = keyof typeof en;

const es: Record<DocumentsMessage, string> = {
  upload_presite: 'Subir documentos de la visita previa', view_images: 'Ver imágenes', no_date: 'Elija la fecha de la visita previa antes de subir sus documentos.', save_job: 'Guarde el trabajo antes de subir documentos de la visita previa.',
  image_failed: 'Error al subir la imagen. Inténtelo de nuevo.', no_images: 'Aún no hay imágenes.', presite_title: 'Documentos de la visita previa', close: 'Cerrar', stop: 'Detener', not_offline: 'No disponible sin conexión',
  uploading: '... Subiendo %{smart_count} archivo(s) ...', uploaded: 'Documento(s) subido(s) correctamente', failed_count: 'No se pudieron subir %{smart_count} archivo(s). Inténtelo de nuevo.', failed_one: 'No se pudo subir %{file} a %{destination}.',
  register_failed: 'Ocurrió un error.', skipped: 'Se omitieron %{smart_count} archivo(s) duplicado(s).', try_again: 'Error, inténtelo de nuevo.', retry: 'Intentar de nuevo',
};

/** What documents and their uploads say. */
export const documentsMessages = { en, es };
