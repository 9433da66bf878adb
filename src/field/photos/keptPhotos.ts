import type { LocalText } from '#domain/access/localText';

/** A file that waits to be sent: it outlives the tab, in the browser's own database. */
export interface KeptPhoto {
  /** Made with it, and the key under which it is put on record once. */
  id: string;
  /** Who took it: another user of the same phone sends it not. */
  user: string;
  job_id: number;
  job_detail_id: number;
  file_name: string;
  blob: Blob;
  taken_at: string;
  /** When it was added, by the clock of this device; unknown of one that an older version kept. */
  kept_at?: string;
  /** The key of its bytes once they have arrived. */
  sent_key: string | null;
  /** Why it was refused, in each language of the screen; null while it is still to be sent. */
  refused: LocalText | null;
  /** A small picture of it, as an address. */
  thumbnail?: string | null;
  /** When it was given up, in milliseconds; it is kept for some days more. */
  abandoned_at?: number;
}

const DATABASE = 'trowel-photos';
const STORE = 'photos';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });

const run = async <Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> => {
  const database = await open();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      // Told as kept when it stands on the disk.
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    });
  } finally {
    database.close();
  }
};

/** The photos that wait in this browser. */
export const keptPhotos = {
  all: (): Promise<KeptPhoto[]> => run<KeptPhoto[]>('readonly', (store) => store.getAll()),
  put: (photo: KeptPhoto): Promise<IDBValidKey> => run('readwrite', (store) => store.put(photo)),
  remove: (id: string): Promise<undefined> => run('readwrite', (store) => store.delete(id)),
};
