/** One of the answers that a question offers. */
export interface Choice<Id extends string = string> {
  id: Id;
  /** Empty for the app's own words: "OK" and "Cancel". */
  label: string;
  variant: 'contained' | 'outlined' | 'text';
  /** Has the focus at first, and is what Escape and a click outside mean. */
  isSafe?: boolean;
}

/** Something to look at before one answers: it opens in a tab of its own. */
export interface ChoiceLink {
  to: string;
  label: string;
  note: string;
}

interface OpenQuestion {
  text: string;
  links: readonly ChoiceLink[];
  choices: readonly Choice[];
  answer: (id: string) => void;
}

export interface Question {
  text: string;
  /** Words of the two buttons; "OK" and "Cancel" unless given. */
  yes?: string;
  no?: string;
}

let asked: OpenQuestion | null = null;
/** The question is drawn, also while it goes from the screen. */
let isDrawn = false;
let waiting: (() => void)[] = [];

/** Told by the dialog whether a question stands on the screen. */
export const noteQuestion = (isThere: boolean): void => {
  isDrawn = isThere;
  if (isThere) return;
  for (const go of waiting) go();
  waiting = [];
};

/** After the question has gone from the screen: the page below can be reached again. */
const afterQuestion = (go: () => void): void => {
  if (isDrawn) waiting.push(go);
  else go();
};
const listeners = new Set<() => void>();

const set = (next: OpenQuestion | null): void => {
  asked = next;
  for (const listener of listeners) listener();
};

/** The one question that the app asks at a time; `ConfirmDialog` shows it. */
export const confirmStore = {
  get: (): OpenQuestion | null => asked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The choice that Escape stands for. */
export const safeOf = (choices: readonly Choice[]): string =>
  (choices.find(({ isSafe }) => isSafe) ?? choices[0])?.id ?? '';

/**
 * Asks a question with several answers in a dialog; one that was asked before counts as answered with what is safe.
 * @example if ((await askToChoose(t('delete_question'), choices)) === 'delete') remove();
 */
export const askToChoose = <Id extends string>(
  text: string,
  choices: readonly Choice<Id>[],
  links: readonly ChoiceLink[] = [],
): Promise<Id> =>
  new Promise((resolve) => {
    asked?.answer(safeOf(asked.choices));
    set({
      text,
      links,
      choices,
      answer: (id) => {
        set(null);
        const chosen = choices.find((choice) => choice.id === id) ?? choices.find(({ isSafe }) => isSafe) ?? choices[0];
        if (chosen) afterQuestion(() => resolve(chosen.id));
      },
    });
  });

/**
 * Asks a yes-or-no question in a dialog; a question asked meanwhile counts as answered with no.
 * @example if (await askToConfirm({ text: t('delete_question') })) remove();
 */
export const askToConfirm = async ({ text, yes = '', no = '' }: Question): Promise<boolean> =>
  (await askToChoose(text, [
    { id: 'no', label: no, variant: 'outlined', isSafe: true },
    { id: 'yes', label: yes, variant: 'contained' },
  ])) === 'yes';
