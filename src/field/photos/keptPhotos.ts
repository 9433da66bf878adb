import type { KeptRefusal } from '../../dataProvider/errorText';
import { inStore, openDatabase } from '../../store/database';

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
  /** That is the camera's word, and not the date of the file. */
  is_camera_time?: boolean;
  /** When it was added, by the clock of this device; unknown of one that an older version kept. */
  kept_at?: string;
  /** The key of its bytes once they have arrived. */
  sent_key: string | null;
  /** Why it was refused; null while it is still to be sent. */
  refused: KeptRefusal | null;
  /** A small picture of it, as an address. */
  thumbnail?: string | null;
  /** When it was given up, in milliseconds; it is kept for some days more. */
  abandoned_at?: number;
}

const DATABASE = 'trowel-photos';
const STORE = 'photos';

/** There is a database, and no room in it. */
export class NoRoom extends Error {}
/** There is a database, and it did not take what it was given. */
class NotWritten extends Error {}

const nameOf = ({ cause }: NotWritten): string => (cause instanceof Error ? cause.name : '');
/** Why it was not written, as far as a browser tells: the connection was taken away, or there is no room. */
const reasonOf = (error: NotWritten): Error =>
  nameOf(error) === 'InvalidStateError' ? error : new NoRoom('no room', { cause: error });

/** Larger ones are not taken into memory to be kept in another form, in bytes. */
const MAX_AS_BYTES = 96 * 1024 * 1024;

const run = async <Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> => {
  const database = await openDatabase(DATABASE, 1, (made) => made.createObjectStore(STORE, { keyPath: 'id' }));
  try {
    return await inStore(database, STORE, mode, act).catch((error: unknown) => {
      throw new NotWritten('not written', { cause: error });
    });
  } finally {
    database.close();
  }
};

/** A photo whose browser keeps no Blob: WebKit in a private window. */
interface AsBytes extends Omit<KeptPhoto, 'blob'> {
  bytes: ArrayBuffer;
  type: string;
}
const asPhoto = (row: KeptPhoto | AsBytes): KeptPhoto => {
  if ('blob' in row) return row;
  const { bytes, type, ...photo } = row;
  return { ...photo, blob: new Blob([bytes], { type }) };
};

/** The photos that wait in this browser. */
export const keptPhotos = {
  all: async (): Promise<KeptPhoto[]> =>
    (await run<(KeptPhoto | AsBytes)[]>('readonly', (store) => store.getAll())).map(asPhoto),
  /**
   * As bytes where Blobs are refused [FLD-012], over a connection of its own: the first may have been taken away.
   * @throws NoRoom where a database that is open takes neither, whatever the browser calls that; another error where
   * the browser keeps nothing, or the photo cannot be read
   */
  put: async (photo: KeptPhoto): Promise<void> => {
    const write = (row: KeptPhoto | AsBytes): Promise<unknown> => run('readwrite', (store) => store.put(row));
    try {
      await write(photo);
    } catch (error) {
      if (!(error instanceof NotWritten)) throw error;
      const { blob, ...rest } = photo;
      if (nameOf(error) === 'QuotaExceededError' || blob.size > MAX_AS_BYTES) throw reasonOf(error);
      const row = { ...rest, bytes: await blob.arrayBuffer(), type: blob.type };
      await write(row).catch((again: unknown) => {
        throw again instanceof NotWritten ? reasonOf(again) : again;
      });
    }
  },
  remove: (id: string): Promise<undefined> => run('readwrite', (store) => store.delete(id)),
};
