import { useState, type KeyboardEvent } from 'react';

interface ListKeys {
  /** The entry that the keys are on. */
  active: number;
  setActive: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const PAGE = 10;

/** Arrow keys, Page up and down, Home and End move through a list; Enter and space choose. */
export const useListKeys = (
  count: number,
  onChoose: (index: number) => void,
  onMove: (index: number) => void,
): ListKeys => {
  const [kept, setKept] = useState(0);
  const active = Math.max(0, Math.min(kept, count - 1));
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: count - 1,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = steps[event.key];
    if (next !== undefined && count > 0) {
      event.preventDefault();
      const index = Math.max(0, Math.min(next, count - 1));
      setKept(index);
      onMove(index);
    } else if ((event.key === 'Enter' || event.key === ' ') && count > 0) {
      event.preventDefault();
      onChoose(active);
    }
  };
  return { active, setActive: setKept, onKeyDown };
};
