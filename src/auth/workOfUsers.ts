import { isRecord } from '#domain/values';
import { fieldRows } from '../connectivity/fieldRows';
import { DRAFTS, FIELD, WORK } from '../store/keptRow';

/** The databases of what waits: rows of a user each, photos in one of their own. */
const WORKSPACE = 'trowel';
const PHOTOS = 'trowel-photos';
/** Copies of what the server has: nobody's work. */
const COPIES = 'cache';

/** The database, without Dexie, since logging in and out come before that; null where there is none. */
const opened = (name: string): Promise<IDBDatabase | null> =>
  new Promise((resolve) => {
    try {
      const request = window.indexedDB.open(name);
      // Looking does not make one.
      request.addEventListener('upgradeneeded', () => request.transaction?.abort());
      request.addEventListener('success', () => {
        request.result.addEventListener('versionchange', () => request.result.close());
        resolve(request.result);
      });
      for (const end of ['error', 'blocked']) request.addEventListener(end, () => resolve(null));
    } catch {
      resolve(null); // A browser that forbids it keeps nothing.
    }
  });

const drop = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = window.indexedDB.deleteDatabase(name);
    // A blocked deletion happens as soon as the last tab lets go; waiting for it would hold up the logout.
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ['complete', 'error', 'abort']) transaction.addEventListener(end, () => resolve());
  });

/** All rows of a user: their keys begin with the number, and a list comes after every text. */
const rowsOf = (user: number): IDBKeyRange => IDBKeyRange.bound([user], [user, []]);

/**
 * Deletes the workspace of a user, and all copies of what the server has. What another user of this device has not sent
 * stays under that user's number, read by nobody else, until that user's next login [OFF-031].
 */
export const forgetWorkspace = async (user: number | null): Promise<void> => {
  const database = await opened(WORKSPACE);
  if (!database) return;
  const names = [...database.objectStoreNames];
  let left = 0;
  if (names.length > 0) {
    const transaction = database.transaction(names, 'readwrite');
    for (const name of names) {
      const store = transaction.objectStore(name);
      if (name === COPIES) store.clear();
      else if (user !== null) store.delete(rowsOf(user));
      const count = store.count();
      count.addEventListener('success', () => {
        left += count.result;
      });
    }
    await ended(transaction);
  }
  database.close();
  if (left === 0) await drop(WORKSPACE);
};

/** Marks and checks that a user has not sent; drafts stay, under the number of their user, whom alone they are offered to. */
export const forgetFieldRows = async (user: number | null): Promise<void> => {
  fieldRows.forget(String(user));
  const database = await opened(WORK);
  if (!database) return;
  const stores = [FIELD, DRAFTS].filter((name) => database.objectStoreNames.contains(name));
  let left = 0;
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    for (const name of stores) {
      const request = transaction.objectStore(name).openCursor();
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (!cursor) return;
        const row: unknown = cursor.value;
        if (name === FIELD && isRecord(row) && row.user === String(user)) cursor.delete();
        else left += 1;
        cursor.continue();
      });
    }
    await ended(transaction);
  }
  database.close();
  if (left === 0) await drop(WORK);
};

/** What earlier versions kept here and could not be moved yet: somebody's unsent or unsaved work. */
const UNMOVED = /^trowel(-marks$|:(check|draft|inventory-count):)/;

/** Empties local storage, but for what is still to be moved out of it. */
export const forgetLocalStorage = (): void => {
  for (const key of Object.keys(window.localStorage)) if (!UNMOVED.test(key)) window.localStorage.removeItem(key);
};

/** How many rows of a table are somebody else's, of those that wait. */
const countRows = async (name: string, tables: readonly string[], user: number | null): Promise<number> => {
  const database = await opened(name);
  if (!database) return 0;
  const found = tables.filter((table) => database.objectStoreNames.contains(table));
  let count = 0;
  if (found.length > 0) {
    const transaction = database.transaction(found);
    for (const table of found) {
      const request = transaction.objectStore(table).openCursor();
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (!cursor) return;
        const row: unknown = cursor.value;
        if (isRecord(row) && String(row.user) !== String(user) && typeof row.abandoned_at !== 'number') count += 1;
        cursor.continue();
      });
    }
    await ended(transaction);
  }
  database.close();
  return count;
};

/** How much other users of this device have not sent: told as a number, and nothing of what it is. */
export const countOfOthers = async (user: number | null): Promise<number> => {
  try {
    const rows = await countRows(WORKSPACE, ['changes', 'files'], user);
    const photos = await countRows(PHOTOS, ['photos'], user);
    return rows + photos + (await countRows(WORK, [FIELD], user));
  } catch {
    return 0;
  }
};
