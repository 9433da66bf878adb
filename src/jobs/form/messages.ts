const en = {
  job_search: 'Job Search', new_job: 'New Job', crumb: '%{name} #%{id}',
  tab_info: 'Job Info', tab_details: 'Job Details', tab_documents: 'Documents', tabs: 'Parts of the job',
  save: 'Save', cancel: 'Cancel', delete_job: 'Delete Job', close: 'Close', ok: 'Ok', delete: 'Delete',
  unsaved: 'Unsaved changes', saving: 'Saving…', all_saved: 'All changes saved', loading_parts: 'Loading sub-jobs…', part_failed: 'A sub-job could not be loaded',
  errors: 'One field needs attention |||| %{smart_count} fields need attention',
  lookup_error: 'Lookup error', not_found: 'This job does not exist, or you may not see it.',
  failed: 'Error, please try again.', created: 'Job saved!', updated: 'Success!',
  documents_wait: 'Almost there... Please wait while we load necessary subrecords.',
  documents_later: 'The documents of a job are shown here in a later release.',
  sub_jobs: 'Sub-jobs', new_sub_job: 'New Sub-Job', no_job_types: 'No Job Types', add_new: 'Add New', estimated: 'Estimated', collapse: 'Collapse the list', expand: 'Expand the list',
  no_sub_jobs: 'This job has no sub-jobs yet.', critical: 'Critical note', sub_job_loading: 'Loading', sub_job_failed: 'Could not be loaded',
  sub_job_error: 'An error occurred that prevented this sub-job from being loaded. Please refresh your page.', retry: 'Retry',
  company_type: 'Company Type', type_company: 'Company', type_homeowner: 'Homeowner',
  check_address: 'Check Address', verified: 'Address verified', not_verified: 'Address not verified',
  no_matches: 'No matching addresses', use_address: 'Use Selected Address', save_unverified: 'Save Without Verifying', lookup_failed: 'Address lookup failed. Please try again.', looking_up: 'Looking up the address…', matches: 'Matches',
  duplicates: 'Potential Duplicates Detected', critical_note: 'Critical Note', critical_line: '%{identifier} (%{category})',
  delete_job_question: 'Are you sure you want to delete this job? It cannot be reversed', delete_job_type: 'Type DELETE JOB to confirm', job_deleted: 'Job deleted!',
  delete_sub_job: 'Delete Sub-Job', delete_sub_job_question: 'Are you sure you want to delete this %{category} sub-job? It cannot be reversed', sub_job_deleted: 'Sub job deleted!', sub_job_delete_failed: 'Error deleting sub job.',
  conflict_title: 'This job was changed meanwhile', conflict_text: '%{name} saved it after you opened it. Choose what to keep where both of you changed the same field.', someone: 'Someone',
  mine: 'Mine', theirs: 'Theirs', no_value: '(Empty)', row_gone: '(Removed)', row_there: '(Kept)', conflict_others: 'Also taken over: %{fields}', save_merged: 'Save', discard_mine: 'Discard my changes',
  taken: '%{name} changed: %{fields}. It is in this form now.', newer: '%{name} saved this job.', take: 'Show the changes',
  restore_text: 'Unsaved changes from %{at}.', restore: 'Restore', discard: 'Discard',
} as const;

export type JobFormMessage = keyof typeof en;

const es: Record<JobFormMessage, string> = {
  job_search: 'Buscar trabajos', new_job: 'Trabajo nuevo', crumb: '%{name} n.º %{id}',
  tab_info: 'Información', tab_details: 'Detalles', tab_documents: 'Documentos', tabs: 'Partes del trabajo',
  save: 'Guardar', cancel: 'Cancelar', delete_job: 'Eliminar trabajo', close: 'Cerrar', ok: 'Aceptar', delete: 'Eliminar',
  unsaved: 'Cambios sin guardar', saving: 'Guardando…', all_saved: 'Todo está guardado', loading_parts: 'Cargando subtrabajos…', part_failed: 'No se pudo cargar un subtrabajo',
  errors: 'Revise un campo |||| Revise %{smart_count} campos',
  lookup_error: 'Error de listas', not_found: 'Este trabajo no existe, o no puede verlo.',
  failed: 'Error, inténtelo de nuevo.', created: '¡Trabajo guardado!', updated: '¡Listo!',
  documents_wait: 'Ya casi... Espere mientras cargamos los datos necesarios.',
  documents_later: 'Los documentos de un trabajo se mostrarán aquí en una versión posterior.',
  sub_jobs: 'Subtrabajos', new_sub_job: 'Subtrabajo nuevo', no_job_types: 'Sin tipos de trabajo', add_new: 'Agregar', estimated: 'Presupuestado', collapse: 'Contraer la lista', expand: 'Expandir la lista',
  no_sub_jobs: 'Este trabajo aún no tiene subtrabajos.', critical: 'Nota crítica', sub_job_loading: 'Cargando', sub_job_failed: 'No se pudo cargar',
  sub_job_error: 'Un error impidió cargar este subtrabajo. Actualice la página.', retry: 'Reintentar',
  company_type: 'Tipo de cliente', type_company: 'Empresa', type_homeowner: 'Propietario',
  check_address: 'Comprobar dirección', verified: 'Dirección comprobada', not_verified: 'Dirección sin comprobar',
  no_matches: 'Ninguna dirección coincide', use_address: 'Usar la dirección elegida', save_unverified: 'Guardar sin comprobar', lookup_failed: 'No se pudo buscar la dirección. Inténtelo de nuevo.', looking_up: 'Buscando la dirección…', matches: 'Coincidencias',
  duplicates: 'Posibles duplicados', critical_note: 'Nota crítica', critical_line: '%{identifier} (%{category})',
  delete_job_question: '¿Seguro que quiere eliminar este trabajo? No se puede deshacer', delete_job_type: 'Escriba DELETE JOB para confirmar', job_deleted: '¡Trabajo eliminado!',
  delete_sub_job: 'Eliminar subtrabajo', delete_sub_job_question: '¿Seguro que quiere eliminar este subtrabajo de %{category}? No se puede deshacer', sub_job_deleted: '¡Subtrabajo eliminado!', sub_job_delete_failed: 'Error al eliminar el subtrabajo.',
  conflict_title: 'Este trabajo cambió mientras tanto', conflict_text: '%{name} lo guardó después de que usted lo abrió. Elija qué conservar donde ambos cambiaron el mismo campo.', someone: 'Alguien',
  mine: 'Mío', theirs: 'De la otra persona', no_value: '(Vacío)', row_gone: '(Quitada)', row_there: '(Conservada)', conflict_others: 'También se tomó: %{fields}', save_merged: 'Guardar', discard_mine: 'Descartar mis cambios',
  taken: '%{name} cambió: %{fields}. Ya está en este formulario.', newer: '%{name} guardó este trabajo.', take: 'Mostrar los cambios',
  restore_text: 'Cambios sin guardar de las %{at}.', restore: 'Restaurar', discard: 'Descartar',
};

/** What the job form says around its fields. */
export const jobFormMessages = { en, es };
