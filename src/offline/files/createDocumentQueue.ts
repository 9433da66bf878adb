import { Dexie, liveQuery } from 'dexie';
import { typeOfFile } from '#domain/documents/documentType';
import { ABANDONED_LASTS_MS } from '#domain/offline/limits';
import { CallError, isMadeBefore } from '../../dataProvider/CallError';
import { isUploadError } from '../../files/putFile';
import { isLocal, type SyncRefusal } from '../sync/change';
import { refusalOf, stopOf } from '../sync/createSync';
import { newAction } from '../sync/newAction';
import { DeviceFull, orFull, type KeptFile } from '../workspace/database';
import type { OpenDevice } from '../workspace/openDevice';
import { blobOf, dataUrlOf as readAsDataUrl } from './dataUrl';
import type { DeviceFile, DocumentQueue, NewFile } from './deviceFiles';
import { registrationOf, type SubJobFolder } from './documentRegistration';
import { hasRoom as browserHasRoom } from './room';
import { thumbnail as drawThumbnail } from './thumbnail';

/** The server, as the queue sees it. Failures are CallErrors. */
export interface DocumentPost {
  folders: (job_id: number) => Promise<readonly SubJobFolder[]>;
  /** Asks for an address for the key, and sends the bytes there. */
  put: (key: string, bytes: Blob, file_type: string) => Promise<void>;
  /** Makes what was sent a document; the same action is carried out once. @param made_at when the file was added, by the clock of its device */
  register: (documents: Readonly<Record<string, unknown>>, action: string, made_at: string) => Promise<void>;
}

interface World {
  device: Pick<OpenDevice, 'database' | 'user' | 'store'>;
  post: DocumentPost;
  now?: () => number;
  dataUrlOf?: (blob: Blob) => Promise<string>;
  thumbnail?: (file: File) => Promise<string | null>;
  hasRoom?: (bytes: number) => Promise<boolean>;
}

const PREFIX = 'file:';

/** One tab sends; another one waits until it has. */
const LOCK = 'trowel-files';

const lockedAlone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

const WAITS: SyncRefusal = { code: 'waits', message: '' };

/**
 * Documents that were added without a network: each is kept whole or not at all, and sent after all else by an address for its key, its
 * bytes there, and its registration. What was done is on the disk before anything else is begun, so that a closed tab goes on where it
 * was, and what was registered is so once [OFF-011 OFF-014 OFF-021 OFF-032 DOC-038].
 */
