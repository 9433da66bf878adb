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
  /** The server did not take it; the item is back. @param error a CallError */
  onFailed: (error: unknown, tickets: readonly number[]) => void;
}

interface Entry {
  ticket: number;
  before: PresiteItem;
  column: number | null;
  date: string;
}

/**
 * Assignments as the user makes them: on the screen at once, then to the server one after the other. A refused one goes
 * back alone, with those still unsent of the same item [PSC-018].
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
    pending.set(new Set(entries.map(({ before }) => before.id)));
  };

  const failed = (entry: Entry, error: unknown): void => {
    const gone = queue.filter(({ before }) => before.id === entry.before.id);
    store.put(entry.before);
    keep(queue.filter((other) => !gone.includes(other)));
    onFailed(
      error,
      gone.map(({ ticket }) => ticket),
    );
  };

  const send = async (entry: Entry): Promise<void> => {
    if (!queue.includes(entry)) return;
    const { id } = entry.before;
    const version = store.item(id)?.version ?? entry.before.version;
    try {
      const { mutation_id } = await api.assign({
        presite_id: id,
        employee_id: entry.column,
        scheduled_date: entry.date,
        version,
      });
      const item = store.item(id);
      if (item) store.put({ ...item, version: version + 1 });
      line.took(entry.ticket, mutation_id);
      keep(
        queue
          .filter((other) => other !== entry)
          .map((other) =>
            other.before.id === id ? { ...other, before: { ...other.before, version: version + 1 } } : other,
          ),
      );
      onAccepted(mutation_id);
    } catch (error) {
      failed(entry, error);
    }
  };

  /** Null when the item already stands so. */
  const give = (
    id: number,
    decide: (item: PresiteItem) => ReturnType<typeof decideAssign>,
    date: string,
  ): { ticket: number } | Refusal | null => {
    const item = store.item(id);
    if (!item) return refuse('presite_gone');
    const decision = decide(item);
    if ('rule' in decision) return decision;
    if (decision.changes.length === 0) return null;
    const next = changedItem(item, decision.changes);
    const entry: Entry = { ticket: line.nextTicket(), before: item, column: next.presite_supervisor_id, date };
    keep([...queue, entry]);
    store.put(next);
    line.enqueue(() => send(queue.find(({ ticket }) => ticket === entry.ticket) ?? entry));
    return { ticket: entry.ticket };
  };

  return {
    history: line.state,
    pending,
    /** Puts an item into a column of the shown day [PSC-015]. */
    assign: (id: number, column: number) => {
      const { date, today } = store.shown.get();
      return give(id, (item) => decideDrop(store.facts(item), column, date, today), date);
    },
    /** Gives an item the shown day and leaves it where it is. */
    plan: (id: number) => {
      const { date, today } = store.shown.get();
      return give(id, (item) => decideAssign(store.facts(item), { scheduled_date: date }, today), date);
    },
    undo: line.undo,
    redo: line.redo,
    /** True while something has not been answered. */
    isBusy: (): boolean => queue.length > 0,
  };
};
