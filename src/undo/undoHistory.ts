import { createValueStore } from '../store/valueStore';

/** Moves are kept this far back. */
const DEPTH = 50;

export interface UndoState {
  undo: readonly string[];
  redo: readonly string[];
}

/** Where the history outlives a reload of the page. */
export interface KeptHistory {
  read: () => UndoState;
  keep: (state: UndoState) => void;
}

/** The user's own moves of this board by their mutation ids; an undo is a mutation too, so redo undoes the undo. */
export const createUndoHistory = (kept?: KeptHistory) => {
  const state = createValueStore<UndoState>(kept?.read() ?? { undo: [], redo: [] });
  if (kept) state.subscribe(() => kept.keep(state.get()));
  const push = (ids: readonly string[], id: string | null): readonly string[] =>
    id === null ? ids : [...ids, id].slice(-DEPTH);
  const take = (from: keyof UndoState) => (): string | null => {
    const ids = state.get()[from];
    const id = ids.at(-1);
    if (id === undefined) return null;
    state.set({ ...state.get(), [from]: ids.slice(0, -1) });
    return id;
  };
  return {
    state,
    /** A new move ends what could be redone. */
    done: (id: string | null): void => state.set({ undo: push(state.get().undo, id), redo: [] }),
    takeUndo: take('undo'),
    takeRedo: take('redo'),
    /**
     * What was taken off stands in its place again, before whatever came in since; what could be made again does not, once
     * something else was done.
     */
    putBack: (id: string, before: UndoState): void => {
      const now = state.get();
      const back = (from: keyof UndoState): readonly string[] => {
        const [at, ids] = [before[from].indexOf(id), now[from]];
        return at < 0 || ids.includes(id) ? ids : ids.toSpliced(Math.min(at, ids.length), 0, id).slice(-DEPTH);
      };
      const isDone = now.undo.length > before.undo.length;
      state.set({ undo: back('undo'), redo: isDone ? now.redo : back('redo') });
    },
    /** Taken back elsewhere: no longer the next to undo or redo. */
    drop: (id: string): void => {
      const { undo, redo } = state.get();
      state.set({ undo: undo.filter((other) => other !== id), redo: redo.filter((other) => other !== id) });
    },
    undone: (id: string | null): void => state.set({ ...state.get(), redo: push(state.get().redo, id) }),
    redone: (id: string | null): void => state.set({ ...state.get(), undo: push(state.get().undo, id) }),
  };
};
