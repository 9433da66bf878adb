import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { MAX_TEXTS } from '../limits';
import { refused } from '../refused';

/** Bytes that are collected before they are written, and that are read around a text: the next cell often names the next text. */
const BLOCK = 65_536;

/** The texts that cells name by number. */
export interface TextStore {
  add(text: string): void;
  /** Ends the writing: from now on texts can be read. */
  seal(): void;
  /** A text by its number; nothing for a number that none has. */
  at(number: number): string;
  close(): void;
}

/**
 * Keeps texts in a file with the place of each in memory, four bytes a text: a table of a million texts takes as much memory
 * as one of a few.
 */
export const openTextStore = (path: string): TextStore => {
  const file = openSync(path, 'w+', 0o600);
  let ends = new Uint32Array(1_024);
  let [count, size] = [0, 0];
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let window = { from: 0, bytes: Buffer.alloc(0) };

  const flush = (): void => {
    const bytes = Buffer.concat(waiting);
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    [waiting, waitingBytes] = [[], 0];
  };
  const read = (from: number, to: number): string => {
    if (from < window.from || to > window.from + window.bytes.length) {
      const bytes = Buffer.alloc(Math.min(Math.max(BLOCK, to - from), size - from));
      readSync(file, bytes, 0, bytes.length, from);
      window = { from, bytes };
    }
    return window.bytes.toString('utf8', from - window.from, to - window.from);
  };
  return {
    add: (text) => {
      if (count === MAX_TEXTS) throw refused('import_book_large');
      if (count === ends.length) {
        const more = new Uint32Array(ends.length * 2);
        more.set(ends);
        ends = more;
      }
      const bytes = Buffer.from(text);
      waiting.push(bytes);
      waitingBytes += bytes.length;
      size += bytes.length;
      ends[count] = size;
      count += 1;
      if (waitingBytes >= BLOCK || waiting.length >= 4_096) flush();
    },
    seal: flush,
    at: (number) => {
      const to = Number.isInteger(number) && number >= 0 && number < count ? ends[number] : undefined;
      return to === undefined ? '' : read(number === 0 ? 0 : (ends[number - 1] ?? 0), to);
    },
    close: () => closeSync(file),
  };
};
