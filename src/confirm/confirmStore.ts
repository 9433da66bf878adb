export interface Question {
  text: string;
  /** Words of the two buttons; "OK" and "Cancel" unless given. */
  yes?: string;
  no?: string;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

const set = (next: Asked | null): void => {
  asked = next;
  for (const listener of listeners) listener();
};

/** The one question that the app asks at a time; `ConfirmDialog` shows it. */
export const confirmStore = {
  get: (): Asked | null => asked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Asks a yes-or-no question in a dialog; a question asked meanwhile counts as answered with no.
 * @example if (await askToConfirm({ text: t('delete_question') })) remove();
 */
export const askToConfirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false);
    set({
      ...question,
      answer: (yes) => {
        set(null);
        resolve(yes);
      },
    });
  });
