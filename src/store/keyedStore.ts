/** Listeners by key: who shows one card hears of that card alone. */
export const createChannels = () => {
  const listeners = new Map<string, Set<() => void>>();
  return {
    subscribe: (key: string, listener: () => void): (() => void) => {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(key) === known) listeners.delete(key);
      };
    },
    emit: (key: string): void => {
      for (const listener of listeners.get(key) ?? []) listener();
    },
  };
};

/** A value by key with listeners by key: marks on cards that come and go without drawing anything else anew. */
export const createKeyedStore = <Value>() => {
  const values = new Map<string, Value>();
  const channels = createChannels();
  return {
    get: (key: string): Value | undefined => values.get(key),
    set: (key: string, value: Value | undefined): void => {
      if (values.get(key) === value) return;
      if (value === undefined) values.delete(key);
      else values.set(key, value);
      channels.emit(key);
    },
    keys: (): string[] => [...values.keys()],
    subscribe: channels.subscribe,
  };
};

export type KeyedStore<Value> = ReturnType<typeof createKeyedStore<Value>>;
