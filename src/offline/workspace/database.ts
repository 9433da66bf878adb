import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { Change, SyncRefusal } from '../sync/change';

/** A copy of something that is stored, and when the server last said that it is so. */
interface Copy {
  user: number;
  key: string;
  at: number;
  /** What the server calls this version of it; null where it says nothing of the kind. */
  stamp: string | null;
  value: unknown;
}

/** A file that waits to be sent; its bytes lie beside it, so that a list of files does not read them. */
export interface KeptFile {
  user: number;
  key: string;
  /** Job and sub-job have numbers below 0 while they are not stored themselves. */
  job_id: number;
  job_detail_id: number | null;
  /** Its folder below the documents of the job. */
  folder: string;
  document_category: number;
  document_tags: readonly number[];
  file_name: string;
  file_type: string;
  size: number;
  thumbnail: string | null;
  /** Under which its registration is carried out once. */
  action: string;
  /** The storage key of the uploaded bytes. */
  sent_key: string | null;
  /** A registration that was begun: sent again it is the same to the letter. */
  attempt: Readonly<Record<string, unknown>> | null;
  problem: SyncRefusal | null;
  kept_at: number;
  abandoned_at: number | null;
}

/** A change that was given up, to be brought back for some days [OFF-032]. */
export interface Abandoned {
  user: number;
  key: string;
  at: number;
  change: Change;
}

type Owned<Row> = Row & { user: number };
type Key = [user: number, key: string];

export interface Tables {
  cache: Table<Copy, Key>;
  changes: Table<Owned<Change>, Key>;
  files: Table<KeptFile, Key>;
  /** The bytes of files, as data URLs [OFF-011]. */
  bytes: Table<{ user: number; key: string; data: string }, Key>;
  abandoned: Table<Abandoned, Key>;
  numbers: Table<{ user: number; local: number; id: number }, [user: number, local: number]>;
}

/** The name that "Clear local data" and logging out delete. */
const NAME = 'trowel';

/** The device's database. Every row is a user's own: what belongs to one is never read for another. */
export const openWorkspaceDatabase = (options: DexieOptions = {}): { dexie: Dexie; tables: Tables } => {
  // What is said to be kept is on the disk, not in the browser's memory [FLD-007].
  const dexie = new Dexie(NAME, { chromeTransactionDurability: 'strict', ...options });
  dexie.version(1).stores({
    cache: '[user+key], user',
    changes: '[user+key], user',
    files: '[user+key], user',
    abandoned: '[user+key], user',
    numbers: '[user+local], user',
  });
  dexie.version(2).stores({ bytes: '[user+key], user' });
  // A logout deletes the database below its users, also those of other tabs: they let go of it, without a warning.
  dexie.on('versionchange', () => {
    dexie.close({ disableAutoOpen: false });
    return false;
  });
  return {
    dexie,
    tables: {
      cache: dexie.table('cache'),
      changes: dexie.table('changes'),
      files: dexie.table('files'),
      bytes: dexie.table('bytes'),
      abandoned: dexie.table('abandoned'),
      numbers: dexie.table('numbers'),
    },
  };
};

export type WorkspaceDatabase = ReturnType<typeof openWorkspaceDatabase>;

/** There is no room on the device: nothing of what was to be kept was. */
export class DeviceFull extends Error {
  constructor(cause?: unknown) {
    super('There is no more room on this device.', { cause });
    this.name = 'DeviceFull';
  }
}

const isQuota = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || ('inner' in error && isQuota(error.inner)));

/** Says of a failure that it was for want of room. */
export const orFull = async <Value>(work: PromiseLike<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    if (isQuota(error)) throw new DeviceFull(error);
    throw error;
  }
};
