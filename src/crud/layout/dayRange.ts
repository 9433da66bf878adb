import { startOfBusinessDay } from '#domain/businessTime';
import { addDays, civilDateOf, type CivilDate } from '#domain/civilDate';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { FieldFilter } from '../listState/filterKinds';

const MILLISECOND = 1;

/** The filter that finds what falls on days, by the clock of the business; both ends count. */
export const dayRange = ({ kind }: Pick<FieldDescriptor, 'kind'>, first: CivilDate, last: CivilDate): FieldFilter => {
  if (kind === 'Date') return { gte: first, lte: last };
  if (kind === 'LocalDateTime') return { gte: `${first}T00:00:00`, lte: `${last}T23:59:59.999` };
  const end = startOfBusinessDay(addDays(last, 1)).getTime() - MILLISECOND;
  return { gte: startOfBusinessDay(first).toISOString(), lte: new Date(end).toISOString() };
};

/** The day on which a value falls, by the clock of the business; null for none. */
export const dayOf = ({ kind }: Pick<FieldDescriptor, 'kind'>, value: unknown): CivilDate | null => {
  if (typeof value !== 'string' || value === '') return null;
  return kind === 'DateTime' ? civilDateOf(new Date(value)) : value.slice(0, 10);
};
