import { useEffect, useRef } from 'react';
import { useToday } from '../clock/useToday';

const MINUTE_MS = 60_000;
/** The server's day is what counts: a browser whose clock is wrong hears of it within this time. */
const EVERY_MS = 15 * MINUTE_MS;

/**
 * Asks again when the business day turns over while the screen is open: what was today is past then, and may be locked.
 * And once more a minute later: the browser's clock may be ahead, or its network not yet awake.
 */
export const useDayTurn = (refresh: () => void): void => {
  const today = useToday();
  const known = useRef(today);
  useEffect(() => {
    if (known.current === today) return undefined;
    known.current = today;
    refresh();
    const timer = setTimeout(refresh, MINUTE_MS);
    return () => clearTimeout(timer);
  }, [today, refresh]);
  useEffect(() => {
    const timer = setInterval(refresh, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
};
