import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatInstant } from '#domain/fields/formatInstant';

const now = (): string => formatInstant(new Date().toISOString());

/**
 * When the page is printed, MM/DD/YYYY hh:mm A by the clock of the business: the moment in which the browser begins its
 * paper, whether by a button of ours or by Ctrl+P.
 */
export const usePrintedAt = (): string => {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const stamp = (): void => flushSync(() => setAt(now()));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return at;
};
