import { useEffect, useRef } from 'react';
import { useToday } from '../clock/useToday';

/** The server's day is what counts: a browser whose clock is wrong hears of it within this time. */
const EVERY_MS = 15 * 60_000;

/** Asks again when the business day turns over while the screen is open: what was today is past then, and may be locked. */
export const useDayTurn = (refresh: () => void): void => {
  const today = useToday();
  const known = useRef(today);
  useEffect(() => {
    if (known.current === today) return;
    known.current = today;
    refresh();
  }, [today, refresh]);
  useEffect(() => {
    const timer = setInterval(refresh, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
};
