import { createContext } from 'react';
import { createValueStore } from '../../store/valueStore';

const open = createValueStore<readonly string[]>([]);

/** The dialog that a part of the screen stands in; null on the page. */
export const DialogContext = createContext<string | null>(null);

/** Notes a dialog that stands open. @returns what ends that, when it begins to close */
export const noteDialog = (id: string): (() => void) => {
  open.set([...open.get(), id]);
  return () => open.set(open.get().filter((other) => other !== id));
};

/** Whether a dialog stands open; one that is just closing does not. */
export const isDialogOpen = (): boolean => open.get().length > 0;

/** The dialogs that stand open, the latest last. */
export const openDialogs = (): readonly string[] => open.get();

/** The dialog that was opened last, over all else; null while none stands open. */
export const topDialog = (): string | null => open.get().at(-1) ?? null;
