import { createValueStore } from '../store/valueStore';

/** Moves are kept this far back. */
const DEPTH = 50;

export interface UndoState { undo: readonly string[]; redo: readonly string[] }

/** The user's own moves of this board by their mutation ids; an undo is a mutation too, so redo undoes the undo. */
export const createUndoHistory = () => {
  const state = createValueStore<UndoState>({ undo: [], redo: [] });
  const push = (ids: readonly string[], id: string | null): readonly string[] => (id === null ? ids : [...ids, id].slice(-DEPTH));
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
    undone: (id: string | null): void => state.set({ ...state.get(), redo: push(state.get().redo, id) }),
    redone: (id: string | null): void => state.set({ ...state.get(), undo: push(state.get().undo, id) }),
  };
};
