import type { Messages } from '../en';

export const errorsEs: Messages['errors'] = {
  occurred: 'Se ha producido un error.',
  following: 'Se ha producido el siguiente error:',
  contact: 'Póngase en contacto con su administrador.',
  contact_further: 'Póngase en contacto con su administrador para obtener más ayuda.',
  lookup: 'Error al cargar las listas',
  retry: 'Reintentar',
  save_failed: 'Error, inténtelo de nuevo.',
  UNAUTHENTICATED: 'Inicie sesión.',
  FORBIDDEN: 'No tiene permiso para hacer esto.',
  NOT_FOUND: 'Este registro no existe.',
  BAD_USER_INPUT: 'Revise los campos marcados.',
  CONFLICT: 'Otra persona ha cambiado este registro.',
  IDEMPOTENCY_MISMATCH: 'Esta clave de idempotencia se usó para otra solicitud.',
  IDEMPOTENCY_RUNNING: 'Esta solicitud sigue en curso.',
  QUERY_TOO_COMPLEX: 'Esta solicitud pide demasiado a la vez.',
  PAYLOAD_TOO_LARGE: 'Esta solicitud es demasiado grande.',
  RATE_LIMITED: 'Demasiadas solicitudes. Espere un momento.',
  SERVICE_UNAVAILABLE: 'El servicio no está disponible. Inténtelo de nuevo.',
  INTERNAL_SERVER_ERROR: 'Se ha producido un error.',
};
