import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { refuse, type RefusalParams } from '#domain/refusals/refusal';
import { type AppError, refusalError } from '#domain/errors';
import type { RuleName } from '#domain/refusals/catalogue';

/** What a workbook may unpack to, all of its parts that are read together. Twenty thousand full rows have half of it. */
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_ENTRIES = 5_000;

export const refused = (rule: RuleName, params: RefusalParams = {}): AppError => refusalError(refuse(rule, params));

/** The parts of a workbook by their paths. */
export interface Book {
  has(path: string): boolean;
  /** The bytes of a part as they are unpacked. @throws AppError where there is no such part, or more than may be read */
  read(path: string): Promise<Readable>;
  close(): void;
}

/**
 * Opens a ZIP as a workbook. What a part says of its size is checked before it is unpacked, and what it unpacks to is
 * held against that by the reader of archives: so a bomb does not go off.
 */
export const openBook = async (bytes: Uint8Array): Promise<Book> => {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName.toLowerCase(), entry);
    if (entries.size > MOST_ENTRIES) throw refused('import_book_large');
  }
  let left = MOST_BYTES;
  return {
    has: (path) => entries.has(path.toLowerCase()),
    read: async (path) => {
      const entry = entries.get(path.toLowerCase());
      if (!entry) throw refused('import_no_book');
      left -= entry.uncompressedSize;
      if (left < 0) throw refused('import_book_large');
      return zip.openReadStreamPromise(entry);
    },
    close: () => zip.close(),
  };
};
