import { useCallback, useEffect, useState } from 'react';

interface Loaded<Value> {
  value: Value | null;
  error: unknown;
  /** The call that answered so. */
  of: (() => Promise<Value>) | null;
}

/** What a call answers, asked again on `reload`. The call must stay the same between renders. */
export const useLoaded = <Value>(load: () => Promise<Value>) => {
  const [state, setState] = useState<Loaded<Value>>({ value: null, error: null, of: null });
  const [turn, setTurn] = useState(0);
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
  }, [load, turn]);
  const { value, error, of } = state;
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { value, error, isLoading: of !== load, turn, reload };
};
