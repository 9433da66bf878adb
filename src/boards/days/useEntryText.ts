import { textHook } from '../../i18n/textHook';

const en = {
  off_title: '%{crew} is off',
  short_title: '%{crew}: fewer people',
  off_item: 'Crew is off...',
  short_item: 'Fewer people...',
  days_item: 'Days without work',
  menu: 'Menu of %{crew}, %{day}',
  reason: 'Reason',
  first_day: 'From',
  last_day: 'To',
  capacity: 'Capacity on each day',
  cards: 'What becomes of the cards',
  cards_leave: 'Leave and mark',
  cards_others: 'Other crews, same day',
  cards_push: 'Push everything back',
  save: 'Save',
  save_move: 'Save and move %{smart_count} card |||| Save and move %{smart_count} cards',
  no_date: 'Enter both days.',
  backwards: '"To" is before "From".',
  no_capacity: 'Enter a capacity of 0 or more.',
  saved: '%{crew}: saved.',
  not_saved: 'Nothing is saved yet.',
};

const es: typeof en = {
  off_title: '%{crew} no trabaja',
  short_title: '%{crew}: menos personal',
  off_item: 'La cuadrilla no trabaja...',
  short_item: 'Menos personal...',
  days_item: 'Días sin trabajo',
  menu: 'Menú de %{crew}, %{day}',
  reason: 'Motivo',
  first_day: 'Desde',
  last_day: 'Hasta',
  capacity: 'Capacidad por día',
  cards: 'Qué pasa con las tarjetas',
  cards_leave: 'Dejarlas y marcarlas',
  cards_others: 'El mismo día, otras cuadrillas',
  cards_push: 'Correr todo hacia adelante',
  save: 'Guardar',
  save_move: 'Guardar y mover %{smart_count} tarjeta |||| Guardar y mover %{smart_count} tarjetas',
  no_date: 'Escriba los dos días.',
  backwards: '«Hasta» es antes de «Desde».',
  no_capacity: 'Escriba una capacidad de 0 o más.',
  saved: '%{crew}: guardado.',
  not_saved: 'Todavía no se guardó nada.',
};

/** The texts of the absence of a crew. */
export const useEntryText = textHook({ en, es });
