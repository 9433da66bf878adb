import { AFTER_SCREEN_MS } from '../clock/onIdle';
import { onQuiet } from '../clock/onQuiet';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What is asked for when the first screen stands and then again and again. A failure keeps what is known and says
 * nothing; an answer that came after a later one is passed over.
 * @param read stays the same from drawing to drawing; null asks nobody
 */
export const usePolled = <Data>(read: (() => Promise<Data>) | null, everyMs: number) => {
  const [data, setData] = useState<Data | null>(null);
  const asked = useRef(0);
  const taken = useRef(0);
  const poll = useCallback((): void => {
    if (!read) return;
    asked.current += 1;
    const mine = asked.current;
    read().then(
      (answer) => {
        if (mine < taken.current) return;
        taken.current = mine;
        setData(answer);
      },
      () => undefined,
    );
  }, [read]);
  useEffect(() => {
    const forget = onQuiet(poll, AFTER_SCREEN_MS);
    const timer = setInterval(poll, everyMs);
    return () => {
      forget();
      clearInterval(timer);
    };
  }, [poll, everyMs]);
  return { data, poll };
};
