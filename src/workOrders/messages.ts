const en = {
  title: '%{label} Work Order %{id}',
  new_title: 'New %{label} Work Order',
  section_complete: 'Section complete',
  hours_on_job: 'Hours on job: %{hours}',
  yards_summed: 'Yards Shot is the sum of the loads.',
  complete: 'This work order was completed on %{date}. To change it, turn a section off.',
  complete_foreman: 'This work order was completed on %{date}. Only the office can open it again.',
  look_only: 'You can look at this work order, but not change it.',
  not_of_sub_job: 'This sub-job has no such work order.',
  closes: 'All sections are complete: saving closes this work order.',
  key_map: 'Key map',
  gate_code: 'Gate code',
  save: 'Save',
  back: 'Back',
  unsaved: 'Unsaved changes',
  pdf: 'PDF',
  delete: 'Delete',
  delete_question: 'Are you sure you want to delete this work order? This cannot be undone.',
  job: 'Job',
  add_crew: 'Add the crew (%{count})',
} as const;

type WorkOrdersMessage = keyof typeof en;

const es: Record<WorkOrdersMessage, string> = {
  title: 'Orden %{label} %{id}',
  new_title: 'Nueva orden %{label}',
  section_complete: 'Sección completa',
  hours_on_job: 'Horas en la obra: %{hours}',
  yards_summed: 'Las yardas aplicadas son la suma de las cargas.',
  complete: 'Esta orden se completó el %{date}. Para cambiarla, desactive una sección.',
  complete_foreman: 'Esta orden se completó el %{date}. Solo la oficina puede volver a abrirla.',
  look_only: 'Puede ver esta orden de trabajo, pero no cambiarla.',
  not_of_sub_job: 'Este subtrabajo no tiene esa orden de trabajo.',
  closes: 'Todas las secciones están completas: al guardar se cierra esta orden.',
  key_map: 'Key map',
  gate_code: 'Código de la puerta',
  save: 'Guardar',
  back: 'Volver',
  unsaved: 'Cambios sin guardar',
  pdf: 'PDF',
  delete: 'Eliminar',
  delete_question: '¿Seguro que desea eliminar esta orden de trabajo? No se puede deshacer.',
  job: 'Trabajo',
  add_crew: 'Agregar la cuadrilla (%{count})',
};

/** What the screens of work orders say. */
export const workOrdersMessages = { en, es };
