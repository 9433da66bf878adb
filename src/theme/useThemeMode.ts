import { useSyncExternalStore } from 'react';
import { themeStore } from './themeStore';
import type { ThemeMode } from './tokens';

/** Light or dark, and the way to change it. */
export const useThemeMode = (): { mode: ThemeMode; setMode: (mode: ThemeMode) => void } => ({
  mode: useSyncExternalStore(themeStore.subscribe, themeStore.get),
  setMode: themeStore.set,
});
