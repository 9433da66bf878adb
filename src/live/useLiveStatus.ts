import { use, useSyncExternalStore } from 'react';
import { LiveContext } from './LiveContext';
import type { LiveStatus } from './liveEvent';

/** Whether events of others can arrive. */
export const useLiveStatus = (): LiveStatus => {
  const live = use(LiveContext);
  return useSyncExternalStore(live.onStatus, live.status);
};
