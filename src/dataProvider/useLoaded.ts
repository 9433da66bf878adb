import { useCallback, useEffect, useState } from 'react';
import { takesPlaceOf } from './takesPlaceOf';
import { useWhenLate } from '../connectivity/lateAnswers';

interface Loaded<Value> {
  value: Value | null;
  error: unknown;
  /** The call that answered so, and its turn. */
  of: (() => Promise<Value>) | null;
  turn: number;
}

/**
 * What a call answers, asked again on `reload`, and when the server has something newer than what is shown from the
 * device; that is no new turn, so that a form stays as it is, also when the late answer is none [KEY-018]. The call must
 * stay the same between renders.
 */
export const useLoaded = <Value>(load: () => Promise<Value>) => {
  const [state, setState] = useState<Loaded<Value>>({ value: null, error: null, of: null, turn: 0 });
  const [turn, setTurn] = useState(0);
  const [late, setLate] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => {
        if (isWanted) setState({ value, error: null, of: load, turn });
      },
      (error: unknown) => {
        if (!isWanted) return;
        setState((before) =>
          before.of === load && before.turn === turn && !takesPlaceOf(before.value, error)
            ? before
            : { value: null, error, of: load, turn },
        );
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
