import type { LocalText } from '../localText';
import { RECORD_LABELS } from '../labels/records';
import { FIELD_LABELS } from '../labels/fields';

export interface SearchColumn {
  label: LocalText;
}

/** The ten columns of the job search in their order, each of which sorts, by the name that `sort` gives it [JS-004]. */
export const SEARCH_COLUMNS = {
  job_id: { label: { en: 'Job ID', es: 'N.º' } },
  name: { label: RECORD_LABELS.name },
  company: { label: RECORD_LABELS.company },
  category: { label: FIELD_LABELS.category },
  address_line_1: { label: RECORD_LABELS.address },
  city: { label: RECORD_LABELS.city },
  job_types: { label: FIELD_LABELS.job_types },
  color: { label: FIELD_LABELS.color },
  supervisor: { label: FIELD_LABELS.supervisor },
  status: { label: FIELD_LABELS.status },
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
