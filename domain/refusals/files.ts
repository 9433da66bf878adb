import type { LocalText } from '../localText';

/** Why a picture or a document is refused. */
export const FILE_TEXTS = {
  // Pictures
  upload_file: {
    en: 'Error processing selected file. Please Try again.',
    es: 'Error al procesar el archivo. Inténtelo de nuevo.',
  },
  upload_type: {
    en: 'Bad file type, please select a png or jpg.',
    es: 'Tipo de archivo incorrecto, elija un png o jpg.',
  },

  // Papers
  paper_failed: {
    en: 'The PDF of {paper} could not be made. {reason}',
    es: 'No se pudo crear el PDF de {paper}. {reason}',
  },
  paper_email_failed: {
    en: 'The PDF of {paper} could not be made, and nothing was sent. {reason}',
    es: 'No se pudo crear el PDF de {paper} y no se envió nada. {reason}',
  },

  // Tables for the clipboard
  copy_rows: {
    en: 'These are {count} rows; up to {max} can be copied. Narrow the list, or export it.',
    es: 'Son {count} filas; se pueden copiar hasta {max}. Reduzca la lista o expórtela.',
  },

  // Files of mails
  mail_file_large: {
    en: 'With "{name}" ({size} MB) the files of this email have {all} MB; up to {max} MB can be sent.',
    es: 'Con "{name}" ({size} MB) los archivos de este correo suman {all} MB; se pueden enviar hasta {max} MB.',
  },
  mail_file_gone: {
    en: '"{name}" cannot be read, or was deleted. Send the email without it.',
    es: '"{name}" no se puede leer o se eliminó. Envíe el correo sin él.',
  },

  // Documents
  document_type: { en: 'File type not allowed.', es: 'Tipo de archivo no permitido.' },
  document_size: { en: 'File is larger than 100 MB.', es: 'El archivo supera los 100 MB.' },
  document_place: {
    en: 'This is not the presite folder of the sub-job.',
    es: 'Esta no es la carpeta de la visita previa del subtrabajo.',
  },
  document_folder: { en: 'This folder does not exist.', es: 'Esta carpeta no existe.' },
  document_category: {
    en: 'This folder does not belong to the category.',
    es: 'Esta carpeta no pertenece a la categoría.',
  },
  document_name: {
    en: 'Enter a name without slashes, of at most 255 characters.',
    es: 'Ingrese un nombre sin barras, de 255 caracteres como máximo.',
  },
  document_taken: { en: 'A file with this name already exists.', es: 'Ya existe un archivo con este nombre.' },
  document_top: {
    en: 'Top-level folders cannot be changed.',
    es: 'Las carpetas de primer nivel no se pueden cambiar.',
  },
  document_into_itself: {
    en: 'A folder cannot be moved into itself.',
    es: 'Una carpeta no se puede mover dentro de sí misma.',
  },
  document_erased: {
    en: 'This change cannot be undone: {name} was deleted for good since.',
    es: 'Este cambio no se puede deshacer: {name} se eliminó definitivamente después.',
  },
  document_moved: {
    en: 'This document was renamed or moved meanwhile. Please look again.',
    es: 'Entretanto, este documento cambió de nombre o de lugar. Revíselo de nuevo.',
  },
  document_tag: { en: 'This tag does not exist.', es: 'Esta etiqueta no existe.' },
  document_tag_inactive: {
    en: 'This is no longer an active document tag.',
    es: 'Esta etiqueta de documentos ya no está activa.',
  },
  document_batch: {
    en: 'At most 50 files can be uploaded at once.',
    es: 'Se pueden subir como máximo 50 archivos a la vez.',
  },
  document_none: { en: 'Choose at least one file.', es: 'Elija al menos un archivo.' },
  document_missing: {
    en: 'This file has not arrived. Please send it again.',
    es: 'Este archivo no ha llegado. Envíelo de nuevo.',
  },
  proxy_size: {
    en: 'The way to the server takes no file of this size. An administrator can raise the limit of the proxy.',
    es: 'El camino al servidor no acepta archivos de este tamaño. Un administrador puede aumentar el límite del proxy.',
  },
  proxy_unreachable: {
    en: 'The server was not reached behind its proxy. Please try again in a moment.',
    es: 'No se llegó al servidor detrás de su proxy. Inténtelo de nuevo en un momento.',
  },
  upload_quota: {
    en: 'You have sent {files} files or {gigabytes} GB that no record has taken over yet. Save what they belong to, or try again in two hours.',
    es: 'Usted envió {files} archivos o {gigabytes} GB que aún no pertenecen a ningún registro. Guarde aquello a lo que pertenecen, o inténtelo de nuevo en dos horas.',
  },
  picture_too_large: {
    en: 'This picture of {megapixels} megapixels is too large for a small one to be made. Open the file itself.',
    es: 'Esta imagen de {megapixels} megapíxeles es demasiado grande para hacer una miniatura. Abra el archivo.',
  },
  picture_unreadable: {
    en: 'No small picture could be made of this file. Open the file itself.',
    es: 'No se pudo hacer una miniatura de este archivo. Abra el archivo.',
  },
} as const satisfies Record<string, LocalText>;
