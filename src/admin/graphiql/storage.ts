/** What GraphiQL asks of a place where it keeps its tabs and its history. */
export interface GraphiqlStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  clear: () => void;
  readonly length: number;
}

/** A place that lasts as long as the page. */
export const storageInMemory = (): GraphiqlStorage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
};

/**
 * A user's own part of the browser's storage: who signs in next on this device finds nothing of it. GraphiQL writes half
 * a second late; what a logout has cleared meanwhile stays empty, by a mark that it takes away.
 */
export const storageOf = (userId: number, store: Storage): GraphiqlStorage => {
  const prefix = `trowel.graphiql.${userId}.`;
  const mark = `${prefix}open`;
  const keys = (): string[] =>
    Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter(
      (key) => key.startsWith(prefix) && key !== mark,
    );
  store.setItem(mark, '1');
  return {
    getItem: (key) => store.getItem(prefix + key),
    setItem: (key, value) => {
      if (store.getItem(mark) !== null) store.setItem(prefix + key, value);
    },
    removeItem: (key) => store.removeItem(prefix + key),
    clear: () => keys().forEach((key) => store.removeItem(key)),
    get length() {
      return keys().length;
    },
  };
};
