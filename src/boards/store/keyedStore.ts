import { createChannels } from './channels';

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
