import { useCallback, useReducer, useRef } from 'react';
import { cleanCriteria } from '#domain/jobSearch/criteria';
import type { MapJob } from '#domain/jobSearch/mapJob';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { useLanguage } from '../../i18n/useLanguage';
import type { MapApi } from '../data/mapApi';
import { saidBy } from '../../dataProvider/errorText';

/** What was found last, and by which criteria. A new object with each search. */
interface MapResults {
  jobs: readonly MapJob[];
  criteria: SearchCriteria;
}

interface State {
  results: MapResults | null;
  isSearching: boolean;
  /** The words of the error, empty when it has none for a user; null without one. */
  error: string | null;
}
type Step =
  | { kind: 'ask' }
  | { kind: 'found'; results: MapResults }
  | { kind: 'failed'; error: string }
  | { kind: 'emptied' };

const NOTHING: State = { results: null, isSearching: false, error: null };

const reduce = (state: State, step: Step): State => {
  switch (step.kind) {
    case 'ask':
      return { ...state, isSearching: true, error: null };
    case 'found':
      return { results: step.results, isSearching: false, error: null };
    case 'failed':
      return { results: null, isSearching: false, error: step.error };
    case 'emptied':
      return NOTHING;
  }
};

export interface MapSearch extends State {
  search: (criteria: SearchCriteria) => void;
  /** Empties the results; an answer on its way is dropped [FLT-015 FLT-030]. */
  empty: () => void;
}

/** The searches of the map; an answer that was overtaken by another search is dropped. */
export const useMapSearch = (api: MapApi): MapSearch => {
  const { language } = useLanguage();
  const [state, dispatch] = useReducer(reduce, NOTHING);
  const question = useRef(0);
  const search = useCallback(
    (given: SearchCriteria) => {
      question.current += 1;
      const mine = question.current;
      const criteria = cleanCriteria(given);
      dispatch({ kind: 'ask' });
      api.search(criteria).then(
        (jobs) => {
          if (mine === question.current) dispatch({ kind: 'found', results: { jobs, criteria } });
        },
        (error: unknown) => {
          if (mine === question.current) dispatch({ kind: 'failed', error: saidBy(error, language) });
        },
      );
    },
    [api, language],
  );
  const empty = useCallback(() => {
    question.current += 1;
    dispatch({ kind: 'emptied' });
  }, []);
  return { ...state, search, empty };
};
