import { useCallback, useEffect, useState } from 'react';

/** What a call answers, asked again on `reload`. The call must stay the same between renders. */
export const useLoaded = <Value>(load: () => Promise<Value>) => {
  const [state, setState] = useState<{ value: Value | null; error: unknown }>({ value: null, error: null });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => {
        if (isWanted) setState({ value, error: null });
      },
      (error: unknown) => {
        if (isWanted) setState({ value: null, error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, turn]);
  return { ...state, turn, reload: useCallback(() => setTurn((before) => before + 1), []) };
};
