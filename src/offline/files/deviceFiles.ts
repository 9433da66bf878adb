import { createValueStore } from '../../store/valueStore';
import type { SyncRefusal } from '../sync/change';

/** A file that waits on this device, or was given up here. */
export interface DeviceFile {
  key: string;
  /** Below 0 while the job itself is only on this device. */
  job_id: number;
  job_detail_id: number | null;
  file_name: string;
  /** Its folder below the documents of the job, as it was called when the file was added. */
  folder: string;
  size: number;
  /** A small picture of it, as an address; null where there is none. */
  thumbnail: string | null;
  /** When it was added, or given up, in milliseconds. */
  at: number;
  isAbandoned: boolean;
  /** Why the server did not take it; null while it is only waiting. */
  problem: SyncRefusal | null;
  bytes: () => Promise<Blob | null>;
}

/** A place on this device where files of the signed-in user wait. */
export interface FileSource {
  /** The same list until something has changed. */
  files: () => readonly DeviceFile[];
  subscribe: (listener: () => void) => () => void;
  /** Sends what waits; a file that fails stays, and says nothing [OFF-015]. */
  send: (onProgress?: (done: number, of: number) => void) => Promise<void>;
  abandon: () => Promise<void>;
  restore: (key: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** A file as it is added to the documents of a job. */
export interface NewFile {
  job_id: number;
  job_detail_id: number | null;
  folder: string;
  document_category: number;
  document_tags: readonly number[];
  file: File;
}

/** The documents that wait on this device. */
export interface DocumentQueue extends FileSource {
  /** @throws DeviceFull, and nothing of the file is kept */
  keep: (added: NewFile) => Promise<void>;
}

/** The queue of the signed-in user; null until this device has opened it. */
export const documentQueue = createValueStore<DocumentQueue | null>(null);
