import { useSyncExternalStore } from 'react';
import type { Mode } from './contract';
import { appState } from './appState';

/**
 * Online, or offline by the user's choice; kept through a reload and the same in all tabs of the user
 * [OFF-001 OFF-031].
 */
export const mode = {
  get: (): Mode => (appState.read().mode === 'offline' ? 'offline' : 'online'),
  set: (next: Mode): void => {
    if (mode.get() !== next) appState.keep({ mode: next });
  },
  subscribe: appState.subscribe,
};

export const useMode = (): Mode => useSyncExternalStore(mode.subscribe, mode.get, () => 'online');
