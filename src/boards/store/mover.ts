import type { BoardRefusal } from '#domain/boards/boardRefusal';
import type { Applied } from '#domain/boards/applyChanges';
import { callOfMove } from '#domain/boards/callOfMove';
import { changedCard } from '#domain/boards/changedCard';
import type { BinKey } from '#domain/boards/kinds';
import { decideMove, type Move } from '#domain/boards/moves';
import { neededFacts } from '#domain/boards/neededFacts';
import { decideSetAwaitingBuilder } from '#domain/boards/setAwaitingBuilder';
import { isStandIn } from '#domain/boards/standIns';
import type { Change } from '#domain/changes';
import { isOrdered } from '#domain/boards/binSort';
import { orderAt } from '#domain/boards/order';
import type { Card } from '#domain/boards/types';
import type { BoardApi, BoardWrite, SortOrderItem } from './boardApi';
import type { BoardStore } from './boardStore';
import { createKeyedStore } from '../../store/keyedStore';
import { isRefusedMove, planMoves, type PlannedMoves, type RefusedMove } from './planMoves';
import type { KeptHistory } from '../../undo/undoHistory';
import { createUndoLine } from '../../undo/undoLine';
import { isRefusal, refuse } from '#domain/refusals/refusal';

/** updateBoardSortOrder carries every ordered card of the bin, in its new sequence [BRD-062 BRD-063]. */
const sortItems = (cards: readonly Card[]): SortOrderItem[] =>
  cards.filter(isOrdered).map((card, index) => ({
    id: card.id,
    order: orderAt(index).job_order,
    category: card.entity === 'gunite_history' ? 'Gunite' : 'Pebble',
  }));

/** What stands on the screen before the server has answered; `ticket` names it until then. */
export interface Shown {
  ticket: number;
}

/** A move that stands on the screen. */
export interface Moved extends Shown {
  cardKey: string;
  from: BinKey;
  to: BinKey | null;
}

export interface MoverWorld {
  store: BoardStore;
  api: Pick<BoardApi, 'write'>;
  /** Undo and redo of before a reload. */
  kept?: KeptHistory;
  /** The server took a write; `mutation_id` is its name in events, `ticket` its name before, unless it is an undo. */
  onAccepted: (mutation_id: string | null, ticket?: number) => void;
  /**
   * The server did not take it; the cards are back. @param error a CallError; @param tickets what went back; @param
   * cards the cards of those; none for an undo
   */
  onFailed: (error: unknown, tickets: readonly number[], cards: readonly string[]) => void;
}

/** What to show, and what to send once it is shown. */
export interface Planned {
  changes: readonly Change[];
  /** The cards that are moved, without those that move along. */
  keys?: readonly string[];
  write: () => BoardWrite;
}

interface Pending {
  ticket: number;
  /** Decides anew on the cards as they stand; null when the rules no longer allow it, or when nothing is left to do. */
  plan: () => Planned | null;
  write: BoardWrite;
  applied: Applied;
  /** The cards that it is about: the moved one and its cascade, without neighbours that only take another number. */
  cards: readonly string[];
  /** The cards that the user moved. */
  moved: readonly string[];
}

const ownCards = (changes: readonly Change[]): string[] => [
  ...new Set(changes.flatMap((change) => (change.effect ? [] : (changedCard(change) ?? [])))),
];

const overlaps = (a: Pending, b: Pending): boolean => a.cards.some((key) => b.cards.includes(key));

/**
 * Moves as the user makes them: on the screen at once, then to the server one after the other. A refused one goes back
 * with the cards of its cascade, and with those still unsent that move the same cards; the others are decided anew
 * without it and stay where they were put [BRD-064].
 */
