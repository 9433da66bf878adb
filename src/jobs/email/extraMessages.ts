const en = {
  cc: 'Cc',
  cc_many: 'At most %{count} addresses get a copy.',
  attach: 'Attach documents…',
  attached: 'One document attached (up to %{max}) |||| %{smart_count} documents attached (up to %{max})',
  documents: 'Documents of the job',
  no_documents: 'This job has no documents yet.',
} as const;

const es: Record<keyof typeof en, string> = {
  cc: 'Cc',
  cc_many: 'Reciben copia como máximo %{count} direcciones.',
  attach: 'Adjuntar documentos…',
  attached: 'Un documento adjunto (hasta %{max}) |||| %{smart_count} documentos adjuntos (hasta %{max})',
  documents: 'Documentos del trabajo',
  no_documents: 'Este trabajo aún no tiene documentos.',
};

/** What is said of copies and attachments. */
export const extraMessages = { en, es };
