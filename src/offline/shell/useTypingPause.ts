import { useEffect, useState } from 'react';

/** Whoever pressed no key for so many milliseconds has stopped typing. */
const PAUSE_MS = 1500;

let lastKey = -PAUSE_MS;
addEventListener('keydown', ({ timeStamp }) => (lastKey = timeStamp), true);

/**
 * What opens by itself waits until nobody types: keys that were meant for a field would press its buttons, and what
 * they were to write would be lost [KEY-014].
 * @param isWanted it is to open; once it is open it stays until this is false
 * @returns whether it may be open
 */
export const useTypingPause = (isWanted: boolean): boolean => {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const left = lastKey + PAUSE_MS - performance.now();
      setIsPaused(isWanted && left <= 0);
      if (isWanted && left > 0) timer = setTimeout(look, left);
    };
    let timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isWanted && isPaused;
};
