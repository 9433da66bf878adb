import { useEffect, useReducer, useRef } from 'react';
import type { CivilDate } from '#domain/civilDate';
import type { LoadedDay, PresiteApi } from '../data/presiteApi';

export interface DayData {
  /** What was answered last; of another day while the asked one is on its way. */
  loaded: LoadedDay | null;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

type Step = { kind: 'ask' } | { kind: 'loaded'; loaded: LoadedDay } | { kind: 'failed'; error: unknown };
type State = Omit<DayData, 'retry'>;

const reduce = (state: State, step: Step): State => {
  if (step.kind === 'ask') return { ...state, isLoading: true, error: null };
  return step.kind === 'loaded' ? { loaded: step.loaded, isLoading: false, error: null } : { ...state, isLoading: false, error: step.error };
};

/** Loads the schedule of a day; an answer that another question has overtaken is dropped. */
export const useDay = (api: PresiteApi, date: CivilDate | null): DayData => {
  const [state, dispatch] = useReducer(reduce, { loaded: null, isLoading: true, error: null });
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const question = useRef(0);
  useEffect(() => {
    question.current += 1;
    const mine = question.current;
    dispatch({ kind: 'ask' });
    api.load(date).then(
      (loaded) => { if (mine === question.current) dispatch({ kind: 'loaded', loaded }); },
      (error: unknown) => { if (mine === question.current) dispatch({ kind: 'failed', error }); },
    );
  }, [api, date, tries]);
  return { ...state, retry };
};
