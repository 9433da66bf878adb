export type ToastKind = 'success' | 'error';
/** What is tried again after it failed: an error of an earlier try must not stand beside what a later one says. */
export type ToastCase = 'save' | 'email' | 'reorder' | 'documents' | 'export' | 'paste';
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** What was tried: the next try of it takes the error away. */
  of: ToastCase | null;
  /** Counts how often its time was restarted. */
  round: number;
}

/** Milliseconds that a toast stays [UI-034]. */
export const TOAST_MS: Readonly<Record<ToastKind, number>> = { success: 5000, error: 10_000 };
const MAX_SHOWN = 3;

let lastId = 0;

/**
 * The toasts after one more: newest first, the oldest leaves when there would be more than three. A text that is shown
 * already is not shown twice, its time restarts [UI-034].
 */
export const withToast = (
  toasts: readonly Toast[],
  kind: ToastKind,
  text: string,
  of: ToastCase | null = null,
): readonly Toast[] => {
  const same = toasts.find((toast) => toast.text === text && toast.kind === kind);
  if (same) return toasts.map((toast) => (toast === same ? { ...toast, round: toast.round + 1 } : toast));
  lastId += 1;
  return [{ id: lastId, kind, text, of, round: 0 }, ...toasts].slice(0, MAX_SHOWN);
};

let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** The messages at the top of the screen. */
export const toastStore = {
  get: (): readonly Toast[] => toasts,
  /** Answers the number of the toast, also when the text was shown already. */
  add: (kind: ToastKind, text: string, of: ToastCase | null = null): number => {
    set(withToast(toasts, kind, text, of));
    return toasts.find((toast) => toast.kind === kind && toast.text === text)?.id ?? lastId;
  },
  remove: (id: number): void => set(toasts.filter((toast) => toast.id !== id)),
  clear: (): void => set([]),
  /** Takes the errors of earlier tries away. */
  retry: (of: ToastCase): void => {
    if (toasts.some((toast) => toast.of === of)) set(toasts.filter((toast) => toast.of !== of));
  },
  /** The page is left: what failed on it is not said on the next one. */
  leave: (): void => {
    if (toasts.some(({ of }) => of !== null)) set(toasts.filter(({ of }) => of === null));
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
