import { useCallback, useEffect, useRef, useState } from 'react';
import { isGap, type LiveEvent } from './liveEvent';
import { useDayTurn } from './useDayTurn';
import { useLive } from './useLive';
import { useOnline } from './useOnline';

const EVERY_MS = 60_000;
const RETRY_MS = 10_000;
/** Moves come in bursts: one question for all of them. */
const SETTLE_MS = 1000;

export interface WallData<Answer> {
  answer: Answer | null;
  /** When the shown answer came. */
  updatedAt: Date | null;
  /** The last question failed, or there is no network: what is shown may be old. */
  isLost: boolean;
  error: unknown;
  refresh: () => void;
}

/**
 * Data of a screen that nobody touches: asked anew every 60 s, when the day turns, after a live event that concerns it,
 * and every 10 s while the server cannot be reached; the last answer stays [BRD-011].
 * @param load must keep its identity while it asks the same
 */
export const useWallData = <Answer>(
  load: () => Promise<Answer>,
  concerns: (event: LiveEvent) => boolean,
  everyMs: number = EVERY_MS,
): WallData<Answer> => {
  const live = useLive();
  const isOnline = useOnline();
  const [shown, setShown] = useState<{ answer: Answer; at: Date } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const question = useRef(0);

  const refresh = useCallback((): void => {
    question.current += 1;
    const mine = question.current;
    load().then(
      (answer) => {
        if (mine !== question.current) return;
        setShown({ answer, at: new Date() });
        setError(null);
      },
      (reason: unknown) => {
        if (mine === question.current) setError(reason ?? new Error('the server is away'));
      },
    );
  }, [load]);

  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, everyMs);
    window.addEventListener('focus', refresh);
    window.addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
      window.removeEventListener('online', refresh);
    };
  }, [refresh, everyMs]);

  useDayTurn(refresh);

  useEffect(() => {
    if (error === null) return undefined;
    const timer = setTimeout(refresh, RETRY_MS);
    return () => clearTimeout(timer);
  }, [error, refresh]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const off = live.subscribe((event, resumed) => {
      const isNews = isGap(event, resumed) || concerns(event);
      if (isNews)
        timer ??= setTimeout(() => {
          timer = undefined;
          refresh();
        }, SETTLE_MS);
    });
    return () => {
      off();
      clearTimeout(timer);
    };
  }, [live, refresh, concerns]);

  return {
    answer: shown?.answer ?? null,
    updatedAt: shown?.at ?? null,
    isLost: error !== null || !isOnline,
    error,
    refresh,
  };
};
