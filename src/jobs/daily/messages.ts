const en = {
  job_search: 'Job Search', batches: 'Daily Batches', yardage: 'Daily Yardage', order_id: 'Order ID: %{id}', save: 'Save', cancel: 'Cancel', unsaved: 'Unsaved changes', saving: 'Saving…', all_saved: 'All changes saved',
  no_batches: 'This job does not contain any Pebble Records', no_yardage: 'This job does not contain any Gunite Records',
  not_found: 'This job does not exist, or you may not see it.', sub_jobs: 'Sub-jobs', no_job_types: 'No Job Types', no_date: 'No Date', next_job: 'Next job', next_hint: 'Ctrl+Enter saves and comes here.',
  total_batches: 'Total Batches', in_all: 'in all', total_yardage: 'Total Yardage', flash_yards: 'Flash Yards', finished: 'Finished', totals: 'Totals',
  errors: 'One field needs attention |||| %{smart_count} fields need attention', open_job: 'Open job', critical: 'Critical note',
  day_jobs: 'Jobs of the day', day_before: 'Day before', day_after: 'Day after', today: 'Today, %{day}', day_empty: 'No crew works on this day.', own_crew: 'My crew', other_crews: 'Other crews', complete: 'Complete', close: 'Close',
} as const;

export type DailyMessage = keyof typeof en;

const es: Record<DailyMessage, string> = {
  job_search: 'Buscar trabajos', batches: 'Lotes diarios', yardage: 'Yardas diarias', order_id: 'N.º de orden: %{id}', save: 'Guardar', cancel: 'Cancelar', unsaved: 'Cambios sin guardar', saving: 'Guardando…', all_saved: 'Todo está guardado',
  no_batches: 'Este trabajo no contiene registros de pebble', no_yardage: 'Este trabajo no contiene registros de gunita',
  not_found: 'Este trabajo no existe, o no puede verlo.', sub_jobs: 'Subtrabajos', no_job_types: 'Sin tipos de trabajo', no_date: 'Sin fecha', next_job: 'Trabajo siguiente', next_hint: 'Ctrl+Entrar guarda y viene aquí.',
  total_batches: 'Lotes en total', in_all: 'en todo', total_yardage: 'Yardas en total', flash_yards: 'Yardas de flash', finished: 'Terminado', totals: 'Totales',
  errors: 'Revise un campo |||| Revise %{smart_count} campos', open_job: 'Abrir trabajo', critical: 'Nota crítica',
  day_jobs: 'Trabajos del día', day_before: 'Día anterior', day_after: 'Día siguiente', today: 'Hoy, %{day}', day_empty: 'Ninguna cuadrilla trabaja este día.', own_crew: 'Mi cuadrilla', other_crews: 'Otras cuadrillas', complete: 'Completo', close: 'Cerrar',
};

/** What the daily sheets say around their fields. */
export const dailyMessages = { en, es };
