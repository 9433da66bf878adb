import { useState } from 'react';

const KEY = 'trowel:presite:map';

const stored = (): boolean => {
  try {
    return window.localStorage.getItem(KEY) !== 'hidden';
  } catch {
    return true;
  }
};

/** Whether the map stands beside the schedule; remembered in this browser. */
export const useMapShown = (): { isShown: boolean; toggle: () => void } => {
  const [isShown, setShown] = useState(stored);
  return {
    isShown,
    toggle: () => {
      setShown(!isShown);
      try {
        window.localStorage.setItem(KEY, isShown ? 'hidden' : 'shown');
      } catch {
        // Storage may be closed to us; then the choice lasts as long as the page.
      }
    },
  };
};
