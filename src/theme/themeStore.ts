import { applyTokens } from './applyTokens';
import { MORE_CONTRAST, type ThemeMode } from './tokens';

const KEY = 'trowel:theme';
const listeners = new Set<() => void>();

const system = typeof window === 'undefined' ? null : window.matchMedia('(prefers-color-scheme: dark)');

const clearer = typeof window === 'undefined' ? null : window.matchMedia(MORE_CONTRAST);

const storedMode = (): ThemeMode | null => {
  const stored = window.localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
};
const systemMode = (): ThemeMode => (system?.matches ? 'dark' : 'light');

let mode: ThemeMode = system === null ? 'light' : (storedMode() ?? systemMode());

const show = (next: ThemeMode): void => {
  mode = next;
  applyTokens(next);
  for (const listener of listeners) listener();
};

// Many systems turn dark in the evening: who has chosen nothing here goes with them.
system?.addEventListener('change', () => {
  if (storedMode() === null) show(systemMode());
});

clearer?.addEventListener('change', () => show(mode));

/** Light or dark: what was chosen in this browser, kept over reloads, else what the system asks for. */
export const themeStore = {
  get: (): ThemeMode => mode,
  set: (next: ThemeMode): void => {
    window.localStorage.setItem(KEY, next);
    show(next);
  },
  toggle: (): void => themeStore.set(mode === 'dark' ? 'light' : 'dark'),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
