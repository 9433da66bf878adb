import type { CivilDate } from '../../civilDate';
import type { LookupObject } from '../../lookups/lookupObject';

/** A row of a count as it is sent; one that has no stock yet has neither id nor version [INV-012 INV-015]. */
export interface CountedRow {
  id: number | null;
  /** Of the row as it was read; 0 for one that has no stock yet. */
  version: number;
  product: LookupObject;
  location: LookupObject;
  count_date: CivilDate;
  unit_count: number;
  individual_count: number;
}

export interface CountInput {
  update_date: CivilDate;
  rows: readonly CountedRow[];
}
