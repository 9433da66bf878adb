/** What is said of finding cards, of what changed since the last visit, and of plans as text. */
const en = {
  found_of: '%{found} of %{count}',
  found_next: 'Next match',
  found_previous: 'Previous match',
  hide_others: 'Hide others',
  find: 'Find a card',
  find_hint: 'Job, builder, phone, color, address or number, in any week',
  find_nothing: 'No card of this board matches.',
  find_failed: 'The search could not be made.',
  find_results: 'Cards found',
  found_count: '%{smart_count} card found |||| %{smart_count} cards found',
  changes_count: '%{smart_count} change since your last visit |||| %{smart_count} changes since your last visit',
  changes_title: 'Moved by others since your last visit',
  changes_dismiss: 'Mark as seen',
  somebody: 'Somebody',
  crew_menu: 'Plans of %{crew}',
  copy_plan_today: "Copy today's plan (%{day})",
  copy_plan_tomorrow: "Copy tomorrow's plan (%{day})",
  plan_copied: 'Plan of %{crew} copied: %{smart_count} card. |||| Plan of %{crew} copied: %{smart_count} cards.',
  plan_failed: 'The plan could not be copied.',
  plan_nothing: 'Nothing is planned.',
} as const;

const es: Record<keyof typeof en, string> = {
  found_of: '%{found} de %{count}',
  found_next: 'Siguiente coincidencia',
  found_previous: 'Coincidencia anterior',
  hide_others: 'Ocultar las demás',
  find: 'Buscar una tarjeta',
  find_hint: 'Trabajo, constructora, teléfono, color, dirección o número, en cualquier semana',
  find_nothing: 'Ninguna tarjeta de este tablero coincide.',
  find_failed: 'No se pudo buscar.',
  find_results: 'Tarjetas encontradas',
  found_count: '%{smart_count} tarjeta encontrada |||| %{smart_count} tarjetas encontradas',
  changes_count: '%{smart_count} cambio desde su última visita |||| %{smart_count} cambios desde su última visita',
  changes_title: 'Movidas por otros desde su última visita',
  changes_dismiss: 'Marcar como visto',
  somebody: 'Alguien',
  crew_menu: 'Planes de %{crew}',
  copy_plan_today: 'Copiar el plan de hoy (%{day})',
  copy_plan_tomorrow: 'Copiar el plan de mañana (%{day})',
  plan_copied:
    'Plan de %{crew} copiado: %{smart_count} tarjeta. |||| Plan de %{crew} copiado: %{smart_count} tarjetas.',
  plan_failed: 'No se pudo copiar el plan.',
  plan_nothing: 'No hay nada planificado.',
};

export const findingMessages = { en, es };
