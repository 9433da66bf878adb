import type { LocalText } from '../localText';

/** Why a move is refused. */
export const BOARD_TEXTS = {
  no_edit_right: {
    en: 'You do not have permission to move cards on this board.',
    es: 'No tiene permiso para mover tarjetas en este tablero.',
  },
  locked_complete: {
    en: 'This card is complete and cannot be moved.',
    es: 'Esta tarjeta está completa y no se puede mover.',
  },
  locked_past: {
    en: 'This card is on a past day and cannot be moved.',
    es: 'Esta tarjeta está en un día pasado y no se puede mover.',
  },
  override_needed: {
    en: 'This move needs a reason: {rules}.',
    es: 'Este movimiento necesita un motivo: {rules}.',
  },
  day_without_work: {
    en: '{reason}, {date}: no card is put on a day without work.',
    es: '{reason}, {date}: en un día sin trabajo no se pone ninguna tarjeta.',
  },
  card_promised: {
    en: 'Promised to {who}, {date}.',
    es: 'Prometida a {who}, {date}.',
  },
  day_needs_crew: {
    en: 'A card without a crew is dropped on a crew, not on a day.',
    es: 'Una tarjeta sin cuadrilla se suelta en una cuadrilla, no en un día.',
  },
  not_on_board: { en: 'This card is not on this board.', es: 'Esta tarjeta no está en este tablero.' },
  no_such_bin: { en: 'This board has no such place.', es: 'Este tablero no tiene ese lugar.' },
  crew_unfit: { en: '{crew} does not do this kind of work.', es: '{crew} no hace este tipo de trabajo.' },
  crew_inactive: { en: '{crew} is not active.', es: '{crew} no está activo.' },
  awaiting_builder_kind: {
    en: 'Awaiting Builder takes only warranty and repair cards.',
    es: 'Esperando al constructor solo acepta tarjetas de garantía y reparación.',
  },
  gunite_day_trays: {
    en: 'A Day 2 to 8 card can go only to Unassigned, Cave in or On Hold.',
    es: 'Una tarjeta de Día 2 a 8 solo puede ir a Sin asignar, Derrumbe o En espera.',
  },
  weeping_app_only: { en: 'Weeping takes only App cards.', es: 'Filtración solo acepta tarjetas de aplicación.' },
  cave_in_days_only: {
    en: 'Cave in takes only Day 1 to Day 8 cards.',
    es: 'Derrumbe solo acepta tarjetas de Día 1 a Día 8.',
  },
  reschedule_days_only: {
    en: 'Only Day 2 to 8 cards change date or crew this way.',
    es: 'Solo las tarjetas de Día 2 a 8 cambian de fecha o cuadrilla así.',
  },
  ready_app_only: {
    en: 'Ready to Apply takes only App cards.',
    es: 'Listo para aplicar solo acepta tarjetas de aplicación.',
  },
  other_stage: { en: 'This card belongs to {stage}.', es: 'Esta tarjeta pertenece a {stage}.' },
  repair_not_slurry: { en: 'Slurry does not take repair cards.', es: 'Lodo no acepta tarjetas de reparación.' },
  nothing_to_push: { en: 'No dated cards to push.', es: 'No hay tarjetas con fecha para pasar.' },
  order_unknown_card: {
    en: "A card of this list is not in a crew's day.",
    es: 'Una tarjeta de esta lista no está en el día de una cuadrilla.',
  },
  job_closed: {
    en: 'A complete or cancelled job cannot wait for the builder.',
    es: 'Un trabajo completo o cancelado no puede esperar al constructor.',
  },
  visit_completed: {
    en: 'A completed visit stays in the schedule.',
    es: 'Una visita terminada se queda en el calendario.',
  },
  visit_too_short: { en: 'A visit takes at least one hour.', es: 'Una visita dura al menos una hora.' },
  end_before_start: { en: 'End must be after start.', es: 'El fin debe ser posterior al inicio.' },
  outside_day: {
    en: 'A visit stands between 5:00 AM and midnight.',
    es: 'Una visita va de las 5:00 AM a la medianoche.',
  },
  off_step: { en: 'Times go in steps of 15 minutes.', es: 'Las horas van en pasos de 15 minutos.' },
  visit_other: {
    en: 'This is another visit than the one named by id.',
    es: 'Esta no es la visita que nombra el id.',
  },
  visit_of_other: { en: 'This visit belongs to another sub-job.', es: 'Esta visita pertenece a otro subtrabajo.' },
  visit_without_start: { en: 'This visit has no start.', es: 'Esta visita no tiene inicio.' },
  start_missing: { en: 'A start is needed.', es: 'Falta el inicio.' },
  visit_is_scheduled: { en: 'A visit with times is scheduled.', es: 'Una visita con horas está programada.' },
  move_status: { en: 'A move gives no such status.', es: 'Un movimiento no da ese estado.' },
  phase_unknown: { en: 'This sub-job has no such phase.', es: 'Este subtrabajo no tiene esa fase.' },
  phase_other: { en: 'This entry has another phase.', es: 'Esta entrada tiene otra fase.' },
  type_other: { en: 'This entry has another type.', es: 'Esta entrada tiene otro tipo.' },
  no_gunite_history: {
    en: 'This sub-job has no gunite history.',
    es: 'Este subtrabajo no tiene historial de gunita.',
  },
  board_unknown: { en: 'This board is not available yet.', es: 'Este tablero aún no está disponible.' },
  no_time: { en: 'A visit needs a start and an end.', es: 'Una visita necesita inicio y fin.' },
  not_saved: { en: 'This visit is still being saved.', es: 'Esta visita aún se está guardando.' },
  worker_inactive: { en: '{worker} is not active.', es: '{worker} no está activo.' },
  card_moved: { en: '{who} moved this card to {where}.', es: '{who} movió esta tarjeta a {where}.' },
} as const satisfies Record<string, LocalText>;
