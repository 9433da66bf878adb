import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createLane } from '../pipeline/lane';
import { MAX_TOLD_LETTERS } from './limits';
import { readCsv } from './readCsv';
import { refused } from './refused';
import { openRowSpool, spooledRows } from './spool/rowSpool';
import type { Table } from './table';
import { isBlank } from './tableRow';
import { readWorkbook } from './workbook/readWorkbook';

/** So many files are read at once, since each keeps the processor busy; others wait a minute for their turn. */
const lane = createLane(2, 60_000);

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
/** Workbooks of before 2007, and those that a password seals. */
const isOldWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const firstBytes = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const readInto = async (folder: string, path: string, sheet: string | undefined): Promise<Table> => {
  const spooled = join(folder, 'rows');
  const rows = openRowSpool(spooled);
  try {
    const start = await firstBytes(path);
    if (isOldWorkbook(start)) throw refused('import_old_book');
    const read = isZip(start)
      ? await readWorkbook(path, join(folder, 'texts'), sheet ?? null, rows)
      : { headers: await readCsv(path, start, rows), sheets: [], sheet: null };
    if (isBlank(read.headers) || rows.count() === 0) throw refused('import_empty');
    return {
      ...read,
      headers: read.headers.map((name) => name.trim().slice(0, MAX_TOLD_LETTERS)),
      row_count: rows.count(),
      batches: () => spooledRows(spooled),
    };
  } finally {
    rows.close();
  }
};

/**
 * Reads a workbook, or a CSV file as spreadsheets write it. What is read lies in the folder afterwards: the memory that
 * this takes does not grow with the file [IMP-006].
 * @param folder where rows and texts are kept for as long as the table is used
 * @param sheet of a workbook; without it the first that holds something
 * @throws AppError BAD_USER_INPUT for a file that cannot be read or holds too much, saying why; SERVICE_UNAVAILABLE when
 *   too many are read at once
 */
export const readTable = (folder: string, path: string, sheet?: string): Promise<Table> =>
  lane.run(() => readInto(folder, path, sheet));