export const createDocumentQueue = ({
  device: { database, user, store },
  post,
  now = Date.now,
  dataUrlOf = readAsDataUrl,
  thumbnail = drawThumbnail,
  hasRoom = browserHasRoom,
}: World): DocumentQueue & { close: () => void } => {
  const { dexie, tables } = database;
  const listeners = new Set<() => void>();
  let shown: readonly DeviceFile[] = [];

  const all = (): Promise<KeptFile[]> =>
    tables.files.where('[user+key]').between([user, Dexie.minKey], [user, Dexie.maxKey]).toArray();
  const bytesOf = async ({ key, file_type }: KeptFile): Promise<Blob | null> => {
    const found = await tables.bytes.get([user, key]);
    return found ? blobOf(found.data, file_type) : null;
  };
  const isOver = ({ abandoned_at }: KeptFile): boolean =>
    abandoned_at !== null && now() - abandoned_at > ABANDONED_LASTS_MS;
  const remove = (key: string): Promise<void> =>
    dexie.transaction('rw', tables.files, tables.bytes, async () => {
      await tables.files.delete([user, key]);
      await tables.bytes.delete([user, key]);
    });
  /** Writes what is true of a file by now; one that was removed meanwhile stays so. */
  const note = (key: string, more: Partial<KeptFile>): Promise<number> => tables.files.update([user, key], more);

  // Also what other tabs keep.
  const watch = liveQuery(async () => ({ rows: await all(), numbers: await store.numbers() })).subscribe({
    next: ({ rows, numbers }) => {
      shown = rows
        .filter((row) => !isOver(row))
        .toSorted((one, other) => one.kept_at - other.kept_at || one.key.localeCompare(other.key))
        .map((row) => ({
          key: row.key,
          job_id: numbers.get(row.job_id) ?? row.job_id,
          job_detail_id: row.job_detail_id === null ? null : (numbers.get(row.job_detail_id) ?? row.job_detail_id),
          file_name: row.file_name,
          folder: row.folder,
          size: row.size,
          thumbnail: row.thumbnail,
          at: row.abandoned_at ?? row.kept_at,
          isAbandoned: row.abandoned_at !== null,
          problem: row.problem,
          bytes: () => bytesOf(row),
        }));
      for (const listener of listeners) listener();
    },
    // A browser that keeps nothing has nothing to tell of.
    error: () => undefined,
  });

  /** With the numbers that its job and its sub-job have by now; null while they have none. */
  const placeOf = async ({ job_id, job_detail_id }: KeptFile) => {
    const known = await store.numbers();
    const job = isLocal(job_id) ? known.get(job_id) : job_id;
    const subJob = isLocal(job_detail_id) ? known.get(job_detail_id) : job_detail_id;
    return job === undefined || subJob === undefined ? null : { job_id: job, job_detail_id: subJob };
  };

  const sendOne = async (key: string): Promise<void> => {
    const found = await tables.files.get([user, key]);
    if (!found || found.abandoned_at !== null) return;
    if (found.attempt === null) {
      const place = await placeOf(found);
      if (place === null) return void (await note(key, { problem: WAITS }));
      const folders = place.job_detail_id === null ? [] : await post.folders(place.job_id);
      const { key: place_key, documents } = registrationOf(found, place, folders);
      if (found.sent_key !== place_key) {
        const bytes = await bytesOf(found);
        if (bytes === null) throw new Error('the bytes are gone');
        await post.put(place_key, bytes, found.file_type);
      }
      await note(key, { sent_key: place_key, attempt: documents, problem: null });
    }
    const begun = await tables.files.get([user, key]);
    if (!begun?.attempt) return;
    try {
      await post.register(begun.attempt, begun.action, new Date(begun.kept_at).toISOString());
    } catch (error) {
      // Somebody made it a document already, out of a file of this device.
      if (isMadeBefore(error)) return remove(key);
      // A clear no: the next try is another one. Bytes that the server no longer has are sent anew.
      if (error instanceof CallError && stopOf(error) === null && error.kind === 'answered' && error.status < 500)
        await note(key, {
          attempt: null,
          action: newAction(),
          sent_key: error.status === 409 ? null : begun.sent_key,
        });
      throw error;
    }
    await remove(key);
  };

  /** Whether the rest would fare the same: nobody answers, or nobody is signed in. */
  const sendNext = async (key: string): Promise<'on' | 'stop'> => {
    try {
      await sendOne(key);
    } catch (error) {
      if (isUploadError(error)) return 'on';
      if (stopOf(error) !== null) return 'stop';
      if (error instanceof CallError && error.isRefusal)
        await note(key, { problem: refusalOf(error) }).catch(() => undefined);
    }
    return 'on';
  };

  return {
    files: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep: async ({ file, ...added }: NewFile) => {
      // Text takes a third more than bytes.
      if (!(await hasRoom(Math.ceil((file.size * 4) / 3)))) throw new DeviceFull();
      const [data, small] = [await dataUrlOf(file), await thumbnail(file)];
      const key = `${PREFIX}${crypto.randomUUID()}`;
      const file_name = file.name.trim();
      const row: KeptFile = {
        ...added,
        user,
        key,
        file_name,
        file_type: typeOfFile(file_name, file.type),
        size: file.size,
        thumbnail: small,
        action: newAction(),
        sent_key: null,
        attempt: null,
        problem: null,
        kept_at: now(),
        abandoned_at: null,
      };
      await orFull(
        dexie.transaction('rw', tables.files, tables.bytes, async () => {
          await tables.bytes.put({ user, key, data });
          await tables.files.put(row);
        }),
      );
    },
    send: (onProgress = () => undefined) =>
      lockedAlone(async () => {
        const rows = await all();
        for (const { key } of rows.filter(isOver)) await remove(key);
        const waiting = rows
          .filter(({ abandoned_at }) => abandoned_at === null)
          .toSorted((one, other) => one.kept_at - other.kept_at || one.key.localeCompare(other.key));
        for (const [done, { key }] of waiting.entries()) {
          onProgress(done, waiting.length);
          if ((await sendNext(key)) === 'stop') return;
        }
      }).catch(() => undefined),
    abandon: async () => {
      const at = now();
      const rows = await all();
      for (const { key } of rows.filter(isOver)) await remove(key);
      await dexie.transaction('rw', tables.files, async () => {
        for (const { key, abandoned_at } of rows) if (abandoned_at === null) await note(key, { abandoned_at: at });
      });
    },
    restore: async (key) => {
      await note(key, { abandoned_at: null });
    },
    remove,
    close: () => watch.unsubscribe(),
  };
};
