import { textHook } from '../i18n/textHook';

const en = {
  visit_done: 'Visited',
  check_in: 'Visited today',
  checked_in_at: 'Visited on %{date}',
  take_back: 'Take back',
  answered: '%{done} of %{smart_count} answered',
  yes: 'Yes',
  no: 'No',
  less: '%{field}: one less',
  more: '%{field}: one more',
  none: '(None)',
  comments: 'Comments',
  new_comment: 'New comment',
  add_comment: 'Add comment',
  visit_gone: 'This visit is gone, or not yours to see.',
  visit_failed: 'The checklist could not be loaded.',
  saving: 'Saving…',
  saved: 'Saved',
  nothing_stored: 'Not saved: one answer cannot be taken as it is written.',
  not_sent: 'Not saved yet: no connection. What you filled in is kept here.',
  keeping: 'Not saved yet: no connection.',
  not_kept:
    'Not saved yet: no connection. This browser cannot keep it (private window or no room): leave this page open until it is saved.',
  not_taken: 'Not saved: %{reason}',
  others_filled_in: '%{name} filled in %{fields} first.',
  someone: 'Someone',
  may_not_fill_in: 'You may read this checklist. Filling it in needs the right "Presites on the telephone".',
  retry: 'Retry',
  loading: 'Loading the checklist…',
} as const;

export type CheckMessage = keyof typeof en;

const es: Record<CheckMessage, string> = {
  visit_done: 'Visitado',
  check_in: 'Visitado hoy',
  checked_in_at: 'Visitado el %{date}',
  take_back: 'Quitar',
  answered: '%{done} de %{smart_count} contestadas',
  yes: 'Sí',
  no: 'No',
  less: '%{field}: uno menos',
  more: '%{field}: uno más',
  none: '(Ninguno)',
  comments: 'Comentarios',
  new_comment: 'Comentario nuevo',
  add_comment: 'Añadir comentario',
  visit_gone: 'Esta visita ya no existe, o usted no puede verla.',
  visit_failed: 'No se pudo cargar la lista.',
  saving: 'Guardando…',
  saved: 'Guardado',
  nothing_stored: 'Sin guardar: una respuesta no se entiende como está escrita.',
  not_sent: 'Aún sin guardar: no hay conexión. Lo que escribió se conserva aquí.',
  keeping: 'Aún sin guardar: no hay conexión.',
  not_kept:
    'Aún sin guardar: no hay conexión. Este navegador no puede conservarlo (ventana privada o sin espacio): deje esta página abierta hasta que se guarde.',
  not_taken: 'No se guardó: %{reason}',
  others_filled_in: '%{name} llenó antes: %{fields}.',
  someone: 'Alguien',
  may_not_fill_in: 'Puede leer esta lista. Para llenarla hace falta el permiso "Visitas previas en el teléfono".',
  retry: 'Reintentar',
  loading: 'Cargando la lista…',
};

/** What is said of the check of a site, in the language of the screen. */
export const useCheckText = textHook({ en, es });
