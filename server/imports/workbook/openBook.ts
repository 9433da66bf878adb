import type { Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';
import { MAX_ENTRIES, MAX_PATH_LETTERS, MAX_UNPACKED_BYTES } from '../limits';
import { refused } from '../refused';

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
export const openBook = async (path: string): Promise<Book> => {
  const zip = await openPromise(path, { autoClose: false });
  const entries = new Map<string, Entry>();
  let [count, left] = [0, MAX_UNPACKED_BYTES];
  try {
    for await (const entry of zip.eachEntry()) {
      count += 1;
      if (count > MAX_ENTRIES) throw refused('import_book_large');
      // What no part of a workbook is called or carries with it is not kept.
      if (entry.fileName.length + entry.extraFieldLength + entry.fileCommentLength <= MAX_PATH_LETTERS)
        entries.set(entry.fileName.toLowerCase(), entry);
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  return {
    has: (name) => entries.has(name.toLowerCase()),
    read: async (name) => {
      const entry = entries.get(name.toLowerCase());
      if (!entry) throw refused('import_no_book');
      left -= entry.uncompressedSize;
      if (left < 0) throw refused('import_book_large');
      return zip.openReadStreamPromise(entry);
    },
    close: () => zip.close(),
  };
};
