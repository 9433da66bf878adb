/** A stored record that is saved whole, its values as the form holds them. */
export interface StoredRecord<Values> {
  id: number;
  version: number;
  values: Values;
}
