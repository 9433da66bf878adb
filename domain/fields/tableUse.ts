/** A record that uses another one, as far as the user may read it. */
export interface UsedBy {
  id: number;
  name: string;
  path: string;
}

/** The rows of one table that name a record in one of their columns. */
export interface TableUse {
  table: string;
  label: string;
  field: string;
  field_label: string;
  /** All rows; without the right to change the record only those that the user may read. */
  count: number;
  /** How many of them the user may read. */
  readable_count: number;
  /** The first of those, by name: each record once. */
  records: readonly UsedBy[];
}
