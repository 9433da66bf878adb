const en = {
  view_card: 'View Card',
  work_orders: 'Work Orders',
  save_first: 'Save the job first.',
  not_to_start: 'You may not start: %{names}.',
  orders_failed: 'The work orders could not be loaded.',
  general_comments: 'General Comments',
  presite_comments: 'Presite Comments',
  comment: 'Comment',
  add_comment: 'Add Comment',
  too_long: '%{count} of %{max} characters: too long.',
  not_saved: 'Not saved yet',
  by: '%{when} - %{name}',
  remove_comment: 'Remove this comment',
  no_comments: 'No comments yet.',
  keep: 'Keep %{name}',
  total_batches: 'Total Batches',
  no_category: 'Choose a category to go on.',
  older: 'Show %{smart_count} older comment |||| Show %{smart_count} older comments',
} as const;

export type SubJobMessage = keyof typeof en;

const es: Record<SubJobMessage, string> = {
  view_card: 'Ver tarjeta',
  work_orders: 'Órdenes de trabajo',
  save_first: 'Guarde primero el trabajo.',
  not_to_start: 'No puede iniciar: %{names}.',
  orders_failed: 'No se pudieron cargar las órdenes de trabajo.',
  general_comments: 'Comentarios generales',
  presite_comments: 'Comentarios de la visita previa',
  comment: 'Comentario',
  add_comment: 'Agregar comentario',
  too_long: '%{count} de %{max} caracteres: demasiado largo.',
  not_saved: 'Sin guardar',
  by: '%{when} - %{name}',
  remove_comment: 'Quitar este comentario',
  no_comments: 'Sin comentarios.',
  keep: 'Conservar %{name}',
  total_batches: 'Lotes totales',
  no_category: 'Elija una categoría para continuar.',
  older: 'Mostrar %{smart_count} comentario anterior |||| Mostrar %{smart_count} comentarios anteriores',
};

/** What the forms of sub-jobs say beside the labels of their fields. */
export const subJobMessages = { en, es };
