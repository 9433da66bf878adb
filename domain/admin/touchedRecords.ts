/** So many rows of a table were written by one mutation. */
export interface TouchedRecords {
  entity: string;
  entity_label: string;
  count: number;
}
