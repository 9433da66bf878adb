import { useEffect, useReducer, useRef } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { useHeard } from '../../live/useHeard';
import type { LoadedDay, PresiteApi, Span } from '../schedule/presiteApi';

export interface DayData {
  /** What was answered last; of another day while the asked one is on its way. */
  loaded: LoadedDay | null;
  isLoading: boolean;
  /** Others did something while the answer was on its way. */
  isBehind: boolean;
  error: unknown;
  retry: () => void;
}

type Step =
  | { kind: 'ask' }
  | { kind: 'loaded'; loaded: LoadedDay; isBehind: boolean }
  | { kind: 'failed'; error: unknown };
type State = Omit<DayData, 'retry'>;

const reduce = (state: State, step: Step): State => {
  if (step.kind === 'ask') return { ...state, isLoading: true, error: null };
  return step.kind === 'loaded'
    ? { loaded: step.loaded, isLoading: false, isBehind: step.isBehind, error: null }
    : { ...state, isLoading: false, error: step.error };
};

/** Loads the schedule of a day or of its week; an answer that another question has overtaken is dropped. */
export const useDay = (api: PresiteApi, date: CivilDate | null, span: Span): DayData => {
  const [state, dispatch] = useReducer(reduce, { loaded: null, isLoading: true, isBehind: false, error: null });
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const question = useRef(0);
  const heard = useHeard();
  useEffect(() => {
    question.current += 1;
    const mine = question.current;
    const before = heard();
    dispatch({ kind: 'ask' });
    api.load(date, span).then(
      (loaded) => {
        if (mine === question.current) dispatch({ kind: 'loaded', loaded, isBehind: heard() !== before });
      },
      (error: unknown) => {
        if (mine === question.current) dispatch({ kind: 'failed', error });
      },
    );
  }, [api, date, span, tries, heard]);
  return { ...state, retry };
};
