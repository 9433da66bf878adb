import { useStore } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sameSettings } from '#domain/views/sameSettings';
import type { SavedView, ViewSettings } from '#domain/views/savedView';
import { toast } from '../../toasts/toast';
import { useCrudText } from '../look/useCrudText';
import { useViews } from './useViews';

/** A list that can be seen in named views. */
export interface ViewedList {
  /** The server keeps its views under this name. */
  name: string;
  /** What it shows now, and what it starts with. */
  settings: ViewSettings;
  start: ViewSettings;
  /** The part of an address that leads to what the settings say; their columns stand in no address. */
  queryOf: (settings: ViewSettings) => URLSearchParams;
  showColumns: (columns: ViewSettings['columns']) => void;
  /** Whether an address says itself what the list shows: the view that it names was entered before. */
  isPlace: (params: URLSearchParams) => boolean;
  /** The list comes back as its address says, not as it was left: bare, it opens with the default view each time. */
  forgets?: true;
}

/**
 * Lists that have opened since the app was loaded: a list opens with its default view once, and then as it was left.
 */
const opened = new Set<string>();

/** The part of the address that names a view. */
const VIEW = 'view';

/**
 * Which view a list is in, whether it has been changed since, and the way into another one. `?view=7` leads into a
 * view.
 */
export const useCurrentView = ({ name, settings, start, queryOf, showColumns, isPlace, forgets }: ViewedList) => {
  const text = useCrudText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { views, isKnown, change } = useViews(name);
  const [currentId, setCurrentId] = useStore<number | null>(`${name}.view`, null);
  const current = views.find(({ id }) => id === currentId) ?? null;
  // A list that is left as it was writes its state into a bare address at once.
  const arrivedBare = useRef(search === '');
  const arrived = useRef(false);
  const wasIn = useRef<number | null>(null);

  const enter = useCallback(
    (view: SavedView, replace = false) => {
      showColumns(view.settings.columns);
      setCurrentId(view.id);
      const query = queryOf(view.settings);
      query.set(VIEW, String(view.id));
      void navigate(`${pathname}?${query.toString()}`, { replace });
    },
    [showColumns, setCurrentId, queryOf, navigate, pathname],
  );

  const leave = useCallback(
    (replace = false) => {
      showColumns(null);
      setCurrentId(null);
      void navigate(`${pathname}?${queryOf(start).toString()}`, { replace });
    },
    [start, showColumns, setCurrentId, queryOf, navigate, pathname],
  );

  useEffect(() => {
    if (!isKnown) return;
    const params = new URLSearchParams(search);
    const asked = Number(params.get(VIEW) ?? 0);
    const first = !opened.has(name);
    opened.add(name);
    const arrives = forgets === true && !arrived.current;
    arrived.current = true;
    if (arrives) setCurrentId(asked > 0 ? asked : null);
    if (asked > 0 && !isPlace(params)) {
      const view = views.find(({ id }) => id === asked);
      if (view) enter(view, true);
      else {
        toast.error(text('view_gone'));
        void navigate(pathname, { replace: true });
      }
      return;
    }
    const isBare = (first || arrives) && arrivedBare.current;
    const standard = isBare ? views.find(({ is_default }) => is_default) : undefined;
    const isIn = views.some(({ id }) => id === currentId);
    // One that another tab has just made is not known here yet; an address of its own stays.
    const wasHere = isBare || asked === currentId || wasIn.current === currentId;
    if (standard) enter(standard, true);
    else if (currentId !== null && !isIn && !arrives && wasHere) {
      toast.error(text('view_gone'));
      leave(true);
    }
    wasIn.current = isIn ? currentId : null;
  }, [isKnown, views, search, pathname, name, isPlace, forgets, currentId, enter, leave, setCurrentId, navigate, text]);

  return {
    views,
    current,
    change,
    enter,
    leave,
    setCurrentId,
    isModified: current !== null && !sameSettings(settings, current.settings),
    linkTo: ({ id }: SavedView): string => `${window.location.origin}${pathname}?${VIEW}=${id}`,
  };
};
