import { useCallback, useEffect, useState } from 'react';
import { useWhenLate } from '../offline/connectivity/lateAnswers';

interface Loaded<Value> {
  value: Value | null;
  error: unknown;
  /** The call that answered so. */
  of: (() => Promise<Value>) | null;
}

/**
 * What a call answers, asked again on `reload`, and when the server has something newer than what is shown from the
 * device; that is no new turn, so that a form stays as it is. The call must stay the same between renders.
 */
export const useLoaded = <Value>(load: () => Promise<Value>) => {
  const [state, setState] = useState<Loaded<Value>>({ value: null, error: null, of: null });
  const [turn, setTurn] = useState(0);
  const [late, setLate] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => {
        if (isWanted) setState({ value, error: null, of: load });
      },
      (error: unknown) => {
        if (isWanted) setState({ value: null, error, of: load });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, turn, late]);
  const { value, error, of } = state;
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  useWhenLate(() => setLate((before) => before + 1));
  return { value, error, isLoading: of !== load, turn, reload };
};
