import { toastStore, type ToastCase } from './toastStore';

/**
 * Shows a message at the top of the screen [UI-018] and answers its number, by which it can be taken away again.
 * @example toast.success('Builder saved!')
 */
export const toast = {
  success: (text: string): number => toastStore.add('success', text),
  /** @param of what failed, where it may be tried again: `retry` of it takes the error away */
  error: (text: string, of?: ToastCase): number => toastStore.add('error', text, of),
  /** Another try begins: what the earlier ones failed at is not said any more [UI-034]. */
  retry: (of: ToastCase): void => toastStore.retry(of),
  /** Another page begins: errors of what was tried on the one before leave with it [UI-034]. */
  leave: (): void => toastStore.leave(),
  dismiss: (id: number): void => toastStore.remove(id),
};
