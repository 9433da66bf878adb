import { useGetList } from 'ra-core';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { formatValue } from '#domain/fields/formatValue';
import { pickerColumns } from '../values/pickerTitle';
import { recordTitle } from '../values/recordTitle';
import type { FieldFilter } from '../listState/filterKinds';
import { groupFilter } from './groupFilter';
import { useGroupName } from './useGroupName';
import { groupsOf, useListGroups } from './useListGroups';

/** Records of a referenced list that are columns even where nothing stands in them; a longer list has those in use alone. */
const MAX_EMPTY_COLUMNS = 30;
/** Columns of a board at most: each of them reads its own cards. */
const MAX_COLUMNS = 40;

/** A column of a board. */
export interface BoardColumnOf {
  key: string;
  /** What a card gets that is put there. */
  value: string | number | boolean | null;
  name: string;
  count: number;
  filter: FieldFilter;
}

const NO_SUMS: readonly string[] = [];

/** The columns of a board by a field, in the order of its values, also those without a card [ADM-018]. */
export const useBoardColumns = (
  resource: ResourceDescriptor,
  field: FieldDescriptor,
  filter: Readonly<Record<string, unknown>>,
): { columns: BoardColumnOf[] | null; left: number; error: Error | null; refetch: () => void } => {
  const { find } = useCatalogue();
  const { language } = useLanguage();
  const target = field.reference === undefined ? undefined : find(field.reference);
  const groups = useListGroups({ resource, filter, by: field, unit: 'MONTH', sums: NO_SUMS });
  const nameOf = useGroupName(field, 'MONTH');
  const isListed = target !== undefined;
  const known = useGetList<Row>(
    target?.name ?? '',
    {
      pagination: { page: 1, perPage: MAX_EMPTY_COLUMNS },
      sort: target?.sort,
      filter: target?.fields.some(({ name }) => name === 'is_active') ? { is_active: { eq: true } } : {},
      meta: { columns: pickerColumns(target) },
    },
    { enabled: isListed, retry: false },
  );
  const refetch = (): void => void groups.refetch();
  if (
    groups.error ||
    groups.data?.of !== groupsOf({ by: field, unit: 'MONTH', sums: NO_SUMS }) ||
    (isListed && known.isPending)
  )
    return { columns: null, left: 0, error: groups.error, refetch };
  const whole = (known.total ?? 0) <= MAX_EMPTY_COLUMNS ? (known.data ?? []) : [];
  const listed: Pick<BoardColumnOf, 'value' | 'name'>[] =
    field.kind === 'Boolean'
      ? [true, false].map((value) => ({ value, name: formatValue(field, value, language) }))
      : field.choices
        ? field.choices.map((value) => ({ value, name: formatValue(field, value, language) }))
        : whole.map((row) => ({ value: Number(row.id), name: recordTitle(target, row, language) }));
  const items = groups.data.items;
  const isKnown = (value: string | null): boolean => listed.some((one) => String(one.value) === value);
  const others = items
    .filter(({ value }) => value !== null && !isKnown(value))
    .map((group) => ({
      value: field.kind === 'Reference' ? Number(group.value) : group.value,
      name: nameOf(group),
    }));
  const empty =
    items.some(({ value }) => value === null) || !field.required
      ? [{ value: null, name: nameOf({ value: null, sample: null }) }]
      : [];
  const columns = [...empty, ...listed, ...others].map(({ value, name }) => {
    const key = value === null ? null : String(value);
    const count = items.find((group) => group.value === key)?.count ?? 0;
    return {
      key: String(key),
      value,
      name,
      count,
      filter: groupFilter(field, { value: key, first: null, last: null }),
    };
  });
  // More columns than can be read beside each other: the largest are drawn, and how many there are is said.
  const shown =
    columns.length <= MAX_COLUMNS
      ? columns
      : columns.toSorted((one, other) => other.count - one.count).slice(0, MAX_COLUMNS);
  const left = Math.max(groups.data.group_count - groups.data.items.length, 0) + columns.length - shown.length;
  return { columns: shown, left, error: null, refetch };
};
