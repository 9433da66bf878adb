import { useStore } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { sameSettings, type SavedView, type ViewSettings } from '#domain/views/savedView';
import { toast } from '../../toasts/toast';
import { startPlace } from '../listState/listAddress';
import type { ResourceListState } from '../listState/useResourceList';
import { useCrudText } from '../look/useCrudText';
import { useViews } from './useViews';

/** Lists that have opened since the app was loaded: a list opens with its default view once, and then as it was left. */
const opened = new Set<string>();

/** The part of the address that names a view. */
const VIEW = 'view';

const settingsOf = ({ list, filter, preferences: { preferences } }: ResourceListState): ViewSettings => ({
  filter: { ...filter },
  sort: { field: list.sort.field, order: list.sort.order === 'DESC' ? 'DESC' : 'ASC' },
  columns: preferences && { shown: [...preferences.shown], widths: { ...preferences.widths } },
  per_page: list.perPage,
});

const searchOf = ({ filter, sort, per_page }: ViewSettings, id: number | null): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(per_page),
    ...(id === null ? {} : { [VIEW]: String(id) }),
  }).toString();

/** Which view a list is in, whether it has been changed since, and the way into another one. `?view=7` leads into a view. */
export const useCurrentView = (resource: ResourceDescriptor, state: ResourceListState) => {
  const text = useCrudText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { views, isKnown, change } = useViews(resource);
  const [currentId, setCurrentId] = useStore<number | null>(`${resource.name}.view`, null);
  const current = views.find(({ id }) => id === currentId) ?? null;
  const settings = useMemo(() => settingsOf(state), [state]);
  const replaceColumns = state.preferences.replace;
  // A list that is left as it was writes its state into a bare address at once.
  const arrivedBare = useRef(search === '');

  const enter = useCallback(
    (view: SavedView, replace = false) => {
      replaceColumns(view.settings.columns);
      setCurrentId(view.id);
      void navigate(`${pathname}?${searchOf(view.settings, view.id)}`, { replace });
    },
    [replaceColumns, setCurrentId, navigate, pathname],
  );

  const leave = useCallback(() => {
    const { filter, sort, perPage } = startPlace(resource, 25);
    replaceColumns(null);
    setCurrentId(null);
    void navigate(
      `${pathname}?${searchOf({ filter: { ...filter }, sort: { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' }, columns: null, per_page: perPage }, null)}`,
    );
  }, [resource, replaceColumns, setCurrentId, navigate, pathname]);

  useEffect(() => {
    if (!isKnown) return;
    const params = new URLSearchParams(search);
    const asked = Number(params.get(VIEW) ?? 0);
    const first = !opened.has(resource.name);
    opened.add(resource.name);
    if (asked > 0 && !params.has('filter')) {
      const view = views.find(({ id }) => id === asked);
      if (view) enter(view, true);
      else {
        toast.error(text('view_gone'));
        void navigate(pathname, { replace: true });
      }
    } else if (first && arrivedBare.current) {
      const standard = views.find(({ is_default }) => is_default);
      if (standard) enter(standard, true);
    }
  }, [isKnown, views, search, pathname, resource.name, enter, navigate, text]);

  return {
    views,
    current,
    settings,
    change,
    enter,
    leave,
    setCurrentId,
    isModified: current !== null && !sameSettings(settings, current.settings),
    linkTo: ({ id }: SavedView): string => `${window.location.origin}${pathname}?${VIEW}=${id}`,
  };
};
