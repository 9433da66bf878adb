import { useEffect, useMemo, type ReactNode } from 'react';
import { useMode } from '../offline/connectivity/mode';
import { AFTER_SCREEN_MS, onIdle } from '../clock/onIdle';
import { LiveContext } from './LiveContext';
import { createLiveStream, SILENT } from './liveStream';

interface Props {
  userId: number;
  getIdToken: () => Promise<string | null>;
  /** Nothing is followed: the tabs of a browser share their stream, and this one is not as the others. */
  isSilent?: boolean;
  children: ReactNode;
}

/** Keeps the live stream of the signed-in user open for all below. `getIdToken` must keep its identity. */
export const LiveProvider = ({ userId, getIdToken, isSilent = false, children }: Props) => {
  const stream = useMemo(() => createLiveStream({ userId, getIdToken }), [userId, getIdToken]);
  const runs = useMode() === 'online' && !isSilent;
  useEffect(() => {
    if (!runs) return undefined;
    let stop: (() => void) | undefined;
    const forget = onIdle(() => {
      stop = stream.start();
    }, AFTER_SCREEN_MS);
    return () => {
      forget();
      stop?.();
    };
  }, [stream, runs]);
  return <LiveContext value={isSilent ? SILENT : stream}>{children}</LiveContext>;
};
