import { useCallback, useEffect, useRef } from 'react';
import { setLeaving } from './setLeaving';
import type { RecordId } from './row';

/** Deletes records, and answers null or throws where they stay. */
export type Leave = <Answer>(ids: readonly RecordId[], remove: () => Promise<Answer>) => Promise<Answer>;

/**
 * Has nobody ask for records from the moment that their deletion is sent until their screen has closed: the server tells
 * of it before it answers.
 * @param onGone called once the screen of what is gone has closed
 */
export const useLeave = (resources: readonly string[], onGone?: () => void): Leave => {
  /** How what is gone ends; null once the screen has closed. */
  const open = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const ends: (() => void)[] = [];
    open.current = ends;
    return () => {
      open.current = null;
      for (const end of ends) end();
    };
  }, []);
  return useCallback(
    async (ids, remove) => {
      const stay = (): void => setLeaving(resources, ids, false);
      setLeaving(resources, ids, true);
      const end = (): void => {
        onGone?.();
        stay();
      };
      const answer = await remove().catch((error: unknown) => {
        stay();
        throw error;
      });
      if (answer === null) stay();
      else if (open.current) open.current.push(end);
      else end();
      return answer;
    },
    [resources, onGone],
  );
};
