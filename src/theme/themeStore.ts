import { applyTokens } from './applyTokens';
import type { ThemeMode } from './tokens';

const KEY = 'trowel:theme';
const listeners = new Set<() => void>();

/** The mode kept in this browser, else what the system asks for. */
const initialMode = (): ThemeMode => {
  if (typeof window === 'undefined') return 'light';
  const stored = window.localStorage.getItem(KEY);
  if (stored === 'light' || stored === 'dark') return stored;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

let mode: ThemeMode = initialMode();

/** Light or dark: one value a browser, kept over reloads. */
export const themeStore = {
  get: (): ThemeMode => mode,
  set: (next: ThemeMode): void => {
    mode = next;
    window.localStorage.setItem(KEY, next);
    applyTokens(next);
    for (const listener of listeners) listener();
  },
  toggle: (): void => themeStore.set(mode === 'dark' ? 'light' : 'dark'),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
