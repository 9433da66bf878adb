import { createValueStore } from '../store/valueStore';
import { isConflict } from '../dataProvider/CallError';

/** Somebody saved meanwhile and both changed the same values: what is stored now, and by whom. */
export interface Conflict<Draft> {
  theirs: Draft;
  by: string | null;
}

/** What they changed and this form has taken over. */
export interface Taken {
  paths: readonly string[];
  by: string | null;
}

/** What a form does for its saver. */
export interface SaverWork<Draft> {
  /** Sends what stands in the form, and puts the form on the answer. @throws a conflict when somebody saved first */
  write: () => Promise<void>;
  /** The record as it is stored now. */
  read: () => Promise<Draft>;
  /** How many values both sides changed, each to something else. */
  contested: (theirs: Draft) => number;
  /** Puts the form on theirs: what was changed here stays, but for the paths that are chosen to be theirs. @returns paths of what was taken over */
  take: (theirs: Draft, chosen?: ReadonlySet<string>) => readonly string[];
  /** Puts the form on theirs and gives up what was changed here. */
  drop: (theirs: Draft) => void;
  /** Whether anything is left to send. */
  isDirty: () => boolean;
  /** Says why it could not be saved. */
  fail: (error: unknown) => void;
}

export interface SaverState<Draft> {
  isSaving: boolean;
  conflict: Conflict<Draft> | null;
  taken: Taken | null;
}

/** A save that meets others' changes again and again is asked about. */
const MOST_MERGES = 3;

/**
 * Saves of one form: one call at a time; what others saved first is merged and the save tried again, and asked about where both changed a
 * value [API-037]. A save that is asked for while another runs follows it with what was typed since.
 */
export const createSaver = <Draft>(first: SaverWork<Draft>) => {
  let work = first;
  const state = createValueStore<SaverState<Draft>>({ isSaving: false, conflict: null, taken: null });
  const put = (part: Partial<SaverState<Draft>>): void => state.set({ ...state.get(), ...part });
  let running: Promise<boolean> | null = null;

  const bringIn = async (by: string | null, merges = 0): Promise<boolean> => {
    const theirs = await work.read();
    if (merges === MOST_MERGES || work.contested(theirs) > 0) {
      put({ conflict: { theirs, by } });
      return false;
    }
    const paths = work.take(theirs);
    if (paths.length > 0) put({ taken: { paths, by } });
    return true;
  };

  const attempt = async (): Promise<boolean> => {
    for (let merges = 0; ; merges += 1) {
      try {
        await work.write();
        return true;
      } catch (error) {
        if (!isConflict(error)) throw error;
        if (!(await bringIn(error.changedBy ?? null, merges))) return false;
      }
    }
  };

  const run = async (): Promise<boolean> => {
    put({ isSaving: true, conflict: null });
    try {
      return await attempt();
    } catch (error) {
      work.fail(error);
      return false;
    } finally {
      running = null;
      put({ isSaving: false });
    }
  };

  /** @returns whether all that was typed when it was asked for is stored */
  const save = async (): Promise<boolean> => {
    if (running) {
      if (!(await running)) return false;
      return work.isDirty() ? save() : true;
    }
    running = run();
    return running;
  };

  return {
    state,
    save,
    /** The form works in another way from now on. */
    use: (next: SaverWork<Draft>): void => {
      work = next;
    },
    /** Brings in what others saved. @returns false when both changed a value @throws what kept it from being read */
    bringIn: (by: string | null): Promise<boolean> => bringIn(by),
    /** Saves with what was chosen of both sides. */
    merge: (chosen: ReadonlySet<string>): Promise<boolean> => {
      const { conflict } = state.get();
      if (!conflict) return Promise.resolve(false);
      work.take(conflict.theirs, chosen);
      return save();
    },
    /** Gives up what was changed here. */
    discard: (): void => {
      const { conflict } = state.get();
      if (!conflict) return;
      work.drop(conflict.theirs);
      put({ conflict: null });
    },
    /** Leaves the question open; the next save asks again. */
    dismiss: (): void => put({ conflict: null }),
    forgetTaken: (): void => put({ taken: null }),
  };
};
