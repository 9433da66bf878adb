import { createReadStream } from 'node:fs';

const PART = 262_144;

/** What bytes beyond ASCII a file has: the lines, from 1, of the first in UTF-8 and of the first that is not. */
export interface Utf8Scan {
  utf8: number | null;
  other: number | null;
  /** A byte that Windows-1252 does not know either, or NUL. */
  isStrange: boolean;
}

const STRANGE = new Set([0x00, 0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Bytes that follow a first one; -1 for what begins no letter. */
const followers = (byte: number): number => {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : -1;
};

/** Reads a file through once and says how its letters are written. The memory that this takes does not grow with it. */
export const scanUtf8 = async (path: string): Promise<Utf8Scan> => {
  const found: Utf8Scan = { utf8: null, other: null, isStrange: false };
  let [line, left] = [1, 0];
  const bad = (): void => {
    found.other ??= line;
    left = 0;
  };
  const look = (byte: number): void => {
    if (left > 0) {
      if (byte >= 0x80 && byte <= 0xbf) {
        left -= 1;
        if (left === 0) found.utf8 ??= line;
        return;
      }
      bad();
    }
    if (byte === 0x0a) line += 1;
    if (byte === 0) found.isStrange = true;
    if (byte < 0x80) return;
    left = followers(byte);
    if (left < 0) bad();
    if (STRANGE.has(byte) && left <= 0) found.isStrange = true;
  };
  let isFirst = true;
  for await (const part of createReadStream(path, { highWaterMark: PART })) {
    const bytes: Buffer = part;
    // The mark of UTF-8 is no letter.
    const from = isFirst && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    isFirst = false;
    for (let at = from; at < bytes.length; at += 1) look(bytes[at] ?? 0);
  }
  if (left > 0) bad();
  return found;
};
