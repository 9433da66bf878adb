import type { FileEncoding } from '#domain/imports/importReport';
import { refused } from '../refused';
import { scanUtf8 } from './scanUtf8';

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** UTF-16 without a mark: every second byte of western text is 0. */
const isUtf16 = (start: Uint8Array, zeros: 0 | 1): boolean => {
  const of = (side: number): number =>
    start.reduce((count, byte, at) => count + (at % 2 === side && byte === 0 ? 1 : 0), 0);
  return start.length >= 8 && of(zeros) > start.length / 4 && of(zeros === 0 ? 1 : 0) === 0;
};

/**
 * How the letters of a file are written: by its mark, by the zeros of UTF-16, as UTF-8 where all of it is that, else as
 * Windows-1252, as Outlook and Excel's plain "CSV" write [IMP-001].
 * @param start the first bytes of the file
 * @throws AppError BAD_USER_INPUT for a file of several encodings, and for what is none of these
 */
export const encodingOf = async (path: string, start: Uint8Array): Promise<FileEncoding> => {
  if (startsWith(start, 0xff, 0xfe) || isUtf16(start, 1)) return 'utf-16le';
  if (startsWith(start, 0xfe, 0xff) || isUtf16(start, 0)) return 'utf-16be';
  const { utf8, other, isStrange } = await scanUtf8(path);
  if (other === null) return 'utf-8';
  if (utf8 !== null) throw refused('import_encoding_mixed', { utf8, other });
  if (isStrange) throw refused('import_encoding');
  return 'windows-1252';
};
