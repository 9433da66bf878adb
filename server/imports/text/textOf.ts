import { createReadStream } from 'node:fs';
import type { FileEncoding } from '#domain/imports/importReport';
import { refused } from '../refused';

/** Bytes that are read at a time. */
const PART = 262_144;

/** The text of a file, part by part. @throws AppError BAD_USER_INPUT for letters that are not written so */
export async function* textOf(path: string, encoding: FileEncoding): AsyncGenerator<string> {
  const letters = new TextDecoder(encoding, { fatal: true });
  const read = (part?: Uint8Array): string => {
    try {
      const text = part ? letters.decode(part, { stream: true }) : letters.decode();
      if (!text.includes('\u0000')) return text;
    } catch {
      // told below
    }
    throw refused('import_encoding');
  };
  for await (const part of createReadStream(path, { highWaterMark: PART })) yield read(part);
  const rest = read();
  if (rest !== '') yield rest;
}

/** The same with every end of a line, of whatever kind, as `\n`: a file may have several kinds [IMP-001]. */
export async function* linesOf(parts: AsyncGenerator<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const part of parts) {
    const text = waiting + part;
    waiting = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - waiting.length).replaceAll(/\r\n?/g, '\n');
  }
  if (waiting !== '') yield '\n';
}
