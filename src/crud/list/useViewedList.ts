import { useMemo } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { ViewSettings } from '#domain/views/savedView';
import { LAYOUT_PARAM, layoutText, type ListLayout } from '../layout/listLayout';
import { PAGE_SIZE, placeQuery, startPlace, type ListPlace } from '../listState/listAddress';
import type { ColumnPreferences } from '../listState/listColumns';
import type { ResourceListState } from '../listState/useResourceList';
import type { ViewedList } from './useCurrentView';

const settingsOf = (
  { filter, sort, perPage }: Omit<ListPlace, 'page'>,
  columns: ColumnPreferences | null,
  layout: ListLayout | null,
): ViewSettings => ({
  filter: { ...filter },
  sort: { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' },
  columns: columns && { shown: [...columns.shown], widths: { ...columns.widths } },
  per_page: perPage,
  ...(layout && { layout: layoutText(layout) }),
});

const queryOf = ({ filter, sort, per_page, layout }: ViewSettings): URLSearchParams => {
  const params = new URLSearchParams(placeQuery({ filter, sort, page: 1, perPage: per_page }));
  if (layout !== undefined) params.set(LAYOUT_PARAM, layout);
  return params;
};

const isPlace = (params: URLSearchParams): boolean => params.has('filter');

/** A generated list, as its views see it. */
export const useViewedList = (
  resource: ResourceDescriptor,
  { list: { sort, perPage }, filter, preferences: { preferences, replace } }: ResourceListState,
  layout: ListLayout | null,
): ViewedList =>
  useMemo(
    () => ({
      name: resource.name,
      settings: settingsOf({ filter, sort, perPage }, preferences, layout),
      start: settingsOf(startPlace(resource, PAGE_SIZE), null, null),
      queryOf,
      isPlace,
      showColumns: replace,
    }),
    [resource, filter, sort, perPage, preferences, replace, layout],
  );
