import { useCallback, useEffect, useMemo } from 'react';
import { useGetList, useListParams, useRecordSelection } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import type { ListPlace } from './listAddress';
import { useGoTo } from './useGoTo';

interface Options {
  perPage: number;
  /** What the data provider is told beside filter, order and page. */
  meta: Readonly<Record<string, unknown>>;
}

const silent = () => undefined;
const previous = <Data>(data: Data): Data => data;

/**
 * Rows, page, order, filter and selection of a list, kept in the address and in the browser. A page behind the last one
 * leads to the last; a request that failed leaves the page as it was asked for, unlike react-admin's own list, which
 * goes to the first.
 */
export const useListState = ({ name, sort, filter }: ResourceDescriptor, { perPage, meta }: Options) => {
  const [place] = useListParams({ resource: name, perPage, sort, filterDefaultValues: filter });
  const [selectedIds, { select, unselect }] = useRecordSelection({ resource: name });
  const { data, total, error, isPending, isFetching, refetch } = useGetList<Row>(
    name,
    {
      pagination: { page: place.page, perPage: place.perPage },
      sort: { field: place.sort, order: place.order },
      filter: place.filter,
      meta,
    },
    { placeholderData: previous, onError: silent },
  );

  const filterValues = useMemo(
    (): Readonly<Record<string, unknown>> => ({ ...place.filterValues }),
    [place.filterValues],
  );
  const goTo = useGoTo({
    filter: filterValues,
    sort: { field: place.sort, order: place.order },
    page: place.page,
    perPage: place.perPage,
  });
  const setPage = useCallback((page: number) => goTo({ page }), [goTo]);
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / place.perPage));
  const outside = place.page < 1 || (!isFetching && last !== undefined && place.page > last);
  useEffect(() => {
    if (outside) setPage(last ?? 1);
  }, [outside, last, setPage]);

  return {
    data,
    total,
    error,
    isPending,
    isFetching,
    refetch,
    page: place.page,
    perPage: place.perPage,
    sort: { field: place.sort, order: place.order },
    filterValues,
    selectedIds,
    setPage,
    setFilters: useCallback((next: ListPlace['filter']) => goTo({ filter: next, page: 1 }), [goTo]),
    setPerPage: useCallback((size: number) => goTo({ perPage: size, page: 1 }), [goTo]),
    setSort: useCallback((next: ListPlace['sort']) => goTo({ sort: next, page: 1 }), [goTo]),
    onSelect: select,
    onUnselectItems: (): void => unselect(selectedIds),
  };
};

export type ListState = ReturnType<typeof useListState>;
