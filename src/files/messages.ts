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
};

/** What a list of uploads says. */
export const filesMessages = { en, es };
