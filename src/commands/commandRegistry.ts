import type { LocalText } from '#domain/access/localText';

/** A shortcut that works now, as the list of shortcuts shows it. */
export interface ActiveShortcut { id: string; label: LocalText; key: string; /** Of the whole app rather than of the page. */ everywhere: boolean }

let active: readonly ActiveShortcut[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly ActiveShortcut[]): void => {
  active = next;
  for (const listener of listeners) listener();
};

/** The shortcuts of the commands that are on the screen. */
export const commandRegistry = {
  get: (): readonly ActiveShortcut[] => active,
  add: (shortcuts: readonly ActiveShortcut[]): (() => void) => {
    set([...active, ...shortcuts]);
    return () => set(active.filter((shortcut) => !shortcuts.includes(shortcut)));
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
