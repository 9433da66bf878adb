const en = {
  waiting: 'Waiting',
  sending: '%{percent}%',
  sent: 'Uploaded',
  failed: 'Failed',
  cancelled: 'Cancelled',
  cancel_one: 'Cancel %{name}',
  retry_one: 'Send %{name} again',
  retry: 'Retry',
  progress: 'Sending %{name}',
  uploads: 'Uploads',
  failed_uploads: 'Failed uploads',
  failed_list: 'Failed (%{smart_count})',
} as const;

type FilesMessage = keyof typeof en;

const es: Record<FilesMessage, string> = {
  waiting: 'En espera',
  sending: '%{percent}%',
  sent: 'Subido',
  failed: 'Falló',
  cancelled: 'Cancelado',
  cancel_one: 'Cancelar %{name}',
  retry_one: 'Enviar %{name} de nuevo',
  retry: 'Reintentar',
  progress: 'Enviando %{name}',
  uploads: 'Archivos en camino',
  failed_uploads: 'Archivos que fallaron',
  failed_list: 'Fallaron (%{smart_count})',
};

/** What a list of uploads says. */
export const filesMessages = { en, es };
