import { toastStore } from './toastStore';

/**
 * Shows a message at the top of the screen [UI-018].
 * @example toast.success('Builder saved!')
 */
export const toast = {
  success: (text: string): void => toastStore.add('success', text),
  error: (text: string): void => toastStore.add('error', text),
};
