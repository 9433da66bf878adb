import { useEffect, useRef, useState } from 'react';
import { QUICK_SEARCH_DELAY } from '#domain/inputs/quickSearch';

export type Lookup<Answer> = { state: 'idle' } | { state: 'waiting' } | { state: 'done'; answer: Answer } | { state: 'failed' };

/**
 * Looks a typed text up 500 ms after the last keystroke; an answer to an older text is thrown away.
 * `look` answers null for a text that there is nothing to look up for.
 */
export const useLookup = <Answer>(text: string, look: (text: string, signal: AbortSignal) => Promise<Answer> | null): Lookup<Answer> => {
  const [found, setFound] = useState<{ text: string; lookup: Lookup<Answer> }>({ text: '', lookup: { state: 'idle' } });
  const latest = useRef(look);
  useEffect(() => { latest.current = look; });

  useEffect(() => {
    const abort = new AbortController();
    const timer = window.setTimeout(() => {
      const asked = latest.current(text, abort.signal);
      if (!asked) return setFound({ text, lookup: { state: 'idle' } });
      asked.then(
        (answer) => { if (!abort.signal.aborted) setFound({ text, lookup: { state: 'done', answer } }); },
        () => { if (!abort.signal.aborted) setFound({ text, lookup: { state: 'failed' } }); },
      );
    }, QUICK_SEARCH_DELAY);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [text]);

  if (text.trim() === '') return { state: 'idle' };
  return found.text === text ? found.lookup : { state: 'waiting' };
};
