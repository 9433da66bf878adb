import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useMode } from '../connectivity/mode';
import { AFTER_SCREEN_MS, onIdle } from '../clock/onIdle';
import { LiveContext } from './LiveContext';
import { createLiveStream, SILENT } from './liveStream';

interface Props {
  userId: number;
  getIdToken: () => Promise<string | null>;
  /** Where the page stood before it asked for anything. */
  cursor?: string | undefined;
  /** Nothing is followed: the tabs of a browser share their stream, and this one is not as the others. */
  isSilent?: boolean;
  children: ReactNode;
}

/** Keeps the live stream of the signed-in user open for all below. `getIdToken` must keep its identity. */
export const LiveProvider = ({ userId, getIdToken, cursor, isSilent = false, children }: Props) => {
  const [from] = useState(cursor);
  const stream = useMemo(() => createLiveStream({ userId, getIdToken, from }), [userId, getIdToken, from]);
  const runs = useMode() === 'online' && !isSilent;
  useEffect(() => {
    if (!runs) return undefined;
    return stream.start((act) => onIdle(act, AFTER_SCREEN_MS));
  }, [stream, runs]);
  return <LiveContext value={isSilent ? SILENT : stream}>{children}</LiveContext>;
};
