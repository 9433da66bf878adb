import { mayBeTakenLater } from '../dataProvider/CallError';
import { createUndoHistory, type KeptHistory } from './undoHistory';

/** A mutation that was taken back or made again, and the one that did it. */
export interface Turned {
  of: string;
  by: string | null;
}

export interface UndoWorld {
  /** Takes a mutation back at the server, which is a mutation too; null when nothing was left to do. @throws why not */
  send: (mutation_id: string) => Promise<{ mutation_id: string | null }>;
  /** The writes that stand on the screen and have no answer yet, oldest first. */
  waiting: () => readonly number[];
  /** Undo and redo of before a reload. */
  kept?: KeptHistory | undefined;
  onAccepted: (mutation_id: string | null) => void;
  onFailed: (error: unknown) => void;
}

/**
 * The writes of one screen, sent one after the other, and their undo and redo, which wait for those still on their way.
 * A ticket names a write before the server has given it an id.
 */
export const createUndoLine = ({ send, waiting, kept, onAccepted, onFailed }: UndoWorld) => {
  const history = createUndoHistory(kept);
  /** Mutation ids of what the server has taken, by ticket. */
  const taken = new Map<number, string>();
  /** Writes on their way whose undo waits for their answer: a second undo means the one before. */
  const undoing = new Set<number>();
  let tickets = 0;
  let chain: Promise<void> = Promise.resolve();

  const step = (take: () => string | null, put: (mutation_id: string | null) => void): Promise<Turned | null> => {
    const done = chain.then(async () => {
      const before = history.state.get();
      const mutation_id = take();
      if (mutation_id === null) return null;
      try {
        const undone = await send(mutation_id);
        put(undone.mutation_id);
        onAccepted(undone.mutation_id);
        return { of: mutation_id, by: undone.mutation_id };
      } catch (error) {
        // Without an answer it is still the last: the next undo means it again, and nothing older.
        if (mayBeTakenLater(error)) history.putBack(mutation_id, before);
        onFailed(error);
        return null;
      }
    });
    chain = done.then(() => undefined);
    return done;
  };

  return {
    /** What can be undone and redone. */
    state: history.state,
    nextTicket: (): number => ++tickets,
    /** Sends a write when those before it have been answered; `write` never rejects. */
    enqueue: (write: () => Promise<void>): void => {
      chain = chain.then(write);
    },
    /** The server took a write. */
    took: (ticket: number, mutation_id: string | null): void => {
      if (mutation_id !== null) taken.set(ticket, mutation_id);
      history.done(mutation_id);
    },
    /**
     * Takes a write back; null when there was none, when it is not the last one any more, or when the server refused.
     * When the one that was meant fails on its way, nothing older is taken back in its place; one whose undo had no answer
     * is meant again by the next [KEY-021].
     * @param ticket the write that is meant; without one the last that stands on the screen
     */
    undo: (ticket: number | undefined = waiting().findLast((one) => !undoing.has(one))): Promise<Turned | null> => {
      if (ticket !== undefined) undoing.add(ticket);
      const isMeant = (): boolean => ticket === undefined || taken.get(ticket) === history.state.get().undo.at(-1);
      return step(() => (isMeant() ? history.takeUndo() : null), history.undone);
    },
    redo: (): Promise<Turned | null> => step(history.takeRedo, history.redone),
    /** Takes any mutation back, also one of somebody else. */
    undoMutation: (mutation_id: string): Promise<Turned | null> =>
      step(() => {
        history.drop(mutation_id);
        return mutation_id;
      }, history.undone),
  };
};
