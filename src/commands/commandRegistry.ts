import type { LocalText } from '#domain/localText';

/** A command that can be done on this page, as the list of shortcuts and the palette show it. */
export interface ActiveCommand {
  id: string;
  label: LocalText;
  key?: string | undefined;
  /** Of the whole app rather than of the page. */
  everywhere: boolean;
  isEnabled: () => boolean;
  perform: () => void;
}

let active: readonly ActiveCommand[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly ActiveCommand[]): void => {
  active = next;
  for (const listener of listeners) listener();
};

/** The commands that are on the screen. */
export const commandRegistry = {
  get: (): readonly ActiveCommand[] => active,
  add: (commands: readonly ActiveCommand[]): (() => void) => {
    set([...active, ...commands]);
    return () => set(active.filter((command) => !commands.includes(command)));
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
