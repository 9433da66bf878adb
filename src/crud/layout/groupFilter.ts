import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { FieldFilter } from '../listState/filterKinds';

/** The rows of a list that have one value in a field, as the API answers them. */
export interface ListGroup {
  value: string | null;
  first: string | null;
  last: string | null;
  count: number;
  sums: readonly (number | null)[];
  sample_id: number;
}

/** The filter that finds the rows of a group. */
export const groupFilter = (
  { kind }: Pick<FieldDescriptor, 'kind'>,
  { value, first, last }: Pick<ListGroup, 'value' | 'first' | 'last'>,
): FieldFilter => {
  if (value === null) return { is_empty: true };
  if (first !== null && last !== null) return { gte: first, lte: last };
  if (kind === 'Boolean') return { eq: value === 'true' };
  if (kind === 'Reference') return { in: [Number(value)] };
  return { eq: kind === 'Int' || kind === 'Money' || kind === 'Quantity' ? Number(value) : value };
};
