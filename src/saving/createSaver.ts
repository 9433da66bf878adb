import { createValueStore } from '../store/valueStore';
import { isConflict, isUndecided } from '../dataProvider/CallError';
import { toast } from '../toasts/toast';

/** Somebody saved meanwhile and both changed the same values: what is stored now, and by whom. */
export interface Conflict<Draft> {
  theirs: Draft;
  by: string | null;
  /** It waits on this device, unsent. */
  isOwn?: boolean;
}

/** What they changed and this form has taken over. */
export interface Taken {
  paths: readonly string[];
  by: string | null;
}

/** What a form does for its saver. */
export interface SaverWork<Draft> {
  /**
   * Takes what stands in the form now. What it answers sends that, the same each time it is called, and puts the form
   * on the answer.
   * @throws a conflict when somebody saved first
   */
  prepare: () => () => Promise<void>;
  /** The record as it is stored now. */
  read: () => Promise<Draft>;
  /** How many values both sides changed, each to something else. */
  contested: (theirs: Draft) => number;
  /**
   * Puts the form on theirs: what was changed here stays, but for the paths that are chosen to be theirs. @returns
   * paths of what was taken over
   */
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
const MAX_MERGES = 3;

/**
 * Saves of one form: one call at a time; what others saved first is merged and the save tried again, and asked about
 * where both changed a value [API-037]. A save that is asked for while another runs follows it with what was typed
 * since. A save whose answer was lost is sent again as it was before anything else is, so that its new rows are stored
 * once.
 */
export const createSaver = <Draft>(first: SaverWork<Draft>) => {
  let work = first;
  const state = createValueStore<SaverState<Draft>>({ isSaving: false, conflict: null, taken: null });
  const put = (part: Partial<SaverState<Draft>>): void => state.set({ ...state.get(), ...part });
  let running: Promise<boolean> | null = null;
  /** A save whose answer was lost: nobody knows whether it is stored. */
  let lost: (() => Promise<void>) | null = null;

  const bringIn = async (by: string | null, merges = 0, isOwn = false): Promise<boolean> => {
    const theirs = await work.read();
    if (merges === MAX_MERGES || work.contested(theirs) > 0) {
      put({ conflict: { theirs, by, ...(isOwn && { isOwn }) } });
      return false;
    }
    const paths = work.take(theirs);
    if (paths.length > 0) put({ taken: { paths, by } });
    return true;
  };

  /**
   * Sends again what may have been stored already: the same call has the same key, and the server carries it out once.
   */
  const settleLost = async (again: () => Promise<void>): Promise<boolean> => {
    try {
      await again();
      lost = null;
      return true;
    } catch (error) {
      if (isUndecided(error)) throw error;
      // It was refused, so nothing of it is stored, and what stands in the form now is sent instead.
      lost = null;
      return false;
    }
  };

  const attempt = async (): Promise<boolean> => {
    if (lost && (await settleLost(lost)) && !work.isDirty()) return true;
    for (let merges = 0; ; merges += 1) {
      const send = work.prepare();
      try {
        await send();
        return true;
      } catch (error) {
        if (isUndecided(error)) lost = send;
        if (!isConflict(error)) throw error;
        if (!(await bringIn(error.changedBy, merges, error.isOwn))) return false;
      }
    }
  };

  const run = async (): Promise<boolean> => {
    put({ isSaving: true, conflict: null });
    toast.retry('save');
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
    /**
     * Takes over what others saved, where nothing is changed here. @returns false, with nothing taken, when something was
     * typed or saved while it was read @throws what kept it from being read
     */
    follow: async (by: string | null, isUntouched: () => boolean): Promise<boolean> => {
      const theirs = await work.read();
      if (running || work.isDirty() || !isUntouched()) return false;
      const paths = work.take(theirs);
      if (paths.length > 0) put({ taken: { paths, by } });
      return true;
    },
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
