import { useSyncExternalStore } from 'react';
import { mayAsk } from '../connectivity/gate';
import { mode } from '../connectivity/mode';

const subscribe = (listener: () => void): (() => void) => {
  const stop = mode.subscribe(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether something can be sent now. */
export const isOnline = (): boolean => navigator.onLine && mayAsk();

/** False while the user works offline, or the browser says that it has no network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
