import type { Applied } from '#domain/boards/applyChanges';
import { callOfMove } from '#domain/boards/callOfMove';
import type { BinKey } from '#domain/boards/kinds';
import { decideMove, type Move } from '#domain/boards/moves';
import { isRefusal, refuse, type Refusal } from '#domain/boards/refusals';
import { decideSetAwaitingBuilder } from '#domain/boards/setAwaitingBuilder';
import { isStandIn } from '#domain/boards/standIns';
import type { Change } from '#domain/changes';
import type { BoardApi, BoardWrite } from '../data/boardApi';
import type { BoardStore } from '../store/boardStore';
import { createKeyedStore } from '../store/keyedStore';
import { sortItems } from './sortItems';
import { createUndoHistory } from './undoHistory';

/** A move that stands on the screen. */
export interface Moved { cardKey: string; from: BinKey; to: BinKey | null }

export interface MoverWorld {
  store: BoardStore;
  api: Pick<BoardApi, 'write'>;
  /** The server took a write; `mutation_id` is its name in events. */
  onAccepted: (mutation_id: string | null) => void;
  /** The server did not take it; the cards are back. @param error BoardRefusal, or what kept the call from arriving */
  onFailed: (error: unknown) => void;
}

interface Pending { write: BoardWrite; applied: Applied; cards: readonly string[] }

const overlaps = (a: Pending, b: Pending): boolean => a.cards.some((key) => b.cards.includes(key));

/**
 * Moves as the user makes them: on the screen at once, then to the server one after the other. A refused one goes back with
 * the cards of its cascade, and with those still unsent that build on it; nothing else moves [BRD-064].
 */
export const createMover = ({ store, api, onAccepted, onFailed }: MoverWorld) => {
  const history = createUndoHistory();
  /** Cards whose move is not yet answered. */
  const pending = createKeyedStore<true>();
  let queue: Pending[] = [];
  let chain: Promise<void> = Promise.resolve();

  const mark = (): void => {
    const waiting = new Set(queue.flatMap(({ cards }) => cards));
    for (const key of pending.keys()) if (!waiting.has(key)) pending.set(key, undefined);
    for (const key of waiting) pending.set(key, true);
  };
  const leave = (gone: readonly Pending[]): void => {
    queue = queue.filter((entry) => !gone.includes(entry));
    mark();
  };

  const failed = (entry: Pending, error: unknown): void => {
    const dependent = queue.filter((other) => other !== entry && overlaps(entry, other));
    for (const other of dependent.toReversed()) store.rollback(other.applied);
    store.rollback(entry.applied);
    leave([entry, ...dependent]);
    onFailed(error);
  };

  const send = async (entry: Pending): Promise<void> => {
    if (!queue.includes(entry)) return;
    try {
      const { mutation_id } = await api.write(entry.write);
      leave([entry]);
      history.done(mutation_id);
      onAccepted(mutation_id);
    } catch (error) {
      failed(entry, error);
    }
  };

  /** @param write asked once the changes stand */
  const show = (changes: readonly Change[], write: () => BoardWrite): void => {
    const applied = store.apply(changes);
    const entry = { write: write(), applied, cards: [...applied.cards.keys()] };
    queue = [...queue, entry];
    mark();
    chain = chain.then(() => send(entry));
  };

  const step = (take: () => string | null, put: (mutation_id: string | null) => void): Promise<boolean> => {
    const done = chain.then(async () => {
      const mutation_id = take();
      if (mutation_id === null) return false;
      try {
        const undone = await api.write({ kind: 'undo', mutation_id });
        put(undone.mutation_id);
        onAccepted(undone.mutation_id);
        return true;
      } catch (error) {
        onFailed(error);
        return false;
      }
    });
    chain = done.then(() => undefined);
    return done;
  };

  return {
    pending,
    history,

    /** Makes a move, or answers why not. Null when the card already stands there. */
    move: (move: Move): Moved | Refusal | null => {
      const facts = store.facts();
      const card = facts.cards.get(move.key);
      // A card without a row has no id until the server's answer.
      if (card && isStandIn(card) && pending.get(move.key)) return refuse('not_on_board');
      const decision = decideMove(facts, move);
      if (isRefusal(decision)) return decision;
      if (decision.changes.length === 0) return null;
      const moved = { cardKey: move.key, from: decision.from, to: decision.to };
      if (decision.from === move.to) {
        show(decision.changes, () => ({ kind: 'sort', items: sortItems(store.cardsIn(move.to)) }));
        return moved;
      }
      const call = callOfMove(facts, move, decision.from);
      if (!call) return refuse('not_on_board');
      show(decision.changes, () => ({ kind: 'calls', calls: [call] }));
      return moved;
    },

    /** "Set job to Awaiting Builder", and back [BRD-049]. */
    setAwaitingBuilder: (job_detail_id: number, is_awaiting_builder: boolean): Refusal | null => {
      const decision = decideSetAwaitingBuilder(store.facts(), job_detail_id, is_awaiting_builder);
      if (isRefusal(decision)) return decision;
      if (decision.changes.length > 0) show(decision.changes, () => ({ kind: 'awaitingBuilder', job_detail_id, is_awaiting_builder }));
      return null;
    },

    /** Takes the last move back; false when there was none or the server refused. Waits for moves still on their way. */
    undo: (): Promise<boolean> => step(history.takeUndo, history.undone),
    redo: (): Promise<boolean> => step(history.takeRedo, history.redone),
    /** True while something has not been answered. */
    isBusy: (): boolean => queue.length > 0,
  };
};

export type Mover = ReturnType<typeof createMover>;
