import { useEffect, useReducer, useRef } from 'react';
import type { CivilDate } from '#domain/civilDate';
import type { BoardApi, LoadedBoard } from '../data/boardApi';

export interface BoardData {
  /** What was answered last; of another week while the asked one is on its way. */
  loaded: LoadedBoard | null;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

type Step = { kind: 'ask' } | { kind: 'loaded'; loaded: LoadedBoard } | { kind: 'failed'; error: unknown };
type State = Omit<BoardData, 'retry'>;

const reduce = (state: State, step: Step): State => {
  switch (step.kind) {
    case 'ask': return { ...state, isLoading: true, error: null };
    case 'loaded': return { loaded: step.loaded, isLoading: false, error: null };
    case 'failed': return { ...state, isLoading: false, error: step.error };
  }
};

/** Loads the board of a date; an answer that has been overtaken by another question is dropped. */
export const useBoardData = (api: BoardApi, date: CivilDate | null): BoardData => {
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
