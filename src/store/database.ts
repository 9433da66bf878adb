/**
 * Opens a database of this browser, and lets go of it when another tab deletes it.
 * @throws where the browser forbids it
 */
export const openDatabase = (
  name: string,
  version: number,
  upgrade: (database: IDBDatabase) => void,
): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = globalThis.indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => upgrade(request.result));
    request.addEventListener('success', () => {
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });

/**
 * Reads or writes one store. A write resolves once it is on the disk, not when the browser has only taken note of it
 * [FLD-007].
 * @throws InvalidStateError when the database was closed meanwhile, QuotaExceededError when there is no room
 */
export const inStore = <Value>(
  database: IDBDatabase,
  store: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
  durability: IDBTransactionDurability = 'strict',
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability });
    const request = act(transaction.objectStore(store));
    // WebKit calls a write that it has refused, such as of a Blob in a private window, complete once it was committed.
    transaction.addEventListener('complete', () => (request.error ? reject(request.error) : resolve(request.result)));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    // A page that goes away carries out what was committed, and gives up what waits for an answer first.
    if (mode === 'readwrite') transaction.commit?.();
  });
