import { useSyncExternalStore } from 'react';
import type { ValueStore } from './valueStore';

/** A part of a store's value; draws anew only when that part is another one. The part must be found, not made. */
export const useSelected = <Value, Part>(store: ValueStore<Value>, select: (value: Value) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));

export const useValue = <Value>(store: ValueStore<Value>): Value => useSyncExternalStore(store.subscribe, store.get);
