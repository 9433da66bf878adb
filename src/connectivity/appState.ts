import { isRecord } from '#domain/values';

type Kept = Readonly<Record<string, unknown>>;

/** Who was signed in here last: whose state is read before anybody could be asked. */
const USER = 'trowel:user';
const NOTHING: Kept = {};

const storage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

const parsed = (text: string | null): Kept => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : NOTHING;
  } catch {
    return NOTHING;
  }
};

/** Where storage is forbidden, the state lives as long as the page. */
const unkept = new Map<string, string>();
const read = (key: string): string | null => {
  try {
    return storage()?.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
};
const write = (key: string, text: string): void => {
  try {
    const place = storage();
    if (!place) throw new Error('no storage');
    place.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
};

/** Whose page this is, also when the browser clears its storage under it. */
let opened: number | null = null;

const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};
let last: { text: string | null; kept: Kept } = { text: null, kept: NOTHING };

/**
 * What a reload needs of the user's app, under the one key `trowel:{user_id}` of local storage: the mode, and who may
 * open the app without a network. Never tokens. Each user has their own [OFF-009 OFF-031].
 */
export const appState = {
  userId: (): number | null => {
    const id = Number(read(USER));
    return Number.isSafeInteger(id) && id > 0 ? id : opened;
  },
  /** From here on it is this user's. */
  open: (userId: number): void => {
    opened = userId;
    if (read(USER) === String(userId)) return;
    write(USER, String(userId));
    notify();
  },
  /** Nobody is signed in here any more. */
  close: (): void => {
    opened = null;
  },
  read: (): Kept => {
    const id = appState.userId();
    const text = id === null ? null : read(`trowel:${id}`);
    if (text !== last.text) last = { text, kept: parsed(text) };
    return last.kept;
  },
  keep: (part: Kept): void => {
    const id = appState.userId();
    if (id === null) return;
    if (read(USER) === null) write(USER, String(id));
    write(`trowel:${id}`, JSON.stringify({ ...appState.read(), ...part }));
    notify();
  },
  /** Told of changes in this tab and in others. */
  subscribe: (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === null || /^trowel:(user|\d+)$/.test(event.key)) listener();
    };
    listeners.add(listener);
    globalThis.addEventListener?.('storage', onStorage);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener?.('storage', onStorage);
    };
  },
};
