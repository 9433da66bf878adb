import { createValueStore } from '../../store/valueStore';

const open = createValueStore(0);

/** Counts a dialog that stands open. @returns what ends that, when it begins to close */
export const countDialog = (): (() => void) => {
  open.set(open.get() + 1);
  return () => open.set(open.get() - 1);
};

/** Whether a dialog stands open; one that is just closing does not. */
export const isDialogOpen = (): boolean => open.get() > 0;
