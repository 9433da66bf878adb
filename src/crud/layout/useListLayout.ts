import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { withPlace } from '../listState/listAddress';
import type { ResourceListState } from '../listState/useResourceList';
import { LAYOUT_PARAM, layoutText, readLayout, type ListLayout } from './listLayout';

/** How a list is laid out, which stands in its address, and the way to another layout; null is the usual rows [ADM-018]. */
export const useListLayout = (
  resource: ResourceDescriptor,
  { filter, list: { sort, page, perPage } }: Pick<ResourceListState, 'filter' | 'list'>,
): { layout: ListLayout | null; setLayout: (layout: ListLayout | null) => void } => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const layout = useMemo(() => readLayout(resource, new URLSearchParams(search).get(LAYOUT_PARAM)), [resource, search]);
  const setLayout = useCallback(
    (next: ListLayout | null) => {
      // The address says what the list shows, too: bare of it, it would stand as it starts.
      const params = new URLSearchParams(withPlace(search, { filter, sort, page, perPage }));
      if (next) params.set(LAYOUT_PARAM, layoutText(next));
      else params.delete(LAYOUT_PARAM);
      void navigate({ search: params.toString() });
    },
    [search, navigate, filter, sort, page, perPage],
  );
  return { layout, setLayout };
};
