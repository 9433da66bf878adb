import { ABANDONED_LASTS_MS } from '#domain/offline/limits';
import { CallError } from '../../dataProvider/CallError';
import { saidOf } from '../../dataProvider/errorText';
import { isUploadError } from '../../files/putFile';
import { mayAsk } from '../../connectivity/gate';
import { hasRoom } from '../../offline/files/room';
import { createValueStore } from '../../store/valueStore';
import { keptPhotos, NoRoom, type KeptPhoto } from './keptPhotos';
import type { SendPhoto } from './sendPhoto';

/** A photo on its way. */
export interface WaitingPhoto {
  photo: KeptPhoto;
  state: 'waiting' | 'sending' | 'refused';
  /** From 0 to 1. */
  fraction: number;
  /** Why it lives only as long as this page; null for one that is kept. */
  unkept: Unkept | null;
}

/** The device has no room, or the browser keeps nothing, as in some private windows. */
export type Unkept = 'full' | 'private';

/** So much is held in memory where nothing can be kept, in bytes. */
const MAX_IN_MEMORY = 96 * 1024 * 1024;
const inMemory = new Map<string, { photo: KeptPhoto; why: Unkept }>();

const put = async (photo: KeptPhoto): Promise<void> => {
  const held = inMemory.get(photo.id);
  if (held) inMemory.set(photo.id, { ...held, photo });
  else await keptPhotos.put(photo);
};
const remove = async (id: string): Promise<void> => {
  if (!inMemory.delete(id)) await keptPhotos.remove(id);
};
/** What is kept, also by other tabs, and what this page holds. */
const all = async (): Promise<KeptPhoto[]> => [
  ...(await keptPhotos.all().catch(() => [])),
  ...[...inMemory.values()].map(({ photo }) => photo),
];

/** Keeps a photo, or holds it as long as the page is open. @throws when there is no room for that either */
const keepOrHold = async (photo: KeptPhoto): Promise<Unkept | null> => {
  const hasPlace = await hasRoom(photo.blob.size);
  try {
    if (hasPlace) {
      await keptPhotos.put(photo);
      return null;
    }
  } catch (error) {
    if (!(error instanceof NoRoom)) return hold(photo, 'private');
  }
  return hold(photo, 'full');
};
const hold = (photo: KeptPhoto, why: Unkept): Unkept => {
  const held = [...inMemory.values()].reduce((bytes, one) => bytes + one.photo.blob.size, 0);
  if (held + photo.blob.size > MAX_IN_MEMORY) throw new NoRoom('no room');
  inMemory.set(photo.id, { photo, why });
  return why;
};
const unkeptOf = (id: string): Unkept | null => inMemory.get(id)?.why ?? null;

const RETRY_MS = 15_000;
/** One tab sends; the others show what waits. */
const LOCK = 'trowel-photos';

const store = createValueStore<readonly WaitingPhoto[]>([]);
const arrived = createValueStore(0);
const abandoned = createValueStore<readonly KeptPhoto[]>([]);

const set = (id: string, change: Partial<WaitingPhoto>): void =>
  store.set(store.get().map((one) => (one.photo.id === id ? { ...one, ...change } : one)));

/**
 * Said by the server, hence no use to try again: all but a lost connection, a server that is away or busy, and a login
 * that has ended.
 */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.kind === 'answered' &&
  ![401, 408, 409, 425, 429].includes(error.status) &&
  error.status < 500;

let running = false;
/** Asked to go on while it was going: the network may have come back since. */
let isAsked = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const sendOne = async (send: SendPhoto, given: KeptPhoto): Promise<'gone' | 'later'> => {
  let photo = given;
  // What is removed or given up while it is on its way is not written anew.
  const keep = async (): Promise<void> => {
    if (store.get().some((one) => one.photo.id === photo.id)) await put(photo);
  };
  set(photo.id, { state: 'sending', fraction: 0 });
  try {
    await send(
      photo,
      async (sent_key) => {
        photo = { ...photo, sent_key };
        await keep();
      },
      (fraction) => set(photo.id, { fraction }),
    );
  } catch (error) {
    // Bytes that the server no longer has are sent anew.
    const isGone = error instanceof CallError && error.status === 409;
    const refused =
      isRefusal(error) ||
      (isUploadError(error) && error instanceof CallError && error.status >= 400 && error.status < 500);
    photo = {
      ...photo,
      sent_key: isGone ? null : photo.sent_key,
      refused: refused ? saidOf(error) : null,
    };
    await keep();
    set(photo.id, { photo, state: refused ? 'refused' : 'waiting', fraction: 0 });
    return refused ? 'gone' : 'later';
  }
  await remove(photo.id);
  store.set(store.get().filter((one) => one.photo.id !== photo.id));
  arrived.set(arrived.get() + 1);
  return 'gone';
};

