/** The texts of a change that is taken back or made again. */
export const undoEn = {
  undo: 'Undo',
  undo_title: 'Undo this change?',
  undo_text: 'All that was changed together with it is taken back too.',
  undo_all: 'Undo all %{count}',
  redo: 'Redo',
  redo_all: 'Redo all %{count}',
  redo_title: 'Make this change again?',
  redone: 'The change was made again.',
  undone: 'The change was undone.',
} as const;

export const undoEs: Record<keyof typeof undoEn, string> = {
  undo: 'Deshacer',
  undo_title: '¿Deshacer este cambio?',
  undo_text: 'También se deshace todo lo que se cambió junto con él.',
  undo_all: 'Deshacer los %{count}',
  redo: 'Rehacer',
  redo_all: 'Rehacer los %{count}',
  redo_title: '¿Hacer este cambio de nuevo?',
  redone: 'El cambio se hizo de nuevo.',
  undone: 'Se deshizo el cambio.',
};
