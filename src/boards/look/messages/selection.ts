/** What is said of several cards at once. */
const en = {
  select: 'Select or deselect',
  select_day: "Select all of this crew's day",
  select_tray: 'Select all of this tray',
  several_cards: '%{smart_count} card |||| %{smart_count} cards',
  selected_count: '%{smart_count} card selected |||| %{smart_count} cards selected',
  selection: 'Selected cards',
  clear_selection: 'Clear selection',
  moved_all: 'Moved %{smart_count} card to %{bin}. |||| Moved %{smart_count} cards to %{bin}.',
  moved_several: 'Moved %{smart_count} card. |||| Moved %{smart_count} cards.',
  refused_of_several: '%{job}: %{reason}',
  group_stays: '%{smart_count} stays: %{jobs}. %{reason} |||| %{smart_count} stay: %{jobs}. %{reason}',
  group_preview: '%{smart_count} moves |||| %{smart_count} move',
  each_keeps_crew: 'Each keeps its crew',
  becomes_day_1: 'It becomes Day 1',
  is_day_1_now: 'It is Day 1 now.',
  locked_now: 'It is locked there now: the day is past.',
  too_many: 'At most %{most} cards can be moved at once.',
  queue: 'Print Queue',
  queue_in: 'Put into the Print Queue',
  queue_out: 'Take out of the Print Queue',
  queued: '%{smart_count} sub-job put into the print queue. |||| %{smart_count} sub-jobs put into the print queue.',
  unqueued:
    '%{smart_count} sub-job taken out of the print queue. |||| %{smart_count} sub-jobs taken out of the print queue.',
  queued_already: 'They wait in the print queue already.',
  queued_none: 'None of them is in the print queue.',
} as const;

const es: Record<keyof typeof en, string> = {
  select: 'Seleccionar o quitar',
  select_day: 'Seleccionar todo el día de la cuadrilla',
  select_tray: 'Seleccionar toda la bandeja',
  several_cards: '%{smart_count} tarjeta |||| %{smart_count} tarjetas',
  selected_count: '%{smart_count} tarjeta seleccionada |||| %{smart_count} tarjetas seleccionadas',
  selection: 'Tarjetas seleccionadas',
  clear_selection: 'Quitar la selección',
  moved_all: '%{smart_count} tarjeta pasó a %{bin}. |||| %{smart_count} tarjetas pasaron a %{bin}.',
  moved_several: '%{smart_count} tarjeta movida. |||| %{smart_count} tarjetas movidas.',
  refused_of_several: '%{job}: %{reason}',
  group_stays: '%{smart_count} se queda: %{jobs}. %{reason} |||| %{smart_count} se quedan: %{jobs}. %{reason}',
  group_preview: '%{smart_count} se mueve |||| %{smart_count} se mueven',
  each_keeps_crew: 'Cada una conserva su cuadrilla',
  becomes_day_1: 'Pasa a ser Día 1',
  is_day_1_now: 'Ahora es Día 1.',
  locked_now: 'Allí queda bloqueada: el día ya pasó.',
  too_many: 'Se pueden mover como máximo %{most} tarjetas a la vez.',
  queue: 'Cola de impresión',
  queue_in: 'Poner en la cola de impresión',
  queue_out: 'Quitar de la cola de impresión',
  queued:
    '%{smart_count} subtrabajo puesto en la cola de impresión. |||| %{smart_count} subtrabajos puestos en la cola de impresión.',
  unqueued:
    '%{smart_count} subtrabajo quitado de la cola de impresión. |||| %{smart_count} subtrabajos quitados de la cola de impresión.',
  queued_already: 'Ya están en la cola de impresión.',
  queued_none: 'Ninguno está en la cola de impresión.',
};

export const selectionMessages = { en, es };
