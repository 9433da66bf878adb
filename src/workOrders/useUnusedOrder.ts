import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isRecord, textOf } from '#domain/values';
import { useServer } from '../dataProvider/ServerContext';

/** What is left, until it is clear that it is not drawn again. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Takes an order back that this visit started when it is left without a word in it: one that was only looked at is not made
 * [FLD-011]. What somebody else has changed since stays.
 * @param isUsed it was saved, or holds what is not saved yet
 */
export const useUnusedOrder = (isUsed: boolean): void => {
  const server = useServer();
  const { state }: { state: unknown } = useLocation();
  const started = isRecord(state) ? textOf(state.started) : null;
  const isKept = useRef(isUsed);
  useEffect(() => {
    isKept.current = isUsed;
  }, [isUsed]);
  useEffect(() => {
    if (started === null) return undefined;
    clearTimeout(leaving.get(started));
    return () => {
      leaving.set(
        started,
        setTimeout(() => {
          leaving.delete(started);
          if (!isKept.current) server.undo(started).catch(() => undefined);
        }),
      );
    };
  }, [server, started]);
};
