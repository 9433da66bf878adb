import type { Language } from '#domain/localText';
import type { ShownGroup } from './useListGroups';

/** By the value, the count, or the sum at a place. */
export interface GroupOrder {
  by: 'value' | 'count' | number;
  isDescending: boolean;
}

/** What the values of groups are, and are called. */
interface GroupWords<Group> {
  isNumber: boolean;
  nameOf: (group: Group) => string;
  language: Language;
}

const WRITTEN_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Groups in an order; the group of empty values stands last. Numbers and dates go by what they are, texts by their language. */
export const sortGroups = <Group extends Pick<ShownGroup, 'value' | 'count' | 'sums'>>(
  groups: readonly Group[],
  { by, isDescending }: GroupOrder,
  { isNumber, nameOf, language }: GroupWords<Group>,
): Group[] => {
  const sign = isDescending ? -1 : 1;
  const compare = (one: Group, other: Group): number => {
    if (by === 'count') return one.count - other.count;
    if (by !== 'value') return (one.sums[by] ?? 0) - (other.sums[by] ?? 0);
    const [a, b] = [one.value ?? '', other.value ?? ''];
    if (WRITTEN_DATE.test(a) && WRITTEN_DATE.test(b)) return a < b ? -1 : 1;
    if (isNumber) return Number(a) - Number(b);
    return nameOf(one).localeCompare(nameOf(other), language, { numeric: true });
  };
  return groups.toSorted(
    (one, other) => Number(one.value === null) - Number(other.value === null) || sign * compare(one, other),
  );
};
