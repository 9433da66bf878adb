/** The rows of a list that have one value in a field, with the sums of its columns. */
export interface ListGroup {
  /** The value as a text, of a date the first day of its day, month or year; null where the field is empty. */
  value: string | null;
  /** Of a date, the bounds of a filter that finds the same rows. */
  first: string | null;
  last: string | null;
  count: number;
  sums: readonly (number | null)[];
  /** One of its rows: what reads the value as the list shows it. */
  sample_id: number;
}
