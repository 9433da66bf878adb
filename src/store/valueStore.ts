/** One value with listeners. */
export const createValueStore = <Value>(first: Value) => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type ValueStore<Value> = ReturnType<typeof createValueStore<Value>>;
