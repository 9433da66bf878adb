import type { Readable } from 'node:stream';

/** The first and the last byte of a part of a file. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What may be sent to a signed address. */
export interface PutTerms {
  file_type: string;
  max_bytes: number;
  /** The exact size, where the sender has said it. */
  length?: number;
}

/** How a file is given out: its type, and the name under which a browser saves it. */
export interface GetTerms {
  file_type: string;
  file_name: string;
}

/**
 * Where the bytes of files lie. Keys are the server's own choice: letters, digits and `._-` in parts divided by
 * slashes. Addresses are signed by the driver; whoever holds one may use it until it expires.
 */
export interface FileBytes {
  /** An address that takes one file by PUT, for 15 minutes. */
  presignPut(key: string, terms: PutTerms): Promise<string>;
  put(key: string, bytes: Uint8Array, file_type: string): Promise<void>;
  /** @throws AppError NOT_FOUND */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * Where a file lies on this machine, of a store that keeps its files there.
   * @throws AppError NOT_FOUND, FILE_DAMAGED
   */
  pathOf?(key: string): Promise<string>;
  /** The size of a file in bytes; null when there is none. */
  head(key: string): Promise<{ size: number } | null>;
  /** @throws AppError FILE_DAMAGED when a file is not what came, NOT_FOUND when there is none */
  check(key: string): Promise<void>;
  delete(key: string): Promise<void>;
}

export interface FileStore extends FileBytes {
  /**
   * An address that shows a file, for up to an hour; the same for a quarter of an hour, so that browsers keep what they
   * got.
   */
  signedGetUrl(key: string, terms: GetTerms): string;
}

/** Seconds that a signed address holds. */
export const PUT_SECONDS = 15 * 60;
export const GET_SECONDS = 60 * 60;
const WINDOW_SECONDS = 15 * 60;

/** The moment from which addresses of this quarter of an hour are signed, in seconds. */
export const signedFrom = (now: Date): number => Math.floor(now.getTime() / 1000 / WINDOW_SECONDS) * WINDOW_SECONDS;

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** @throws RangeError for a key that a store could take for another place, such as one with `..` */
export const assertKey = (key: string): string => {
  if (!KEY.test(key) || key.length > 500) throw new RangeError('not a key of a stored file');
  return key;
};
