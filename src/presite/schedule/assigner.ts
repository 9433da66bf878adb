import type { CivilDate } from '#domain/civilDate';
import { decideAssign, decideDrop } from '#domain/presite/schedule/assign';
import { changedItem } from '#domain/presite/schedule/changedItem';
import type { PresiteApi, PresiteItem } from './presiteApi';
import { createUndoLine } from '../../undo/undoLine';
import type { ScheduleStore } from './scheduleStore';
import { createValueStore } from '../../store/valueStore';
import { refuse, type Refusal } from '#domain/refusals/refusal';

export interface AssignerWorld {
  store: ScheduleStore;
  api: Pick<PresiteApi, 'assign' | 'undo'>;
  /** The server took a write. */
  onAccepted: (mutation_id: string | null) => void;
  /** The server did not take it; its items are back. @param error a CallError */
  onFailed: (error: unknown, tickets: readonly number[]) => void;
}

/** An item with what becomes of it. */
interface Part {
  before: PresiteItem;
  column: number | null;
  date: CivilDate | null;
}

interface Entry {
  ticket: number;
  parts: readonly Part[];
}

/** What became of an assignment of one or several items. */
export interface Assigned {
  /** Names the write; null when nothing was to be changed. */
  ticket: number | null;
  moved: readonly number[];
  /** Those that the rules leave where they are. */
  stays: readonly { id: number; refusal: Refusal }[];
}

type Decide = (item: PresiteItem) => ReturnType<typeof decideAssign>;

const idsOf = ({ parts }: Entry): number[] => parts.map(({ before }) => before.id);

/**
 * Assignments as the user makes them: on the screen at once, then to the server one after the other, those of several
 * items as one change [SDY-017]. A refused one goes back alone, with those still unsent of the same items [PSC-018].
 */
export const createAssigner = ({ store, api, onAccepted, onFailed }: AssignerWorld) => {
  /** Items whose assignment is not yet answered. */
  const pending = createValueStore<ReadonlySet<number>>(new Set());
  let queue: readonly Entry[] = [];
  const line = createUndoLine({
    send: api.undo,
    waiting: () => queue.map(({ ticket }) => ticket),
    onAccepted,
    onFailed: (error) => onFailed(error, []),
  });

  const keep = (entries: readonly Entry[]): void => {
    queue = entries;
    pending.set(new Set(entries.flatMap(idsOf)));
  };

  const failed = (entry: Entry, error: unknown): void => {
    const touched = new Set(idsOf(entry));
    const gone = queue.filter((other) => {
      const isGone = other.ticket >= entry.ticket && idsOf(other).some((id) => touched.has(id));
      if (isGone) for (const id of idsOf(other)) touched.add(id);
      return isGone;
    });
    store.put(gone.toReversed().flatMap(({ parts }) => parts.map(({ before }) => before)));
    keep(queue.filter((other) => !gone.includes(other)));
    onFailed(
      error,
      gone.map(({ ticket }) => ticket),
    );
  };

  /** The server has the next version of these. */
  const raise = (versions: ReadonlyMap<number, number>): void => {
    const next = (item: PresiteItem): PresiteItem => ({ ...item, version: versions.get(item.id) ?? item.version });
    store.put([...versions.keys()].flatMap((id) => store.item(id) ?? []).map(next));
    keep(queue.map((one) => ({ ...one, parts: one.parts.map((part) => ({ ...part, before: next(part.before) })) })));
  };

  const send = async (ticket: number): Promise<void> => {
    const entry = queue.find((one) => one.ticket === ticket);
    if (!entry) return;
    const versions = new Map(
      entry.parts.map(({ before }) => [before.id, store.item(before.id)?.version ?? before.version]),
    );
    try {
      const { mutation_id } = await api.assign(
        entry.parts.map(({ before: { id, version }, column, date }) => ({
          presite_id: id,
          employee_id: column,
          scheduled_date: date,
          version: versions.get(id) ?? version,
        })),
      );
      line.took(ticket, mutation_id);
      keep(queue.filter((other) => other.ticket !== ticket));
      raise(new Map([...versions].map(([id, version]) => [id, version + 1])));
      onAccepted(mutation_id);
    } catch (error) {
      failed(queue.find((one) => one.ticket === ticket) ?? entry, error);
    }
  };

  const give = (ids: readonly number[], decide: Decide): Assigned => {
    const parts: (Part & { after: PresiteItem })[] = [];
    const stays: { id: number; refusal: Refusal }[] = [];
    for (const id of ids) {
      const before = store.item(id);
      const decision = before ? decide(before) : refuse('presite_gone');
      if ('rule' in decision) stays.push({ id, refusal: decision });
      else if (before && decision.changes.length > 0) {
        const after = changedItem(before, decision.changes);
        parts.push({ before, after, column: after.presite_supervisor_id, date: after.scheduled_date });
      }
    }
    const moved = parts.map(({ before }) => before.id);
    if (parts.length === 0) return { ticket: null, moved, stays };
    const ticket = line.nextTicket();
    keep([...queue, { ticket, parts: parts.map(({ before, column, date }) => ({ before, column, date })) }]);
    store.put(parts.map(({ after }) => after));
    line.enqueue(() => send(ticket));
    return { ticket, moved, stays };
  };

  return {
    history: line.state,
    pending,
    /** Puts items into a column, with its day, or each with its own [PSC-015 SDY-017]. */
    assign: (ids: readonly number[], column: number, date: CivilDate | null | undefined): Assigned => {
      const { today } = store.shown.get();
      return give(ids, (item) => decideDrop(store.facts(item), column, date, today));
    },
    /** Gives items a day and leaves them with whom they are. */
    plan: (ids: readonly number[], date: CivilDate): Assigned => {
      const { today } = store.shown.get();
      return give(ids, (item) => decideAssign(store.facts(item), { scheduled_date: date }, today));
    },
    undo: line.undo,
    redo: line.redo,
    /** True while something has not been answered. */
    isBusy: (): boolean => queue.length > 0,
  };
};
