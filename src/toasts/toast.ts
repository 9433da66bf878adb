import { toastStore } from './toastStore';

/**
 * Shows a message at the top of the screen [UI-018] and answers its number, by which it can be taken away again.
 * @example toast.success('Builder saved!')
 */
export const toast = {
  success: (text: string): number => toastStore.add('success', text),
  error: (text: string): number => toastStore.add('error', text),
  dismiss: (id: number): void => toastStore.remove(id),
};
