import type { Batch, Change, ChangeStore } from '../sync/change';
import { orFull, type WorkspaceDatabase } from './database';

const without = <Row extends { user: number }>({ user: _user, ...row }: Row): Omit<Row, 'user'> => row;

/** The changes of a user in the device's database: each batch is one transaction, on the disk before it is answered. */
export const changeStore = (
  { dexie, tables }: WorkspaceDatabase,
  user: number,
  now: () => number = Date.now,
): ChangeStore => {
  const { changes, numbers, cache } = tables;
  const write = async ({ put = [], remove = [], numbers: got = [], copies = [] }: Batch): Promise<void> => {
    if (remove.length > 0) await changes.bulkDelete(remove.map((key) => [user, key]));
    if (put.length > 0) await changes.bulkPut(put.map((change) => ({ ...change, user })));
    if (got.length > 0) await numbers.bulkPut(got.map((one) => ({ ...one, user })));
    // Its stamp is not known: the next look asks for it again.
    if (copies.length > 0)
      await cache.bulkPut(copies.map(({ key, value }) => ({ user, key, value, at: now(), stamp: null })));
  };
  const own = async (key: string): Promise<Change | undefined> => {
    const found = await changes.get([user, key]);
    return found && without(found);
  };
  return {
    all: async () => (await changes.where('user').equals(user).toArray()).map(without),
    one: own,
    numbers: async () =>
      new Map((await numbers.where('user').equals(user).toArray()).map(({ local, id }) => [local, id])),
    modify: (key, decide) =>
      orFull(dexie.transaction('rw', [changes, numbers, cache], async () => write(decide(await own(key))))),
  };
};
