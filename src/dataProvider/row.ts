/** A record as the API answers it: fields by their names, relations as objects beside their ids. */
export interface Row extends Record<string, unknown> {
  id: number;
}
