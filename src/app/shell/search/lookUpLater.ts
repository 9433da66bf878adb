import { QUICK_SEARCH_DELAY } from '#domain/inputs/quickSearchHint';

export type Lookup<Answer> =
  | { state: 'idle' }
  | { state: 'waiting' }
  | { state: 'done'; answer: Answer }
  | { state: 'failed' };

/** Looks something up by a text; null when there is nothing to look up for it. */
export type Look<Answer> = (text: string, signal: AbortSignal) => Promise<Answer> | null;

/**
 * Looks a text up 500 ms from now and tells the outcome [JS-018]. The function answered calls it off: before that
 * nothing is asked, and an answer that is on its way is thrown away.
 */
export const lookUpLater = <Answer>(
  text: string,
  look: Look<Answer>,
  onLookup: (lookup: Lookup<Answer>) => void,
): (() => void) => {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    const asked = look(text, abort.signal);
    if (!asked) return onLookup({ state: 'idle' });
    asked.then(
      (answer) => {
        if (!abort.signal.aborted) onLookup({ state: 'done', answer });
      },
      () => {
        if (!abort.signal.aborted) onLookup({ state: 'failed' });
      },
    );
  }, QUICK_SEARCH_DELAY);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
};
