import type { ReactNode } from 'react';
import type { SearchSort } from '#domain/jobSearch/searchColumns';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';

/** Where a list of results is: it is found there again. */
export interface ListPlace {
  scrolled: number;
  active: number;
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
  /** What follows the last row. */
  foot: ReactNode;
}
