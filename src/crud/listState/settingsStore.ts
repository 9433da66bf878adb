import type { Store } from 'ra-core';

/** Under which react-admin's own store kept the same, before [OFF-009]. */
const EARLIER = 'RaStore';

type Listener = Parameters<Store['subscribe']>[1];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Brings what an earlier version kept under keys that are not the app's. */
const bringEarlier = (storage: Storage, prefix: string, userId: number): void => {
  const earlier = `${EARLIER}trowel:${userId}.`;
  for (const key of Object.keys(storage).filter((one) => one.startsWith(earlier))) {
    const name = key.slice(earlier.length);
    const text = storage.getItem(key);
    storage.removeItem(key);
    if (text !== null && name !== 'version' && storage.getItem(prefix + name) === null)
      storage.setItem(prefix + name, text);
  }
};

/** Where storage is forbidden there is none. */
const browserStorage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/**
 * The settings of lists as react-admin keeps them, columns, filters and views, under `trowel:{user_id}:{name}`: every
 * key of ours in local storage begins with the application's [OFF-009]. Where storage is forbidden or full, a setting
 * lives as long as the page.
 */
export const settingsStore = (userId: number, storage: Storage | null = browserStorage()): Store => {
  const prefix = `trowel:${userId}:`;
  const unkept = new Map<string, string>();
  const listeners = new Map<string, Set<Listener>>();
  if (storage) bringEarlier(storage, prefix, userId);

  const publish = (name: string, value: unknown): void => {
    for (const listener of listeners.get(name) ?? []) listener(value);
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key?.startsWith(prefix)) publish(key.slice(prefix.length), newValue === null ? undefined : parsed(newValue));
  };
  const textOf = (name: string): string | null => unkept.get(name) ?? storage?.getItem(prefix + name) ?? null;
  const removeItem = (name: string): void => {
    unkept.delete(name);
    storage?.removeItem(prefix + name);
    publish(name, undefined);
  };
  const names = (start = ''): string[] => {
    const kept = Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix));
    const all = new Set([...kept.map((key) => key.slice(prefix.length)), ...unkept.keys()]);
    return [...all].filter((name) => name.startsWith(start));
  };
  const keep = (name: string, text: string): void => {
    try {
      storage?.setItem(prefix + name, text);
      if (storage) return void unkept.delete(name);
    } catch {
      // It is full.
    }
    unkept.set(name, text);
  };

  return {
    setup: () => window.addEventListener('storage', onStorage),
    teardown: () => window.removeEventListener('storage', onStorage),
    getItem: (name, fallback) => {
      const text = textOf(name);
      try {
        return text === null ? fallback : JSON.parse(text);
      } catch {
        return fallback;
      }
    },
    setItem: (name, value) => {
      if (value === undefined) return removeItem(name);
      keep(name, JSON.stringify(value));
      return publish(name, value);
    },
    removeItem,
    removeItems: (start) => {
      for (const name of names(start)) removeItem(name);
    },
    reset: () => {
      for (const name of names()) removeItem(name);
    },
    subscribe: (name, listener) => {
      const own = listeners.get(name) ?? new Set<Listener>();
      listeners.set(name, own.add(listener));
      return () => void own.delete(listener);
    },
    listItems: (start) => Object.fromEntries(names(start).map((name) => [name, parsed(textOf(name) ?? 'null')])),
  };
};
