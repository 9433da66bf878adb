/** What the screen of a report says. */
const en = {
  all: 'All',
  yes: 'Yes',
  no: 'No',
  print: 'Print',
  export: 'Export CSV',
  nothing: 'No results found.',
  reset: 'Reset filters',
  rows: '%{smart_count} row |||| %{smart_count} rows',
  shown: 'The first %{shown} of %{count} rows. The sums are of all, and Export CSV has them all.',
  total: 'Total',
  subtotal: 'Subtotal',
  printed: 'Printed %{at}',
  wrong_years: 'Choose years in their order, at most %{most} of them.',
  from_year: 'From year',
  to_year: 'To year',
  measure: 'Measure',
  chart: 'Chart',
  hide_chart: 'Hide chart',
  show_chart: 'Show chart',
  back_to_front: '"To" must not be before "from".',
} as const;

type ReportMessage = keyof typeof en;

const es: Readonly<Record<ReportMessage, string>> = {
  all: 'Todos',
  yes: 'Sí',
  no: 'No',
  print: 'Imprimir',
  export: 'Exportar CSV',
  nothing: 'No se encontraron resultados.',
  reset: 'Restablecer filtros',
  rows: '%{smart_count} fila |||| %{smart_count} filas',
  shown: 'Las primeras %{shown} de %{count} filas. Las sumas son de todas, y Exportar CSV las tiene todas.',
  total: 'Total',
  subtotal: 'Subtotal',
  printed: 'Impreso el %{at}',
  wrong_years: 'Elija los años en su orden, %{most} como máximo.',
  from_year: 'Desde el año',
  to_year: 'Hasta el año',
  measure: 'Medida',
  chart: 'Gráfica',
  hide_chart: 'Ocultar gráfica',
  show_chart: 'Mostrar gráfica',
  back_to_front: '«Hasta» no debe ser anterior a «desde».',
};

export const reportMessages = { en, es } as const;
