/** One field that a mutation changed, with the values as they are stored. */
export interface HistoryChange {
  /** Table of the row: the record's own or that of one of its parts. */
  entity: string;
  field: string;
  /** In English, for fields that the descriptors do not know. */
  label: string;
  before: unknown;
  after: unknown;
}

/** What one mutation did to a record. */
export interface HistoryEntry {
  mutation_id: string;
  /** ISO 8601. */
  at: string;
  /** null: the system. */
  by: string | null;
  op: 'insert' | 'update' | 'delete';
  changes: readonly HistoryChange[];
}
