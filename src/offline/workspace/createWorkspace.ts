import { Dexie, liveQuery } from 'dexie';
import { ABANDONED_LASTS_MS } from '#domain/offline/limits';
import type { DeviceWork, ListedChange, Workspace } from '../../connectivity/contract';
import type { DeviceFile, FileSource } from '../files/deviceFiles';
import type { Change, SyncRefusal } from '../sync/change';
import { createSync, type SyncWorld } from '../sync/createSync';
import { newAction } from '../sync/newAction';
import { askUser } from './questions';
import { orFull, type Abandoned } from './database';
import type { KindOf, OpenDevice } from './openDevice';

/** One tab sends; another one waits until it has. */
const LOCK = 'trowel-sync';

export interface WorkspaceWorld {
  device: OpenDevice;
  kindOf: KindOf;
  send: SyncWorld['send'];
  /** What a change that stays is told with, in the language of the screen. */
  words: (refusal: SyncRefusal) => string;
  /** Where files wait, which go after all else. */
  sources?: readonly FileSource[];
  now?: () => number;
}

/** The changes of this device as the shell sees them. */
export const createWorkspace = ({
  device: { database, store, user },
  kindOf,
  send,
  words,
  sources = [],
  now = Date.now,
}: WorkspaceWorld): Workspace & { retell: () => void; close: () => void } => {
  const { dexie, tables } = database;
  const listeners = new Set<() => void>();
  let kept: { changes: readonly Change[]; abandoned: readonly Abandoned[] } = { changes: [], abandoned: [] };
  let shown: DeviceWork = { unsynced: [], abandoned: [] };
  const listed = ({ key, file_name, at, problem, size, thumbnail, bytes }: DeviceFile): ListedChange => ({
    key,
    title: file_name,
    at,
    problem: problem && words(problem),
    file: { size, thumbnail, bytes },
  });
  const publish = (): void => {
    const files = sources.flatMap((source) => source.files());
    const changes = kept.changes.map(({ key, title, changed_at, refusal }): ListedChange => ({
      key,
      title,
      at: Date.parse(changed_at),
      problem: refusal && words(refusal),
    }));
    const given = kept.abandoned.map(({ key, at, change }): ListedChange => ({
      key,
      title: change.title,
      at,
      problem: null,
    }));
    shown = {
      unsynced: [...changes, ...files.filter(({ isAbandoned }) => !isAbandoned).map(listed)],
      abandoned: [...given, ...files.filter(({ isAbandoned }) => isAbandoned).map(listed)],
    };
    for (const listener of listeners) listener();
  };
  const holding = (key: string): FileSource | undefined =>
    sources.find((source) => source.files().some((file) => file.key === key));
  // By the primary key: what is deleted by it is not told to a watch of another index.
  const range = [
    [user, Dexie.minKey],
    [user, Dexie.maxKey],
  ] as const;
  // Also what other tabs keep.
  const watch = liveQuery(async () => ({
    changes: await tables.changes
      .where('[user+key]')
      .between(...range)
      .toArray(),
    abandoned: await tables.abandoned
      .where('[user+key]')
      .between(...range)
      .toArray(),
  })).subscribe({
    next: ({ changes, abandoned }) => {
      kept = { changes, abandoned: abandoned.filter(({ at }) => now() - at <= ABANDONED_LASTS_MS) };
      publish();
    },
    // A browser that keeps nothing has nothing to tell of.
    error: () => undefined,
  });
  const unfollow = sources.map((source) => source.subscribe(publish));
  const sync = createSync({ store, kindOf, send, resolve: askUser, newAction });
  const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
    'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

  return {
    unsynced: () => shown.unsynced.length,
    work: () => shown,
    restore: async (key) => {
      const source = holding(key);
      if (source) {
        await source.restore(key);
        return true;
      }
      return orFull(
        dexie.transaction('rw', [tables.changes, tables.abandoned], async () => {
          const given = await tables.abandoned.get([user, key]);
          if (!given) return true;
          if (await tables.changes.get([user, given.change.key])) return false;
          await tables.changes.put({ ...given.change, user });
          await tables.abandoned.delete([user, key]);
          return true;
        }),
      );
    },
    forget: async (key) => {
      await (holding(key)?.remove(key) ?? tables.abandoned.delete([user, key]));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sync: async (onProgress) => {
      const { synced, failed, stopped } = await alone(() => sync.run(onProgress));
      const told = failed.map(({ key, title, ...refusal }) => ({ key, title, message: words(refusal) }));
      if (stopped === null) {
        for (const source of sources) await source.send((done, of) => onProgress(done, of, 'files'));
        return { synced, failed: told };
      }
      // What was not reached stays as it is, and is told like what was refused.
      const known = new Set(failed.map(({ key }) => key));
      const left = (await store.all()).filter(({ key }) => !known.has(key));
      const message = words({ code: stopped === 'session' ? 'session' : 'connection', message: '' });
      return { synced, failed: [...told, ...left.map(({ key, title }) => ({ key, title, message }))] };
    },
    abandon: async () => {
      await alone(() =>
        dexie.transaction('rw', [tables.changes, tables.abandoned], async () => {
          const own = await tables.changes.where('user').equals(user).toArray();
          await tables.abandoned
            .where('user')
            .equals(user)
            .filter(({ at }) => now() - at > ABANDONED_LASTS_MS)
            .delete();
          // One record may be given up more than once: each time is kept.
          await tables.abandoned.bulkPut(
            own.map(({ user: _user, ...change }) => ({ user, key: `${change.key} ${now()}`, at: now(), change })),
          );
          await tables.changes.where('user').equals(user).delete();
        }),
      );
      for (const source of sources) await source.abandon();
    },
    clear: async () => {
      await dexie.transaction('rw', dexie.tables, async () => {
        for (const table of dexie.tables) await table.where('user').equals(user).delete();
      });
      for (const source of sources) for (const { key } of source.files()) await source.remove(key);
    },
    /** The language of the screen is another one: what is listed is said anew. */
    retell: publish,
    close: () => {
      watch.unsubscribe();
      for (const stop of unfollow) stop();
    },
  };
};
