import { useCallback, useSyncExternalStore } from 'react';
import type { KeyedStore } from './keyedStore';

/** The value of one key; draws anew only when that one changes. */
export const useKeyed = <Value>(store: KeyedStore<Value>, key: string): Value | undefined =>
  useSyncExternalStore(
    useCallback((listener) => store.subscribe(key, listener), [store, key]),
    () => store.get(key),
  );
