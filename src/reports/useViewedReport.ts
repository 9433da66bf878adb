import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ViewSettings } from '#domain/views/savedView';
import type { ViewedList } from '../crud/list/useCurrentView';

/** Stands in the settings of a view for the order of the report itself, which has no column. */
const OWN_ORDER = 'report';
/** Parts of an address that are no filters. */
const NO_FILTERS = new Set(['view', 'sort', 'order']);

/** What an address says of a report: only what differs from its presets, so that "this month" stays this month. */
const settingsOf = (params: URLSearchParams): ViewSettings => ({
  filter: Object.fromEntries([...params].filter(([name]) => !NO_FILTERS.has(name))),
  sort: { field: params.get('sort') || OWN_ORDER, order: params.get('order') === 'desc' ? 'DESC' : 'ASC' },
  columns: null,
  per_page: 100,
});

const START = settingsOf(new URLSearchParams());

const queryOf = ({ filter, sort }: ViewSettings): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (typeof value === 'string' && !NO_FILTERS.has(name)) params.set(name, value);
  if (sort.field !== OWN_ORDER) params.set('sort', sort.field);
  // Also a view of nothing but presets has an address of its own.
  params.set('order', sort.order === 'DESC' ? 'desc' : 'asc');
  return params;
};

const isPlace = (params: URLSearchParams): boolean => [...params.keys()].some((name) => name !== 'view');

const showColumns = (): void => {};

/** A report, as its named views see it. */
export const useViewedReport = (name: string): ViewedList => {
  const [params] = useSearchParams();
  return useMemo(
    () => ({ name, settings: settingsOf(params), start: START, queryOf, isPlace, showColumns, forgets: true }),
    [name, params],
  );
};
