import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { useProfile } from '../../../auth/useProfile';
import type { ListPlace } from '../ResultsProps';
import { keepSearch, keptSearch, type KeptSearch } from './keptSearch';
import type { Found } from './searchState';

/** The list that was left by these criteria, if it is still fresh; read once. */
export const useKeptSearch = (criteria: SearchCriteria): KeptSearch | null => {
  const user = useProfile()?.id ?? null;
  const [kept] = useState(() => keptSearch(user, criteria, Date.now()));
  return kept;
};

/** Notes where the list is and which job is opened, and keeps both when the screen is left, for the way back. */
export const useSearchPlace = (
  kept: KeptSearch | null,
  found: Found | null,
): { place: ListPlace; onPlace: (place: Partial<ListPlace>) => void; onOpen: (row: JobSearchRow) => void } => {
  const user = useProfile()?.id ?? null;
  const place = useRef<ListPlace>({ scrolled: kept?.scrolled ?? 0, active: kept?.active ?? 0 });
  const opened = useRef<number | null>(null);
  const latest = useRef(found);
  useEffect(() => {
    // Another list begins at its top.
    if (latest.current !== null && latest.current.question !== found?.question)
      place.current = { scrolled: 0, active: 0 };
    latest.current = found;
  }, [found]);
  useEffect(
    () => () => {
      if (latest.current)
        keepSearch({ user, found: latest.current, ...place.current, opened: opened.current, at: Date.now() });
    },
    [user],
  );
  const [first] = useState<ListPlace>({ scrolled: kept?.scrolled ?? 0, active: kept?.active ?? 0 });
  const onPlace = useCallback((change: Partial<ListPlace>) => {
    place.current = { ...place.current, ...change };
  }, []);
  const onOpen = useCallback((row: JobSearchRow) => {
    opened.current = row.job_id;
  }, []);
  return { place: first, onPlace, onOpen };
};
