import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isEmpty } from '#domain/jobSearch/criteria';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { addressOfCriteria, criteriaOfAddress } from './criteriaAddress';
import { keepCriteria, keptCriteria, type FilterScreen } from './filterStore';

export interface JobFilter {
  criteria: SearchCriteria;
  change: (patch: SearchCriteria) => void;
  clear: () => void;
  /**
   * The criteria at this moment: a key that both ends a field and searches would else search for what stood there
   * before.
   */
  current: () => SearchCriteria;
  /** Writes the criteria into the address, for a link to this search, and what else a screen keeps there. */
  publish: (others?: (params: URLSearchParams) => URLSearchParams) => void;
  /** Whether the address names these criteria. */
  isPublished: () => boolean;
  /** How often the address has brought other criteria since the screen opened. */
  arrived: number;
}

/** An address that asks for nothing leads to what was kept. The map's may name a place besides, which is no search. */
const SAYS_NOTHING: Readonly<Record<FilterScreen, (params: URLSearchParams, named: SearchCriteria) => boolean>> = {
  job: ({ size }) => size === 0,
  map: (_params, named) => isEmpty(named),
};

const asTheyAre = (params: URLSearchParams): URLSearchParams => params;

/**
 * The criteria of a screen: those of the address, else those kept in this session [FLT-034].
 * @example const filter = useJobFilter('map');
 */
export const useJobFilter = (screen: FilterScreen): JobFilter => {
  const [params, setParams] = useSearchParams();
  const [criteria, setCriteria] = useState<SearchCriteria>(() => {
    const named = criteriaOfAddress(params);
    return SAYS_NOTHING[screen](params, named) ? keptCriteria(screen) : named;
  });
  const latest = useRef(criteria);
  // A link to another search, back and forward: the address decides, also one that says less.
  const address = addressOfCriteria(criteriaOfAddress(params), new URLSearchParams()).toString();
  const published = useRef(address);

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
    (others: (params: URLSearchParams) => URLSearchParams = asTheyAre) => {
      published.current = addressOfCriteria(latest.current, new URLSearchParams()).toString();
      setParams((before) => others(addressOfCriteria(latest.current, before)), { replace: true });
    },
    [setParams],
  );
  const isPublished = useCallback(
    () => published.current === addressOfCriteria(latest.current, new URLSearchParams()).toString(),
    [],
  );
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (address === published.current) return;
    published.current = address;
    set(criteriaOfAddress(new URLSearchParams(address)));
    setArrived((before) => before + 1);
  }, [address, set]);
  const clear = useCallback(() => {
    set({});
    publish();
  }, [set, publish]);

  return useMemo(
    () => ({ criteria, change, clear, current, publish, isPublished, arrived }),
    [criteria, change, clear, current, publish, isPublished, arrived],
  );
};
