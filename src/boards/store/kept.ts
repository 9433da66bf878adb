import type { KeptHistory } from '../../undo/undoHistory';

/** Values kept in this browser under one name, as JSON; a broken or forbidden store is an empty one. */
export const readKept = (
  name: string,
  store: 'localStorage' | 'sessionStorage' = 'localStorage',
): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(window[store].getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
};

export const keep = (
  name: string,
  values: Record<string, unknown>,
  store: 'localStorage' | 'sessionStorage' = 'localStorage',
): void => {
  try {
    window[store].setItem(name, JSON.stringify(values));
  } catch {
    // Not kept: the board starts with its defaults next time.
  }
};

/** The texts of a kept list. */
export const keptTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What a user keeps of a board. */
export const keptName = (what: string, board: string, userId: number | null): string =>
  `trowel:${what}:${board}${userId === null ? '' : `:${userId}`}`;

/**
 * Undo and redo of a user on a board, as long as the tab is open: a reload loses nothing, and nobody else takes it
 * back.
 */
export const keptHistory = (board: string, userId: number | null): KeptHistory => {
  const name = keptName('undo', board, userId);
  return {
    read: () => {
      const { undo, redo } = readKept(name, 'sessionStorage');
      return { undo: keptTexts(undo), redo: keptTexts(redo) };
    },
    keep: ({ undo, redo }) => keep(name, { undo, redo }, 'sessionStorage'),
  };
};

/** More than can be undone and redone. */
const MAX_LABELS = 120;

/** What mutations did, in words, as long as the tab is open. */
export const keptLabels = (name: string) => {
  const labels = new Map(
    Object.entries(readKept(name, 'sessionStorage')).flatMap(([id, text]) =>
      typeof text === 'string' ? [[id, text] as const] : [],
    ),
  );
  return {
    get: (mutation_id: string): string | undefined => labels.get(mutation_id),
    put: (mutation_id: string, text: string | undefined): void => {
      if (text === undefined) return;
      labels.set(mutation_id, text);
      for (const old of [...labels.keys()].slice(0, -MAX_LABELS)) labels.delete(old);
      keep(name, Object.fromEntries(labels), 'sessionStorage');
    },
  };
};
