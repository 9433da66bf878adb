import { useEffect, useRef } from 'react';
import { isRecord } from '#domain/values';

/** Marks the entry of the history that stands for what is open. */
const MARK = 'trowel_open';

const isOurs = (): boolean => isRecord(window.history.state) && MARK in window.history.state;

/**
 * The browser's back button closes what is open over the page, and stays on the page: on a telephone it is the nearest
 * button.
 */
export const useBackCloses = (onClose: () => void): void => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    // The router's own state stays in the entry: to the router both are the same place.
    const state: unknown = window.history.state;
    if (!isOurs()) window.history.pushState({ ...(isRecord(state) && state), [MARK]: true }, '');
    const back = (): void => {
      if (!isOurs()) latest.current();
    };
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      // Closed by a button: its entry goes too, unless another page has been opened from here.
      leaving.current = setTimeout(() => {
        if (isOurs()) window.history.back();
      });
    };
  }, []);
};
