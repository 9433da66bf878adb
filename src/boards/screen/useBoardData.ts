import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { useHeard } from '../../live/useHeard';
import type { BoardApi, LoadedBoard } from '../store/boardApi';

export interface BoardData {
  /** What was answered last; of another week while the asked one is on its way. */
  loaded: LoadedBoard | null;
  isLoading: boolean;
  /** It is as the device kept it, or others did something while the answer was on its way. */
  isBehind: boolean;
  error: unknown;
  retry: () => void;
  /** The board was asked for anew elsewhere: these days are what is shown now. */
  took: (loaded: LoadedBoard) => void;
}

/** `kept`: another day of the shown week, for which nothing is asked. */
type Step =
  | { kind: 'ask' | 'kept' }
  | { kind: 'loaded'; loaded: LoadedBoard; isBehind: boolean }
  | { kind: 'failed'; error: unknown };
type State = Omit<BoardData, 'retry' | 'took'>;

const reduce = (state: State, step: Step): State => {
  if (step.kind === 'loaded') return { loaded: step.loaded, isLoading: false, isBehind: step.isBehind, error: null };
  if (step.kind === 'failed') return { ...state, isLoading: false, error: step.error };
  return { ...state, isLoading: step.kind === 'ask', error: null };
};

/** So long the device is waited for, which answers in some milliseconds when it is well. */
const DEVICE_MS = 200;

/** What the device keeps; nothing when it does not say so soon. */
const soon = async <Value>(kept: Promise<Value | null> | undefined): Promise<Value | null> =>
  kept === undefined
    ? null
    : Promise.race([
        kept.catch(() => null),
        new Promise<null>((resolve) => {
          setTimeout(() => resolve(null), DEVICE_MS);
        }),
      ]);

/** Loads the board of a date; an answer that has been overtaken by another question is dropped. */
export const useBoardData = (api: BoardApi, date: CivilDate | null): BoardData => {
  const [state, dispatch] = useReducer(reduce, { loaded: null, isLoading: true, isBehind: false, error: null });
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const question = useRef(0);
  const heard = useHeard();
  const shown = useRef<LoadedBoard | null>(null);
  useEffect(() => {
    question.current += 1;
    const mine = question.current;
    const answer = shown.current?.answer;
    if (answer?.days.includes(date ?? answer.today)) return dispatch({ kind: 'kept' });
    const before = heard();
    const take = (loaded: LoadedBoard, isBehind: boolean): void => {
      if (mine !== question.current) return;
      shown.current = loaded;
      dispatch({ kind: 'loaded', loaded, isBehind });
    };
    const load = async (): Promise<void> => {
      try {
        const kept = await soon(api.kept?.(date));
        if (kept) take(kept, true);
        else if (mine === question.current) take(await api.load(date), heard() !== before);
      } catch (error) {
        if (mine === question.current) dispatch({ kind: 'failed', error });
      }
    };
    dispatch({ kind: 'ask' });
    void load();
  }, [api, date, tries, heard]);
  const took = useCallback((loaded: LoadedBoard): void => {
    shown.current = loaded;
  }, []);
  return { ...state, retry, took };
};
