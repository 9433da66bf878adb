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

export type Channels = ReturnType<typeof createChannels>;
