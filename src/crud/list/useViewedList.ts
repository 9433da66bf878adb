import { useMemo } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { ViewSettings } from '#domain/views/savedView';
import { PAGE_SIZE, placeQuery, startPlace, type ListPlace } from '../listState/listAddress';
import type { ColumnPreferences } from '../listState/listColumns';
import type { ResourceListState } from '../listState/useResourceList';
import type { ViewedList } from './useCurrentView';

const settingsOf = (
  { filter, sort, perPage }: Omit<ListPlace, 'page'>,
  columns: ColumnPreferences | null,
): ViewSettings => ({
  filter: { ...filter },
  sort: { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' },
  columns: columns && { shown: [...columns.shown], widths: { ...columns.widths } },
  per_page: perPage,
});

const queryOf = ({ filter, sort, per_page }: ViewSettings): URLSearchParams =>
  new URLSearchParams(placeQuery({ filter, sort, page: 1, perPage: per_page }));

const isPlace = (params: URLSearchParams): boolean => params.has('filter');

/** A generated list, as its views see it. */
export const useViewedList = (
  resource: ResourceDescriptor,
  { list: { sort, perPage }, filter, preferences: { preferences, replace } }: ResourceListState,
): ViewedList =>
  useMemo(
    () => ({
      name: resource.name,
      settings: settingsOf({ filter, sort, perPage }, preferences),
      start: settingsOf(startPlace(resource, PAGE_SIZE), null),
      queryOf,
      isPlace,
      showColumns: replace,
    }),
    [resource, filter, sort, perPage, preferences, replace],
  );
