import { useCallback, useEffect, useState } from 'react';
import { useToday } from '../../../clock/useToday';
import { useWhenLate } from '../../../connectivity/lateAnswers';
import { drawnTogether } from '../../../page/drawnTogether';
import { useFormKind } from '../data/formKind';
import type { JobFormApi } from '../data/jobFormApi';
import { loadJob, type LoadedJob } from '../data/loadJob';
import { preloadOpenTab } from '../lateParts';

interface State {
  id: number | null;
  turn: number;
  loaded: LoadedJob | null;
  error: unknown;
}

/** What a form opens with, by the number of the job; null is a new one. `turn` counts the loads. */
export const useLoadedJob = (api: JobFormApi, id: number | null): State & { reload: () => void } => {
  const today = useToday();
  const { isEstimate } = useFormKind();
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State | null>(null);
  useEffect(() => {
    let isWanted = true;
    const put = (loaded: LoadedJob | null, error: unknown): void => {
      if (isWanted) setState({ id, turn, loaded, error });
    };
    drawnTogether(loadJob(api, id, today, isEstimate), preloadOpenTab).then(
      (loaded) => put(loaded, null),
      (error: unknown) => put(null, error),
    );
    return () => {
      isWanted = false;
    };
    // A form that stays open past midnight keeps what it holds.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api, id, turn]);
  const current = state && state.id === id && state.turn === turn ? state : { id, turn, loaded: null, error: null };
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  // An open form takes the late answer in by itself.
  useWhenLate(() => {
    if (!current.loaded) reload();
  });
  return { ...current, reload };
};
