import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isEmpty } from '#domain/jobSearch/criteria';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { addressOfCriteria, criteriaOfAddress } from './criteriaAddress';
import { keepCriteria, keptCriteria, type FilterScreen } from './filterStore';

export interface JobFilter {
  criteria: SearchCriteria;
  change: (patch: SearchCriteria) => void;
  clear: () => void;
  /** The criteria at this moment: a key that both ends a field and searches would else search for what stood there before. */
  current: () => SearchCriteria;
  /** Writes the criteria into the address, for a link to this search. */
  publish: () => void;
}

/**
 * The criteria of a screen: those of the address, else those kept in this session [FLT-034].
 * @example const filter = useJobFilter('map');
 */
export const useJobFilter = (screen: FilterScreen): JobFilter => {
  const [params, setParams] = useSearchParams();
  const [criteria, setCriteria] = useState<SearchCriteria>(() => {
    const named = criteriaOfAddress(params);
    return isEmpty(named) ? keptCriteria(screen) : named;
  });
  const latest = useRef(criteria);

  const set = useCallback(
    (next: SearchCriteria) => {
      latest.current = next;
      setCriteria(next);
      keepCriteria(screen, next);
    },
    [screen],
  );
  const change = useCallback((patch: SearchCriteria) => set({ ...latest.current, ...patch }), [set]);
  const current = useCallback(() => latest.current, []);
  const publish = useCallback(
    () => setParams((before) => addressOfCriteria(latest.current, before), { replace: true }),
    [setParams],
  );
  const clear = useCallback(() => {
    set({});
    publish();
  }, [set, publish]);

  return useMemo(() => ({ criteria, change, clear, current, publish }), [criteria, change, clear, current, publish]);
};
