import { useEffect, useMemo, type ReactNode } from 'react';
import { LiveContext } from './LiveContext';
import { createLiveStream } from './liveStream';

interface Props {
  userId: number;
  getIdToken: () => Promise<string | null>;
  children: ReactNode;
}

/** Keeps the live stream of the signed-in user open for all below. `getIdToken` must keep its identity. */
export const LiveProvider = ({ userId, getIdToken, children }: Props) => {
  const stream = useMemo(() => createLiveStream({ userId, getIdToken }), [userId, getIdToken]);
  useEffect(() => stream.start(), [stream]);
  return <LiveContext value={stream}>{children}</LiveContext>;
};
