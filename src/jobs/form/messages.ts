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
};

/** What the job form says around its fields. */
export const jobFormMessages = { en, es };
