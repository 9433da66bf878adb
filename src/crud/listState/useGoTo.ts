import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withPlace, type ListPlace } from './listAddress';

/**
 * Leads a list to another place of its own. Unlike react-admin's setters it keeps what else the address says: the tab
 * that the list stands in, the record beside it. Changes of one moment add up.
 */
export const useGoTo = (place: ListPlace): ((change: Partial<ListPlace>) => void) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ place, search });
  useEffect(() => {
    latest.current = { place, search };
  });
  return useCallback(
    (change) => {
      const { current } = latest;
      current.place = { ...current.place, ...change };
      void navigate({ search: withPlace(current.search, current.place) });
    },
    [navigate],
  );
};
