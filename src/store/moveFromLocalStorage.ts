import { isRecord } from '#domain/values';
import { DRAFTS, FIELD, MOVED, type KeptRow } from './keptRow';

interface Moved extends KeptRow {
  store: typeof FIELD | typeof DRAFTS;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const marksOf = (value: unknown, order: number): Moved[] =>
  (Array.isArray(value) ? value : []).flatMap((mark: unknown, index): Moved[] =>
    isRecord(mark) && typeof mark.id === 'string' && typeof mark.user === 'string'
      ? [{ store: FIELD, key: `mark:${mark.user}:${mark.id}`, user: mark.user, order: order + index, value: mark }]
      : [],
  );

/** What one entry of local storage is as rows; none where it is damaged. */
const rowsOf = (key: string, text: string, order: number): Moved[] => {
  const value = parsed(text);
  if (key === 'trowel-marks') return marksOf(value, order);
  const [, kind, user, rest] = /^trowel:([a-z-]+):(\d+)(?::(.*))?$/.exec(key) ?? [];
  if (user === undefined || !isRecord(value)) return [];
  const row = { user, order, value };
  if (kind === 'check') return [{ ...row, store: FIELD, key: `check:${user}:${rest}` }];
  if (kind === 'draft') return [{ ...row, store: DRAFTS, key: `${user}:${rest}` }];
  // Earlier versions kept the counts of a user under a key of their own.
  const count = { at: '', title: '', content: value, texts: [], settled: [] };
  return [{ ...row, store: DRAFTS, key: `${user}:inventory-count:@earlier`, value: count }];
};

/**
 * Moves what an earlier version kept in local storage. Local storage reaches the disk late: killed in between, an entry
 * is still there at the next start. It is moved once all the same, since the same transaction notes its text, and
 * nothing that was sent or given up meanwhile comes back [FLD-007].
 */
export const moveFromLocalStorage = async (database: IDBDatabase, keys: readonly string[]): Promise<void> => {
  const entries = keys.flatMap((key) => {
    const text = localStorage.getItem(key);
    return text === null ? [] : [{ key, text }];
  });
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction([FIELD, DRAFTS, MOVED], 'readwrite', { durability: 'strict' });
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not moved')));
    const moved = transaction.objectStore(MOVED);
    for (const { key, text } of entries) {
      const before = moved.get(key);
      before.addEventListener('success', () => {
        if (before.result === text) return;
        moved.put(text, key);
        for (const { store, ...row } of rowsOf(key, text, Date.now())) transaction.objectStore(store).put(row);
      });
    }
  });
  for (const { key, text } of entries) if (localStorage.getItem(key) === text) localStorage.removeItem(key);
};
