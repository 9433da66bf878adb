import { useEffect, useReducer, useRef } from 'react';
import type { MapJob } from '#domain/jobSearch/mapJob';
import type { MapRange } from '#domain/presite/schedule/mapRange';
import type { PresiteApi } from '../schedule/presiteApi';

export interface MapJobs {
  jobs: readonly MapJob[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

type Step = { kind: 'ask' } | { kind: 'loaded'; jobs: readonly MapJob[] } | { kind: 'failed' };
type State = Omit<MapJobs, 'retry'>;

const reduce = (state: State, step: Step): State => {
  if (step.kind === 'ask') return { ...state, isLoading: true, hasFailed: false };
  return step.kind === 'loaded'
    ? { jobs: step.jobs, isLoading: false, hasFailed: false }
    : { ...state, isLoading: false, hasFailed: true };
};

/**
 * The jobs of the map's days in the checked divisions; an answer that another question has overtaken is dropped.
 * @param turn asks again when it changes
 */
export const useMapJobs = (
  api: Pick<PresiteApi, 'mapJobs'>,
  { start_date, end_date }: MapRange,
  divisions: ReadonlySet<number>,
  turn: number,
): MapJobs => {
  const [state, dispatch] = useReducer(reduce, { jobs: [], isLoading: true, hasFailed: false });
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const question = useRef(0);
  const asked = [...divisions].sort((a, b) => a - b).join(',');
  useEffect(() => {
    question.current += 1;
    const mine = question.current;
    const company_divisions = asked === '' ? [] : asked.split(',').map(Number);
    if (company_divisions.length === 0 || end_date < start_date) return dispatch({ kind: 'loaded', jobs: [] });
    dispatch({ kind: 'ask' });
    api.mapJobs({ start_date, end_date }, company_divisions).then(
      (jobs) => {
        if (mine === question.current) dispatch({ kind: 'loaded', jobs });
      },
      () => {
        if (mine === question.current) dispatch({ kind: 'failed' });
      },
    );
    return undefined;
  }, [api, start_date, end_date, asked, turn, tries]);
  return { ...state, retry };
};
