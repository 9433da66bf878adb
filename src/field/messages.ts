const en = {
  // A site
  supervisor: 'Supervisor',
  builder: 'Builder',
  homeowner: 'Homeowner',
  site: 'Site',
  call: 'Call',
  directions: 'Directions',
  key_map: 'Key Map',
  gate_code: 'Gate Code',
  critical: 'Critical note',
  no_name: '(No Name)',
  as_of: 'as of %{at}',

  // The page of a sub-job
  not_found: 'There is no such sub-job, or it is not yours to see.',
  load_failed: 'The page cannot be shown.',
  waiting: 'It is asked for again until there is an answer.',
  again: 'Try again',
  details: 'Details',
  schedule: 'Schedule',
  presite: 'Presite',
  orders: 'Work Orders',
  files: 'Photos and Documents',
  comments: 'General Comments',
  nothing: 'Nothing here yet.',
  edit_job: 'Edit job',
  start: 'Start %{type} Work Order',
  order: '%{type} Work Order %{id}',
  incomplete: '(Incomplete)',
  complete: 'Complete %{date}',
  start_failed: 'Error, please try again.',
  open_picture: 'Open %{name}',
} as const;

export type FieldMessage = keyof typeof en;

const es: Record<FieldMessage, string> = {
  supervisor: 'Supervisor',
  builder: 'Constructor',
  homeowner: 'Propietario',
  site: 'Sitio',
  call: 'Llamar a',
  directions: 'Cómo llegar',
  key_map: 'Key Map',
  gate_code: 'Código de entrada',
  critical: 'Nota crítica',
  no_name: '(Sin nombre)',
  as_of: 'a las %{at}',

  not_found: 'Ese subtrabajo no existe, o usted no puede verlo.',
  load_failed: 'La página no se puede mostrar.',
  waiting: 'Se vuelve a pedir hasta que haya respuesta.',
  again: 'Intentar de nuevo',
  details: 'Detalles',
  schedule: 'Programación',
  presite: 'Visita previa',
  orders: 'Órdenes de trabajo',
  files: 'Fotos y documentos',
  comments: 'Comentarios generales',
  nothing: 'Aún no hay nada.',
  edit_job: 'Editar trabajo',
  start: 'Iniciar orden de trabajo: %{type}',
  order: 'Orden de trabajo %{id}: %{type}',
  incomplete: '(Incompleta)',
  complete: 'Completa %{date}',
  start_failed: 'Error, inténtelo de nuevo.',
  open_picture: 'Abrir %{name}',
};

/** What the pages of the field say. */
export const fieldMessages = { en, es };
