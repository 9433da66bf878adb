/** What the job filter panel says. `%{name}` stands for a parameter; `one |||| many` is chosen by `smart_count`. */
const en = {
  title: 'Job Filters',
  company: 'Companies',
  supervisor: 'Supervisor',
  category: 'Job Categories',
  name: 'Name',
  number: 'Number',
  is_central_texas: 'Central Texas',
  color: 'Colors',
  status: 'Job Status',
  address: 'Address',
  city: 'City',
  job_type: 'Job Type',
  is_request_form: 'Request Form',
  scheduled_app_date: 'Scheduled Application Date',
  entered_start_date: 'Jobs From',
  entered_end_date: 'Jobs To',
  search: 'Search',
  refresh: 'Refresh Results',
  clear: 'Clear Filters & Refresh Results',
  given: '%{smart_count} filter |||| %{smart_count} filters',
  lists_failed: 'The lists of the filters could not be loaded.',
  retry: 'Retry',
} as const;

export type FilterMessage = keyof typeof en;

const es: Readonly<Record<FilterMessage, string>> = {
  title: 'Filtros de trabajos',
  company: 'Empresas',
  supervisor: 'Supervisor',
  category: 'Categorías de trabajo',
  name: 'Nombre',
  number: 'Número',
  is_central_texas: 'Texas central',
  color: 'Colores',
  status: 'Estado del trabajo',
  address: 'Dirección',
  city: 'Ciudad',
  job_type: 'Tipo de trabajo',
  is_request_form: 'Formulario de solicitud',
  scheduled_app_date: 'Fecha de aplicación programada',
  entered_start_date: 'Trabajos desde',
  entered_end_date: 'Trabajos hasta',
  search: 'Buscar',
  refresh: 'Actualizar resultados',
  clear: 'Borrar filtros y actualizar resultados',
  given: '%{smart_count} filtro |||| %{smart_count} filtros',
  lists_failed: 'No se pudieron cargar las listas de los filtros.',
  retry: 'Reintentar',
};

export const filterMessages = { en, es } as const;
