import type { ErrorCode } from '../errors';

/** Spanish for the general text of each error code; a rule's own text stands in its own table. */
export const ERROR_TEXTS_ES: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Inicie sesión.',
  FORBIDDEN: 'No tiene permiso para hacer esto.',
  NOT_FOUND: 'Este registro no existe.',
  BAD_USER_INPUT: 'Revise los campos marcados.',
  CONFLICT: 'Otra persona cambió este registro.',
  IDEMPOTENCY_MISMATCH: 'Esta clave de idempotencia se usó para otra solicitud.',
  IDEMPOTENCY_RUNNING: 'Esta solicitud todavía se está procesando.',
  IDEMPOTENCY_SPENT: 'Esto ya se hizo. La respuesta contiene un secreto y no se da dos veces; pida una nueva.',
  QUERY_TOO_COMPLEX: 'Esta solicitud pide demasiado a la vez.',
  PAYLOAD_TOO_LARGE: 'Esta solicitud es demasiado grande.',
  RATE_LIMITED: 'Demasiadas solicitudes. Espere un momento.',
  PAPER_FAILED: 'No se pudo crear este PDF. Avise a un administrador.',
  FILE_DAMAGED:
    'Este archivo está dañado en el servidor. Avise a un administrador: puede estar en una copia de seguridad.',
  SOURCE_UNAVAILABLE: 'Esta fuente no responde.',
  DISK_FULL: 'El disco del servidor está lleno. No se guardó nada; avise a un administrador.',
  SERVICE_UNAVAILABLE: 'El servicio no está disponible. Inténtelo de nuevo.',
  INTERNAL_SERVER_ERROR: 'Ocurrió un error.',
};
