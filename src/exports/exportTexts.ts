/** What the export screen says. */
const en = {
  title: 'Export',
  data_set: 'Data set',
  columns: 'Columns',
  all_columns: 'All columns',
  created_from: 'Created from',
  created_to: 'Created to',
  include_inactive: 'Include inactive',
  export_csv: 'Export CSV',
  export_xlsx: 'Export Excel',
  export_all: 'Export All',
  export_all_xlsx: 'Everything as Excel',
  export_all_hint:
    'Every data set as CSV in one ZIP file, or as one workbook with a sheet for each, with the dates chosen above.',
  history_hint: 'Each export is written to the history, with who took it.',
  no_right: 'Your role does not allow you to export data.',
  nothing: 'There is nothing that you may export.',
} as const;

type ExportText = keyof typeof en;

const es: Record<ExportText, string> = {
  title: 'Exportar',
  data_set: 'Conjunto de datos',
  columns: 'Columnas',
  all_columns: 'Todas las columnas',
  created_from: 'Creado desde',
  created_to: 'Creado hasta',
  include_inactive: 'Incluir inactivos',
  export_csv: 'Exportar CSV',
  export_xlsx: 'Exportar Excel',
  export_all: 'Exportar todo',
  export_all_xlsx: 'Todo como Excel',
  export_all_hint:
    'Todos los conjuntos de datos como CSV en un archivo ZIP, o como un libro con una hoja para cada uno, con las fechas elegidas arriba.',
  history_hint: 'Cada exportación se escribe en el historial, con quién la hizo.',
  no_right: 'Su rol no le permite exportar datos.',
  nothing: 'No hay nada que pueda exportar.',
};

export const exportTexts = { en, es };
