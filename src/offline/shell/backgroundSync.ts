import { isRecord } from '#domain/values';
import { SYNC_TAG, WOKEN } from '../../connectivity/workerWords';

interface CanSync {
  sync: { register: (tag: string) => Promise<void> };
}
const canSync = (registration: unknown): registration is CanSync =>
  typeof registration === 'object' && registration !== null && 'sync' in registration && isRecord(registration.sync);

/** Asks the browser for a word as soon as there is a network; browsers without Background Sync give none. */
const requestSync = async (): Promise<void> => {
  const registration: unknown = await navigator.serviceWorker.getRegistration();
  if (canSync(registration)) await registration.sync.register(SYNC_TAG);
};

/**
 * Sends what waits when the network is back, also from a page in the background, whose timers sleep. A page that was
 * closed has no session to send with: there it waits for the next opening.
 * @returns how to stop
 */
export const sendInBackground = (hasWork: () => boolean, send: () => void): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden' && hasWork()) void requestSync().catch(() => undefined);
  };
  const onWord = ({ data }: MessageEvent<unknown>): void => {
    if (isRecord(data) && data.kind === WOKEN) send();
  };
  document.addEventListener('visibilitychange', onHidden);
  serviceWorker.addEventListener('message', onWord);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    serviceWorker.removeEventListener('message', onWord);
  };
};
