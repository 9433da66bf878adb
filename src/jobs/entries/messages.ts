const en = {
  of_row: '%{label}, row %{row}',
  remove: 'Remove row %{row}',
  undo: 'Undo',
  undo_row: 'Undo: keep row %{row}',
  edit: 'Edit %{kind}',
  done: 'Done',
  cancel: 'Cancel',
  delete: 'Delete',
  none: 'None yet.',
  actions: 'Actions',
  removed: 'Removed when saved',
} as const;

type EntriesMessage = keyof typeof en;

const es: Record<EntriesMessage, string> = {
  of_row: '%{label}, fila %{row}',
  remove: 'Quitar la fila %{row}',
  undo: 'Deshacer',
  undo_row: 'Deshacer: conservar la fila %{row}',
  edit: 'Editar %{kind}',
  done: 'Listo',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  none: 'Nada todavía.',
  actions: 'Acciones',
  removed: 'Se quita al guardar',
};

/** What the lists of a sub-job say. */
export const entriesMessages = { en, es };
