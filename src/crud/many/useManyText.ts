import { textHook } from '../../i18n/textHook';

const en = {
  redo: 'Redo',
  redone: 'The change was made again.',
  undone: 'The change was undone.',
  undone_left:
    'The change was undone, but for %{smart_count} record that had been changed again. |||| The change was undone, but for %{smart_count} records that had been changed again.',
  undo_others: 'Undo the other %{smart_count} |||| Undo the other %{smart_count}',
  more_records: 'and %{smart_count} more |||| and %{smart_count} more',
  list_history: 'History: %{label}',
  records: '%{smart_count} record |||| %{smart_count} records',
  show_records: 'Show the %{smart_count} record |||| Show the %{smart_count} records',
  hide_records: 'Hide the records',
  more: 'Show more records',
  undo_all: 'Undo all %{smart_count} |||| Undo all %{smart_count}',
  redo_all: 'Redo all %{smart_count} |||| Redo all %{smart_count}',
  redo_title: 'Make this change again?',
  refused_rows: 'Records that were changed again',
} as const;

type ManyText = keyof typeof en;

const es: Record<ManyText, string> = {
  redo: 'Rehacer',
  redone: 'El cambio se hizo de nuevo.',
  undone: 'El cambio se deshizo.',
  undone_left:
    'El cambio se deshizo, salvo %{smart_count} registro que había cambiado de nuevo. |||| El cambio se deshizo, salvo %{smart_count} registros que habían cambiado de nuevo.',
  undo_others: 'Deshacer el otro |||| Deshacer los otros %{smart_count}',
  more_records: 'y %{smart_count} más |||| y %{smart_count} más',
  list_history: 'Historial: %{label}',
  records: '%{smart_count} registro |||| %{smart_count} registros',
  show_records: 'Mostrar el registro |||| Mostrar los %{smart_count} registros',
  hide_records: 'Ocultar los registros',
  more: 'Mostrar más registros',
  undo_all: 'Deshacer %{smart_count} |||| Deshacer los %{smart_count}',
  redo_all: 'Rehacer %{smart_count} |||| Rehacer los %{smart_count}',
  redo_title: '¿Hacer este cambio de nuevo?',
  refused_rows: 'Registros que cambiaron de nuevo',
};

/** The texts of a change of many records that is taken back, and of the history of a list; fetched with them. */
export const useManyText = textHook({ en, es });
