import { useEffect } from 'react';
import { useSelected } from '../store/useValue';
import { createValueStore } from '../store/valueStore';

const untaken = createValueStore(0);

/** An input says that it holds typed text which its form does not have yet: a date is taken when its field is left. */
export const useUntakenText = (isUntaken: boolean): void => {
  useEffect(() => {
    if (!isUntaken) return undefined;
    untaken.set(untaken.get() + 1);
    return () => untaken.set(untaken.get() - 1);
  }, [isUntaken]);
};

/** Whether such text stands in a field: its form is unsaved from the first key [KEY-001]. */
export const useHasUntakenText = (): boolean => useSelected(untaken, (count) => count > 0);
