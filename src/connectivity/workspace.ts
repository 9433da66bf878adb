import { useSyncExternalStore } from 'react';
import type { DeviceWork, Workspace } from './contract';

let registered: Workspace | null = null;
const listeners = new Set<() => void>();

/** What keeps the user's work on this device; null until it has said so. */
export const workspace = (): Workspace | null => registered;

/** Called once, when the workspace has been opened. */
export const registerWorkspace = (opened: Workspace): void => {
  registered = opened;
  for (const listener of listeners) listener();
};

/** Told of each change of the workspace, and when it is opened. */
export const subscribeToWork = (listener: () => void): (() => void) => {
  let stop = registered?.subscribe(listener);
  const onRegistered = (): void => {
    stop?.();
    stop = registered?.subscribe(listener);
    listener();
  };
  listeners.add(onRegistered);
  return () => {
    listeners.delete(onRegistered);
    stop?.();
  };
};

const NO_WORK: DeviceWork = { unsynced: [], abandoned: [] };

/** What waits to be sent from this device, and what was given up. */
export const useDeviceWork = (): DeviceWork =>
  useSyncExternalStore(subscribeToWork, () => registered?.work() ?? NO_WORK);
