import type { LocalText } from '../localText';

export interface SearchColumn {
  label: LocalText;
}

/** The ten columns of the job search in their order, each of which sorts, by the name that `sort` gives it [JS-004]. */
export const SEARCH_COLUMNS = {
  job_id: { label: { en: 'Job ID', es: 'N.º' } },
  name: { label: { en: 'Name', es: 'Nombre' } },
  company: { label: { en: 'Company', es: 'Empresa' } },
  category: { label: { en: 'Category', es: 'Categoría' } },
  address_line_1: { label: { en: 'Address', es: 'Dirección' } },
  city: { label: { en: 'City', es: 'Ciudad' } },
  job_types: { label: { en: 'Job Types', es: 'Tipos de trabajo' } },
  color: { label: { en: 'Color', es: 'Color' } },
  supervisor: { label: { en: 'Supervisor', es: 'Supervisor' } },
  status: { label: { en: 'Status', es: 'Estado' } },
} as const satisfies Record<string, SearchColumn>;

export type SearchColumnName = keyof typeof SEARCH_COLUMNS;

export const isSearchColumn = (name: unknown): name is SearchColumnName =>
  typeof name === 'string' && Object.hasOwn(SEARCH_COLUMNS, name);

/** The sort column and direction. */
export interface SearchSort {
  column: SearchColumnName;
  asc: boolean;
}

/** The newest jobs first [JS-027]. */
export const DEFAULT_SORT: SearchSort = { column: 'job_id', asc: false };

/** A click on a header sorts ascending, the next one on the same turns it round. */
export const sortAfterClick = (sort: SearchSort, column: SearchColumnName): SearchSort => ({
  column,
  asc: sort.column === column ? !sort.asc : true,
});
