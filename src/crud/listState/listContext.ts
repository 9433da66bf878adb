import type { ListControllerResult } from 'ra-core';
import type { Row } from '../../dataProvider/row';
import type { ListState } from './useListState';

const silent = (): void => undefined;
/** As many as one bulk call takes. */
const MAX_SELECTED = 250;

/**
 * Our list as react-admin's own components read it (`useListContext`): they page, sort, filter and select what the
 * screen shows. Filters have no input of their own to show or hide.
 */
export const listContext = (
  resource: string,
  { data, total, error, isPending, filterValues, setFilters, ...list }: ListState,
): ListControllerResult<Row> => {
  const base = {
    ...list,
    resource,
    filterValues,
    displayedFilters: {},
    showFilter: silent,
    hideFilter: silent,
    setFilters: (filters: Readonly<Record<string, unknown>>) => setFilters(filters),
    onSelectAll: ({ limit = MAX_SELECTED } = {}) => list.onSelect((data ?? []).slice(0, limit).map(({ id }) => id)),
    onToggleItem: (id: Row['id']) =>
      list.onSelect(
        list.selectedIds.includes(id) ? list.selectedIds.filter((one) => one !== id) : [...list.selectedIds, id],
      ),
    isLoading: isPending,
    hasPreviousPage: list.page > 1,
    hasNextPage: total === undefined || list.page * list.perPage < total,
  };
  if (data !== undefined) return { ...base, data, total: total ?? data.length, error: error ?? null, isPending: false };
  if (error) return { ...base, data, total: undefined, meta: undefined, error, isPending: false };
  return { ...base, data, total: undefined, meta: undefined, error: null, isPending: true };
};
