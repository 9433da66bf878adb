const en = {
  copy: 'Copy as table',
  copied:
    'One row copied. Paste it into a spreadsheet or a mail. |||| %{smart_count} rows copied. Paste them into a spreadsheet or a mail.',
  failed: 'This browser did not let the table be copied. Please try again, or export it as a file.',
} as const;

const es: Record<keyof typeof en, string> = {
  copy: 'Copiar como tabla',
  copied:
    'Una fila copiada. Péguela en una hoja de cálculo o en un correo. |||| %{smart_count} filas copiadas. Péguelas en una hoja de cálculo o en un correo.',
  failed: 'Este navegador no dejó copiar la tabla. Inténtelo de nuevo o expórtela como archivo.',
};

/** What is said of tables that are copied. */
export const copyMessages = { en, es };
