import type { Change, ChangeStore, LocalNumber } from '../sync/change';

/** The changes of a file, as a sync finds those of a device. Nothing of them is kept on this one. */
export const changesInMemory = (found: readonly Change[], known: readonly LocalNumber[]): ChangeStore => {
  const changes = new Map(found.map((change) => [change.key, change]));
  const numbers = new Map(known.map(({ local, id }) => [local, id]));
  return {
    all: async () => [...changes.values()],
    one: async (key) => changes.get(key),
    numbers: async () => numbers,
    modify: async (key, decide) => {
      const { put = [], remove = [], numbers: got = [] } = decide(changes.get(key));
      for (const gone of remove) changes.delete(gone);
      for (const change of put) changes.set(change.key, change);
      for (const { local, id } of got) numbers.set(local, id);
    },
  };
};
