import { COPY_LASTS_MS } from '#domain/offline/limits';
import { keepChange } from '../sync/keepChange';
import { keyWith, type Change, type ChangeStore, type SyncKind } from '../sync/change';
import { changeStore } from './changeStore';
import { orFull, type WorkspaceDatabase } from './database';
import type { Device, Shown } from './device';

export type KindOf = (change: Pick<Change, 'entity' | 'key'>) => SyncKind;

export interface OpenDevice extends Device {
  readonly store: ChangeStore;
  readonly database: WorkspaceDatabase;
  readonly user: number;
  /** The stamps of copies, by the number of the record. */
  stamps(prefix: string): Promise<{ id: number; stamp: string }[]>;
  /** The server has said that these are as they are here. */
  confirm(keys: readonly string[]): Promise<void>;
  /** Forgets copies that are too old to be shown, and those of a kind that are not among these. */
  forget(prefix: string, but: ReadonlySet<string>): Promise<void>;
}

/** The device's database as one user sees it. */
export const openDevice = (
  database: WorkspaceDatabase,
  user: number,
  kindOf: KindOf,
  now: () => number = Date.now,
): OpenDevice => {
  const { cache } = database.tables;
  const store = changeStore(database, user, now);
  /** A clock that jumps makes a copy no younger: one from the future is as old as it says. */
  const isFresh = (at: number): boolean => Math.abs(now() - at) <= COPY_LASTS_MS;
  const copy = async (key: string): Promise<unknown> => {
    const found = await cache.get([user, key]);
    return found && isFresh(found.at) ? found.value : undefined;
  };
  const ofKind = (prefix: string) => cache.where('[user+key]').between([user, `${prefix}:`], [user, `${prefix};`]);
  const ownOf = async (prefix: string): Promise<Change[]> =>
    (await store.all()).filter(({ key }) => key.startsWith(`${prefix}:`));
  const shownAs = (change: Change): Shown => ({ key: change.key, draft: change.mine, change });

  return {
    store,
    database,
    user,
    shown: async (prefix, id) => {
      const number = id < 0 ? (await store.numbers()).get(id) : id;
      if (number === undefined) {
        const own = (await ownOf(prefix)).find(({ local }) => local === id);
        return own ? shownAs(own) : null;
      }
      const key = keyWith(`${prefix}:`, number);
      const change = await store.one(key);
      if (change) return shownAs(change);
      const draft = await copy(key);
      return draft === undefined ? null : { key, draft, change: null };
    },
    all: async (prefix) => {
      const own = await ownOf(prefix);
      const changed = new Set(own.map(({ key }) => key));
      const copies = (await ofKind(prefix).toArray()).filter(({ key, at }) => isFresh(at) && !changed.has(key));
      return [...own.map(shownAs), ...copies.map(({ key, value }) => ({ key, draft: value, change: null }))];
    },
    copy,
    keepCopies: (copies) =>
      orFull(
        database.dexie.transaction('rw', cache, async () => {
          await cache.bulkPut(copies.map(({ key, value, stamp = null }) => ({ user, key, value, stamp, at: now() })));
        }),
      ),
    keep: (kept) => keepChange(store, kindOf(kept), kept, now),
    stamps: async (prefix) =>
      (await ofKind(prefix).toArray()).flatMap(({ key, stamp, at }) => {
        const id = Number(key.slice(prefix.length + 1));
        return stamp !== null && isFresh(at) ? [{ id, stamp }] : [];
      }),
    confirm: async (keys) => {
      await cache
        .where('[user+key]')
        .anyOf(keys.map((key) => [user, key]))
        .modify({ at: now() });
    },
    forget: async (prefix, but) => {
      await ofKind(prefix)
        .filter(({ key, at }) => !isFresh(at) || !but.has(key))
        .delete();
    },
  };
};
