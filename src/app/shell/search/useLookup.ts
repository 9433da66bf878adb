import { useEffect, useRef, useState } from 'react';
import { lookUpLater, type Look, type Lookup } from './lookUpLater';

/** Looks a typed text up 500 ms after the last keystroke; an answer to an older text is thrown away. */
export const useLookup = <Answer>(text: string, look: Look<Answer>): Lookup<Answer> => {
  const [found, setFound] = useState<{ text: string; lookup: Lookup<Answer> }>({ text: '', lookup: { state: 'idle' } });
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(
    () =>
      lookUpLater(
        text,
        (typed, signal) => latest.current(typed, signal),
        (lookup) => setFound({ text, lookup }),
      ),
    [text],
  );

  if (text.trim() === '') return { state: 'idle' };
  return found.text === text ? found.lookup : { state: 'waiting' };
};
