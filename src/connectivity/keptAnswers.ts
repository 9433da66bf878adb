import { SEEN_STEP_MS } from '../clock/deviceClock';
import { inStore, openDatabase } from '../store/database';
import { createValueStore } from '../store/valueStore';

/** An answer of the server as it came, for the user who asked. */
interface KeptAnswer {
  key: string;
  user: number;
  at: number;
  /** The address of the screen that asked. */
  path: string;
  /** About its size, in bytes. */
  bytes: number;
  data: Record<string, unknown>;
}
/** The metadata of a kept answer. */
type Facts = Omit<KeptAnswer, 'data'>;

const DATABASE = 'trowel-answers';
const STORE = 'answers';
/** Its entries say all that is to be known of answers, without reading them. */
const FACTS = 'facts';
const FACTS_OF: readonly (keyof Facts)[] = ['at', 'user', 'bytes', 'path'];
/** Older answers are not used [OFF-008]. */
const LIMIT_MS = 2 * 86_400_000;
const MAX_ANSWERS = 400;
const MAX_BYTES = 30_000_000;
/** What is too much is dropped after so many answers, not after each. */
const TIDY_EVERY = 40;

const run = async <Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> => {
  const database = await openDatabase(DATABASE, 2, (made) => {
    if (made.objectStoreNames.contains(STORE)) made.deleteObjectStore(STORE);
    made.createObjectStore(STORE, { keyPath: 'key' }).createIndex(FACTS, [...FACTS_OF]);
  });
  try {
    // Copies of what the server has need not be on the disk at once.
    return await inStore(database, STORE, mode, act, 'relaxed');
  } finally {
    database.close();
  }
};

/** What there is, the oldest first. */
const readFacts = async (): Promise<Facts[]> => {
  const found: Facts[] = [];
  await run('readonly', (store) => {
    const request = store.index(FACTS).openKeyCursor();
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return;
      const { key, primaryKey } = cursor;
      if (Array.isArray(key) && typeof primaryKey === 'string') {
        const [at, user, bytes, path] = key;
        if (typeof path === 'string')
          found.push({ key: primaryKey, at: Number(at), user: Number(user), bytes: Number(bytes), path });
      }
      cursor.continue();
    });
    return request;
  }).catch(() => undefined);
  return found;
};

/** One of the last minute before a clock was put back may be later than what the clock remembers [FLD-009]. */
const isUsable = (kept: Pick<Facts, 'user' | 'at'>, user: number, now: number): boolean =>
  kept.user === user && kept.at - now <= SEEN_STEP_MS && now - kept.at <= LIMIT_MS;

let puts = 0;

/** What this browser keeps of the server's answers, each user's for themselves and for two days; a full device keeps none. */
export const keptAnswers = {
  put: async (
    key: string,
    user: number,
    data: Record<string, unknown>,
    now: number,
    path = `${globalThis.location?.pathname ?? '/'}${globalThis.location?.search ?? ''}`,
  ): Promise<void> => {
    const answer: KeptAnswer = { key: `${user} ${key}`, user, at: now, path, bytes: JSON.stringify(data).length, data };
    await run('readwrite', (store) => store.put(answer)).catch(() => undefined);
    puts += 1;
    if (puts % TIDY_EVERY === 0) await keptAnswers.tidy(user, now);
  },
  get: async (key: string, user: number, now: number): Promise<Pick<KeptAnswer, 'at' | 'data'> | null> => {
    const kept = await run<KeptAnswer | undefined>('readonly', (store) => store.get(`${user} ${key}`)).catch(
      () => undefined,
    );
    return kept && isUsable(kept, user, now) ? kept : null;
  },
  /** What there is of the user's, the oldest first. */
  facts: async (user: number, now: number): Promise<Facts[]> =>
    (await readFacts()).filter((kept) => isUsable(kept, user, now)),
  /** Drops what is old, what is too much, and all of other users. */
  tidy: async (user: number, now: number): Promise<void> => {
    let [count, bytes] = [0, 0];
    for (const kept of (await readFacts()).toReversed()) {
      const isKept = isUsable(kept, user, now) && count < MAX_ANSWERS && bytes + kept.bytes <= MAX_BYTES;
      if (isKept) {
        count += 1;
        bytes += kept.bytes;
      } else await run('readwrite', (store) => store.delete(kept.key)).catch(() => undefined);
    }
  },
};

/** The oldest kept answer that the screen shows; null while all of it came from the server. */
export const shownAsOf = createValueStore<number | null>(null);

export const noteShown = (at: number): void => {
  const before = shownAsOf.get();
  if (before === null || at < before) shownAsOf.set(at);
};
