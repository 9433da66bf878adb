import { inStore, openDatabase } from './database';
import { DRAFTS, FIELD, MOVED, WORK, type KeptRow } from './keptRow';

/** What earlier versions kept in local storage. */
const EARLIER = /^trowel(-marks$|:(check|draft|inventory-count):)/;

let opened: IDBDatabase | null = null;
let opening: Promise<IDBDatabase> | null = null;

const earlierKeys = (): string[] => {
  try {
    return Object.keys(globalThis.localStorage).filter((key) => EARLIER.test(key));
  } catch {
    return [];
  }
};

const connect = async (): Promise<IDBDatabase> => {
  const database = await openDatabase(WORK, 1, (made) => {
    for (const store of [FIELD, DRAFTS]) made.createObjectStore(store, { keyPath: 'key' });
    made.createObjectStore(MOVED);
  });
  const keys = earlierKeys();
  if (keys.length > 0) {
    const { moveFromLocalStorage } = await import('./moveFromLocalStorage');
    // What cannot be moved now stays where it is until the next start.
    await moveFromLocalStorage(database, keys).catch(() => undefined);
  }
  opened = database;
  const forget = (): void => closeRows(database);
  for (const end of ['close', 'versionchange']) database.addEventListener(end, forget);
  return database;
};

/** Lets go of the database; the next call opens it anew. */
export const closeRows = (database = opened): void => {
  database?.close();
  if (opened !== null && database !== opened) return;
  opened = null;
  opening = null;
};

const run = async <Value>(
  store: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> => {
  if (opened !== null)
    try {
      // Begun at once: the page may be going away.
      return await inStore(opened, store, mode, act);
    } catch (error) {
      // The browser took the database away, as iPhones do behind a locked screen.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      closeRows();
    }
  opening ??= connect().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return inStore(await opening, store, mode, act);
};

/** All keys that begin so. */
const beginningWith = (start: string): IDBKeyRange => IDBKeyRange.bound(start, `${start}\uffff`);

let channel: BroadcastChannel | null = null;
/** How tabs hear of each other's changes; without it each reads when it is opened. */
const tabs = (): BroadcastChannel | null => {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(WORK);
  return channel;
};

/**
 * One store of rows that are on the disk before a call resolves, in all of a user's tabs [FLD-007 OFF-009].
 * @throws where the browser keeps nothing or has no room
 */
export const keptRows = (store: string) => {
  const publish = (): void => tabs()?.postMessage(store);
  return {
    all: async (start = ''): Promise<KeptRow[]> =>
      (await run<KeptRow[]>(store, 'readonly', (rows) => rows.getAll(beginningWith(start)))).toSorted(
        (one, other) => one.order - other.order,
      ),
    count: (): Promise<number> => run(store, 'readonly', (rows) => rows.count()),
    put: async (row: KeptRow): Promise<void> => {
      await run(store, 'readwrite', (rows) => rows.put(row));
      publish();
    },
    remove: async (key: string): Promise<void> => {
      await run(store, 'readwrite', (rows) => rows.delete(key));
      publish();
    },
    clear: async (): Promise<void> => {
      await run(store, 'readwrite', (rows) => rows.clear());
      publish();
    },
    /** Calls back when another tab has changed a row. @returns what ends that */
    onChange: (listener: () => void): (() => void) => {
      const hear = ({ data }: MessageEvent): void => {
        if (data === store) listener();
      };
      const heard = tabs();
      heard?.addEventListener('message', hear);
      return () => heard?.removeEventListener('message', hear);
    },
  };
};