/** Sends what waits, one after the other. @returns false when the rest waits for the network */
const sendAll = async (send: SendPhoto): Promise<boolean> => {
  for (;;) {
    const next = store.get().find(({ state }) => state === 'waiting');
    if (!next) return true;
    if ((await sendOne(send, next.photo)) === 'later') return false;
  }
};

const addedAt = ({ kept_at, taken_at }: KeptPhoto): string => kept_at ?? taken_at;

/** What is kept, also by other tabs and by those that were closed; sent in the order in which it was added. */
const read = async (user: string): Promise<void> => {
  const known = new Map(store.get().map((one) => [one.photo.id, one]));
  const photos = (await all()).filter((photo) => photo.user === user);
  const given = photos.filter(({ abandoned_at }) => abandoned_at !== undefined);
  const isOver = ({ abandoned_at = 0 }: KeptPhoto): boolean => Date.now() - abandoned_at > ABANDONED_LASTS_MS;
  for (const { id } of given.filter(isOver)) await remove(id);
  abandoned.set(given.filter((photo) => !isOver(photo)));
  const left = photos
    .filter(({ abandoned_at }) => abandoned_at === undefined)
    .toSorted((one, other) => addedAt(one).localeCompare(addedAt(other)) || one.id.localeCompare(other.id));
  store.set(
    left.map(
      (photo): WaitingPhoto =>
        known.get(photo.id) ?? {
          photo,
          state: photo.refused === null ? 'waiting' : 'refused',
          fraction: 0,
          unkept: unkeptOf(photo.id),
        },
    ),
  );
};

/** Goes on with what this browser has kept for a user; it waits for a tab that is sending already. */
const start = async (send: SendPhoto, user: string): Promise<void> => {
  isAsked = running;
  if (running) return;
  running = true;
  clearTimeout(timer);
  const work = async (): Promise<boolean> => {
    await read(user);
    // Offline nothing is sent: it waits for the way back.
    return mayAsk() && sendAll(send);
  };
  let isDone = false;
  try {
    isDone = await ('locks' in navigator ? navigator.locks.request(LOCK, work) : work());
  } finally {
    running = false;
  }
  if (isAsked) goOn(send, user);
  else if (!isDone) timer = setTimeout(() => goOn(send, user), RETRY_MS);
  else if (store.get().some(({ state }) => state === 'waiting')) goOn(send, user);
};

// A browser without a database keeps nothing, and has nothing to go on with.
const goOn = (send: SendPhoto, user: string): void => void start(send, user).catch(() => undefined);

/**
 * The photos that wait to be sent: kept in the browser before anything else, sent behind whatever the user does
 * [FLD-005].
 */
export const photoQueue = {
  waiting: store,
  /** What was given up in the last days. */
  abandoned,
  /** How many have arrived since the page was opened: whoever shows a list reads it anew. */
  arrived,
  resume: goOn,
  /** Sends what waits, and tells when that is over. */
  flush: (send: SendPhoto, user: string): Promise<void> => start(send, user).catch(() => undefined),
  /**
   * Keeps files, then sends them; where this browser keeps nothing or has no room, out of this page's memory [FLD-012].
   * @throws when there is no room for that either
   */
  add: async (taken: readonly KeptPhoto[], send: SendPhoto): Promise<void> => {
    for (const photo of taken) {
      const unkept = await keepOrHold(photo);
      store.set([...store.get(), { photo, state: 'waiting', fraction: 0, unkept }]);
    }
    const [first] = taken;
    if (first) goOn(send, first.user);
  },
  again: async (id: string, send: SendPhoto): Promise<void> => {
    const found = store.get().find(({ photo }) => photo.id === id);
    if (!found) return;
    const photo = { ...found.photo, refused: null };
    await put(photo);
    set(id, { photo, state: 'waiting', fraction: 0 });
    goOn(send, photo.user);
  },
  drop: async (id: string): Promise<void> => {
    await remove(id);
    store.set(store.get().filter(({ photo }) => photo.id !== id));
    abandoned.set(abandoned.get().filter((photo) => photo.id !== id));
  },
  /** Gives up what waits: kept for some days more, and not sent [OFF-032]. */
  abandon: async (abandoned_at: number): Promise<void> => {
    for (const { photo } of store.get()) {
      const given = { ...photo, abandoned_at };
      await put(given);
      store.set(store.get().filter((one) => one.photo.id !== photo.id));
      abandoned.set([...abandoned.get(), given]);
    }
  },
  restore: async (id: string, send: SendPhoto): Promise<void> => {
    const found = abandoned.get().find((photo) => photo.id === id);
    if (!found) return;
    const { abandoned_at: _at, ...photo } = found;
    await put(photo);
    abandoned.set(abandoned.get().filter((one) => one.id !== id));
    goOn(send, photo.user);
  },
};
