import { decideAssign, decideDrop } from '#domain/presite/schedule/assign';
import { changedItem } from '#domain/presite/schedule/changedItem';
import { refusePresite, type PresiteRefusal } from '#domain/presite/schedule/refusals';
import type { PresiteApi, PresiteItem } from '../data/presiteApi';
import type { ScheduleStore } from './scheduleStore';
import { valueStore } from './valueStore';

/** How many assignments can be taken back. */
const DEPTH = 50;

export interface History { undo: readonly string[]; redo: readonly string[] }

export interface AssignerWorld {
  store: ScheduleStore;
  api: Pick<PresiteApi, 'assign' | 'undo'>;
  /** The server took a write. */
  onAccepted: (mutation_id: string | null) => void;
  /** The server did not take it; the item is back. @param error PresiteRefused, or what kept the call from arriving */
  onFailed: (error: unknown, tickets: readonly number[]) => void;
}

interface Entry { ticket: number; before: PresiteItem; column: number | null; date: string }

const withLast = (ids: readonly string[], id: string | null): readonly string[] => (id === null ? ids : [...ids, id].slice(-DEPTH));

/**
 * Assignments as the user makes them: on the screen at once, then to the server one after the other. A refused one goes back
 * alone, with those still unsent of the same item [PSC-018].
 */
export const createAssigner = ({ store, api, onAccepted, onFailed }: AssignerWorld) => {
  const history = valueStore<History>({ undo: [], redo: [] });
  /** Items whose assignment is not yet answered. */
  const pending = valueStore<ReadonlySet<number>>(new Set());
  const taken = new Map<number, string>();
  let tickets = 0;
  let queue: readonly Entry[] = [];
  let chain: Promise<void> = Promise.resolve();

  const keep = (entries: readonly Entry[]): void => {
    queue = entries;
    pending.set(new Set(entries.map(({ before }) => before.id)));
  };

  const failed = (entry: Entry, error: unknown): void => {
    const gone = queue.filter(({ before }) => before.id === entry.before.id);
    store.put(entry.before);
    keep(queue.filter((other) => !gone.includes(other)));
    onFailed(error, gone.map(({ ticket }) => ticket));
  };

  const send = async (entry: Entry): Promise<void> => {
    if (!queue.includes(entry)) return;
    const { id } = entry.before;
    const version = store.item(id)?.version ?? entry.before.version;
    try {
      const { mutation_id } = await api.assign({ presite_id: id, employee_id: entry.column, scheduled_date: entry.date, version });
      const item = store.item(id);
      if (item) store.put({ ...item, version: version + 1 });
      if (mutation_id !== null) taken.set(entry.ticket, mutation_id);
      history.set({ undo: withLast(history.get().undo, mutation_id), redo: [] });
      keep(queue.filter((other) => other !== entry).map((other) => (other.before.id === id ? { ...other, before: { ...other.before, version: version + 1 } } : other)));
      onAccepted(mutation_id);
    } catch (error) {
      failed(entry, error);
    }
  };

  const back = (take: () => string | undefined, done: (id: string | null) => void): Promise<boolean> => {
    const result = chain.then(async () => {
      const mutation_id = take();
      if (mutation_id === undefined) return false;
      const rest = (ids: readonly string[]): readonly string[] => ids.filter((id) => id !== mutation_id);
      history.set({ undo: rest(history.get().undo), redo: rest(history.get().redo) });
      try {
        const undone = await api.undo(mutation_id);
        done(undone.mutation_id);
        onAccepted(undone.mutation_id);
        return true;
      } catch (error) {
        onFailed(error, []);
        return false;
      }
    });
    chain = result.then(() => undefined);
    return result;
  };

  /** Null when the item already stands so. */
  const give = (id: number, decide: (item: PresiteItem) => ReturnType<typeof decideAssign>, date: string): { ticket: number } | PresiteRefusal | null => {
    const item = store.item(id);
    if (!item) return refusePresite('presite_gone');
    const decision = decide(item);
    if ('rule' in decision) return decision;
    if (decision.changes.length === 0) return null;
    const next = changedItem(item, decision.changes);
    tickets += 1;
    const entry: Entry = { ticket: tickets, before: item, column: next.presite_supervisor_id, date };
    keep([...queue, entry]);
    store.put(next);
    chain = chain.then(() => send(queue.find(({ ticket }) => ticket === entry.ticket) ?? entry));
    return { ticket: entry.ticket };
  };

  return {
    history, pending,
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
    /** @param ticket the assignment that is meant; without one the last that was taken. False when nothing was undone. */
    undo: (ticket?: number): Promise<boolean> => back(
      () => (ticket === undefined ? history.get().undo.at(-1) : taken.get(ticket)),
      (id) => history.set({ ...history.get(), redo: withLast(history.get().redo, id) }),
    ),
    redo: (): Promise<boolean> => back(
      () => history.get().redo.at(-1),
      (id) => history.set({ ...history.get(), undo: withLast(history.get().undo, id) }),
    ),
    /** True while something has not been answered. */
    isBusy: (): boolean => queue.length > 0,
  };
};

export type Assigner = ReturnType<typeof createAssigner>;