export const createMover = ({ store, api, kept, onAccepted, onFailed }: MoverWorld) => {
  /** Cards whose move is not yet answered. */
  const pending = createKeyedStore<true>();
  let queue: Pending[] = [];
  const line = createUndoLine({
    kept,
    send: (mutation_id) => api.write({ kind: 'undo', mutation_id }),
    waiting: () => queue.map(({ ticket }) => ticket),
    onAccepted: (mutation_id) => onAccepted(mutation_id),
    onFailed: (error) => onFailed(error, [], []),
  });

  const mark = (): void => {
    const waiting = new Set(queue.flatMap(({ cards }) => cards));
    for (const key of pending.keys()) if (!waiting.has(key)) pending.set(key, undefined);
    for (const key of waiting) pending.set(key, true);
  };
  const keep = (entries: readonly Pending[]): void => {
    queue = [...entries];
    mark();
  };

  const apply = ({ changes, write, keys }: Planned): Pick<Pending, 'applied' | 'write' | 'cards' | 'moved'> => {
    const applied = store.apply(changes);
    const cards = ownCards(changes);
    const all = cards.length > 0 ? cards : [...applied.cards.keys()];
    return { applied, write: write(), cards: all, moved: keys ?? all.slice(0, 1) };
  };

  const failed = (entry: Pending, error: unknown): void => {
    const later = queue.filter((other) => other !== entry);
    for (const other of later.toReversed()) store.rollback(other.applied);
    store.rollback(entry.applied);
    const gone = [entry];
    const kept: Pending[] = [];
    for (const other of later) {
      const planned = gone.some((lost) => overlaps(lost, other)) ? null : other.plan();
      if (planned) kept.push(Object.assign(other, apply(planned)));
      else gone.push(other);
    }
    keep(kept);
    onFailed(
      error,
      gone.map(({ ticket }) => ticket),
      [...new Set(gone.flatMap(({ moved }) => moved))],
    );
  };

  const send = async (entry: Pending): Promise<void> => {
    if (!queue.includes(entry)) return;
    try {
      const { mutation_id } = await api.write(entry.write);
      keep(queue.filter((other) => other !== entry));
      line.took(entry.ticket, mutation_id);
      onAccepted(mutation_id, entry.ticket);
    } catch (error) {
      failed(entry, error);
    }
  };

  const show = (plan: Pending['plan'], planned: Planned): Shown => {
    const entry: Pending = { ticket: line.nextTicket(), plan, ...apply(planned) };
    keep([...queue, entry]);
    line.enqueue(() => send(entry));
    return { ticket: entry.ticket };
  };

  const planMove = (move: Move): BoardRefusal | (Planned & { from: BinKey; to: BinKey | null }) => {
    const facts = neededFacts(store.facts(), [move]);
    const decision = decideMove(facts, move);
    if (isRefusal(decision)) return decision;
    const { changes, from, to } = decision;
    if (from === move.to && !move.span)
      return {
        changes,
        keys: [move.key],
        from,
        to,
        write: () => ({ kind: 'sort', items: sortItems(store.cardsIn(move.to)) }),
      };
    const call = callOfMove(facts, move, from);
    return call
      ? { changes, keys: [move.key], from, to, write: () => ({ kind: 'calls', calls: [call] }) }
      : refuse('not_on_board');
  };

  const planAll = (moves: readonly Move[]): RefusedMove | (Planned & Pick<PlannedMoves, 'keys' | 'stays'>) => {
    const plan = planMoves(store.facts(), moves);
    if (isRefusedMove(plan)) return plan;
    const { changes, keys, stays, calls, sorted } = plan;
    return {
      changes,
      keys,
      stays,
      write: () =>
        sorted === null ? { kind: 'calls', calls } : { kind: 'sort', items: sortItems(store.cardsIn(sorted)) },
    };
  };

  const planWaiting = (job_detail_id: number, is_awaiting_builder: boolean): BoardRefusal | Planned => {
    const decision = decideSetAwaitingBuilder(store.facts(), job_detail_id, is_awaiting_builder);
    return isRefusal(decision)
      ? decision
      : { ...decision, write: () => ({ kind: 'awaitingBuilder', job_detail_id, is_awaiting_builder }) };
  };

  /** A plan for later: what is refused by then, or has nothing left to do, is none. */
  const again =
    (plan: () => BoardRefusal | Planned): Pending['plan'] =>
    () => {
      const planned = plan();
      return isRefusal(planned) || planned.changes.length === 0 ? null : planned;
    };

  /** Shows what is planned and sends it; answers why not, null when there is nothing to do. */
  const perform = (plan: () => BoardRefusal | Planned): Shown | BoardRefusal | null => {
    const planned = plan();
    if (isRefusal(planned)) return planned;
    return planned.changes.length === 0 ? null : show(again(plan), planned);
  };

  return {
    pending,
    history: line.state,
    perform,

    /** Makes a move, or answers why not. Null when the card already stands there. */
    move: (move: Move): Moved | BoardRefusal | null => {
      const card = store.facts().cards.get(move.key);
      // A card without a row has no id until the server's answer.
      if (card && isStandIn(card) && pending.get(move.key)) return refuse('not_on_board');
      const planned = planMove(move);
      if (isRefusal(planned)) return planned;
      if (planned.changes.length === 0) return null;
      const { from, to } = planned;
      return {
        ...show(
          again(() => planMove(move)),
          planned,
        ),
        cardKey: move.key,
        from,
        to,
      };
    },

    /**
     * Makes several moves as one document, which one undo takes back, with the cards that stay and why; or answers the
     * reason of the first when none may move. Null when all stand there.
     */
    moveAll: (moves: readonly Move[]): (Shown & Pick<PlannedMoves, 'keys' | 'stays'>) | RefusedMove | null => {
      const unnamed = moves.find(({ key }) => {
        const card = store.facts().cards.get(key);
        return card && isStandIn(card) && pending.get(key);
      });
      if (unnamed) return { refusal: refuse('not_on_board'), key: unnamed.key };
      const planned = planAll(moves);
      if ('refusal' in planned) return planned;
      if (planned.changes.length === 0) return null;
      const retry = (): Planned | null => {
        const later = planAll(moves);
        return 'refusal' in later || later.changes.length === 0 ? null : later;
      };
      return { ...show(retry, planned), keys: planned.keys, stays: planned.stays };
    },

    /** "Set job to Awaiting Builder", and back [BRD-049]. Null when it is so already. */
    setAwaitingBuilder: (job_detail_id: number, is_awaiting_builder: boolean): Shown | BoardRefusal | null =>
      perform(() => planWaiting(job_detail_id, is_awaiting_builder)),

    /** A write that was sent apart: undo and redo know it from here on. @param onTicket told its ticket first */
    adopt: (mutation_id: string, onTicket: (ticket: number) => void): void => {
      const ticket = line.nextTicket();
      onTicket(ticket);
      line.took(ticket, mutation_id);
      onAccepted(mutation_id, ticket);
    },

    undo: line.undo,
    redo: line.redo,
    undoMutation: line.undoMutation,
    /** True while something has not been answered. */
    isBusy: (): boolean => queue.length > 0,
  };
};
