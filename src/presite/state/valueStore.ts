import { useSyncExternalStore } from 'react';

/** One value with listeners. */
export interface ValueStore<Value> {
  get: () => Value;
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export const valueStore = <Value>(first: Value): ValueStore<Value> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** A part of a store's value; draws anew only when that part is another one. The part must be found, not made. */
export const useSelected = <Value, Part>(store: ValueStore<Value>, select: (value: Value) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));

export const useValue = <Value>(store: ValueStore<Value>): Value => useSyncExternalStore(store.subscribe, store.get);
