import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { FieldFilter } from '../listState/filterKinds';
import type { ListGroup } from '#domain/fields/listGroup';

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
