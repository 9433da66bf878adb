/** What the history of a card says. */
const en = {
  history_title: 'History of %{job}',
  history_moved: 'Moved',
  history_changed: 'Changed',
  history_added: 'Added',
  history_undone: 'Move undone',
  history_redone: 'Move done again',
  history_rain_out: 'Moved by a Rain-out',
  history_plan: 'Moved by a plan',
  history_empty: 'Nobody has moved this card yet.',
  history_more: 'Show earlier',
  history_failed: 'The history could not be loaded.',
  history_system: 'System',
  history_undo: 'Undo: %{who}, %{when}',
  history_undo_cards: 'Undo all %{count} cards of this step: %{who}, %{when}',
  undo_cards: 'Undo all %{count}',
  from_to: 'from %{from} to %{to}',
  nothing: '(None)',
} as const;

const es: Record<keyof typeof en, string> = {
  history_title: 'Historial de %{job}',
  history_moved: 'Movida',
  history_changed: 'Modificada',
  history_added: 'Añadida',
  history_undone: 'Movimiento deshecho',
  history_redone: 'Movimiento rehecho',
  history_rain_out: 'Movida por un día de lluvia',
  history_plan: 'Movida por un plan',
  history_empty: 'Nadie ha movido esta tarjeta todavía.',
  history_more: 'Mostrar anteriores',
  history_failed: 'No se pudo cargar el historial.',
  history_system: 'Sistema',
  history_undo: 'Deshacer: %{who}, %{when}',
  history_undo_cards: 'Deshacer las %{count} tarjetas de este paso: %{who}, %{when}',
  undo_cards: 'Deshacer las %{count}',
  from_to: 'de %{from} a %{to}',
  nothing: '(Nada)',
};

export const historyMessages = { en, es };
