import type { ComputedColumn } from './resource';

/** A row's address in one line: street, city, state and zip code, without what is empty. */
export const addressOf: ComputedColumn = {
  name: 'address',
  label: 'Address',
  kind: 'String',
  sort_by: 'address_line_1',
  expression: (alias) =>
    `concat_ws(', ', ${alias}.address_line_1, ${alias}.city, nullif(concat_ws(' ', ${alias}.state, ${alias}.zip_code), ''))`,
};
