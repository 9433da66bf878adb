import { useCallback, useMemo } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useOverride } from '../values/overrides';
import type { FieldFilter } from './filterKinds';
import { PAGE_SIZE, startPlace } from './listAddress';
import { shownColumns, type ListColumn } from './listColumns';
import { useListAddress } from './useListAddress';
import { useListState, type ListState } from './useListState';
import { useColumnPreferences } from './useColumnPreferences';

export interface ResourceListState {
  list: ListState;
  columns: ListColumn[];
  preferences: ReturnType<typeof useColumnPreferences>;
  filter: Readonly<Record<string, unknown>>;
  search: string;
  setSearch: (search: string) => void;
  setFieldFilter: (name: string, filter: FieldFilter | null) => void;
  /** Whether a row passes all filters of fields, or with ANY at least one of them [ADM-013]. */
  setMatch: (match: 'ANY' | null) => void;
  /** Takes away the search and every filter, also those that the list starts with. */
  clearFilters: () => void;
  /** True when something narrows the list. */
  narrowed: boolean;
}

/** One filter alone has nothing to be matched with. */
const matching = ({ match, ...filter }: ListState['filterValues']): ListState['filterValues'] => {
  const count = Object.keys(filter).filter((name) => name !== 'search').length;
  return match !== undefined && count > 1 ? { ...filter, match } : filter;
};

/**
 * The state of a generated list. Page, sort, search and filters live in the address; the request asks for the columns
 * shown and for nothing else, rows and total in one.
 */
export const useResourceList = (resource: ResourceDescriptor): ResourceListState => {
  const preferences = useColumnPreferences(resource.name);
  const columns = useMemo(() => shownColumns(resource, preferences.preferences), [resource, preferences.preferences]);
  const names = useMemo(() => columns.map(({ name }) => name).toSorted(), [columns]);
  const { rowPath } = useOverride(resource.name);
  const meta = useMemo(
    () => ({ columns: [...names, ...resource.title, ...(rowPath?.reads ?? [])] }),
    [names, resource, rowPath],
  );
  const list = useListState(resource, { perPage: PAGE_SIZE, meta });
  const { filterValues, setFilters } = list;
  useListAddress(
    { filter: filterValues, sort: list.sort, page: list.page, perPage: list.perPage },
    startPlace(resource, PAGE_SIZE),
  );
  const filter: Readonly<Record<string, unknown>> = filterValues;

  const setSearch = useCallback(
    (search: string) => setFilters({ ...filterValues, search: search.trim() || undefined }),
    [filterValues, setFilters],
  );
  const setFieldFilter = useCallback(
    (name: string, value: FieldFilter | null) => {
      const { [name]: _before, ...rest } = filterValues;
      setFilters(matching(value ? { ...rest, [name]: value } : rest));
    },
    [filterValues, setFilters],
  );
  const setMatch = useCallback(
    (match: 'ANY' | null) => {
      const { match: _before, ...rest } = filterValues;
      setFilters(match ? { ...rest, match } : rest);
    },
    [filterValues, setFilters],
  );
  const clearFilters = useCallback(() => setFilters({}), [setFilters]);

  return {
    list,
    columns,
    preferences,
    filter,
    setSearch,
    setFieldFilter,
    setMatch,
    clearFilters,
    search: typeof filter.search === 'string' ? filter.search : '',
    narrowed: Object.keys(filter).length > 0,
  };
};
