import type { GridDensity } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { SearchSort } from '#domain/jobSearch/searchColumns';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import type { ColumnPreferences } from '../../crud/listState/listColumns';
import type { JobColumnName } from './table/jobColumns';
import type { RowSelection } from './state/useRowSelection';

/** Where a list of results is: it is found there again. */
export interface ListPlace {
  scrolled: number;
  active: number;
}

/** How the user wants the table. */
interface TableLook {
  columns: readonly JobColumnName[];
  preferences: ColumnPreferences | null;
  density: GridDensity;
}

/** What table and cards are drawn from. */
export interface ResultsProps {
  rows: readonly JobSearchRow[];
  /** On all pages, as far as it is known. */
  count: number;
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
  /** The end of the rows came into view. */
  onEnd: () => void;
  onOpen: (row: JobSearchRow) => void;
  place: ListPlace;
  /** Told as it changes, without a new rendering. */
  onPlace: (place: Partial<ListPlace>) => void;
  /** Columns and heights of the table. */
  look: TableLook;
  /** Null for who can do nothing with selected rows. */
  selection: RowSelection | null;
  /** What follows the last row. */
  foot: ReactNode;
}
