import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createLane } from '../pipeline/lane';
import type { ReadChoices } from '#domain/imports/importReport';
import { fileKind } from './fileKind';
import type { HeadWanted } from './headTaker';
import { MAX_TOLD_LETTERS } from './limits';
import { readCsv } from './readCsv';
import { readCards } from './vcard/readCards';
import { refused } from './refused';
import { openRowSpool, spooledRows } from './spool/rowSpool';
import type { Table } from './table';
import { isBlank } from './tableRow';
import { readWorkbook } from './workbook/readWorkbook';

/** So many files are read at once, since each keeps the processor busy; others wait a minute for their turn. */
const lane = createLane(2, 60_000);

/** Bytes by which it is found out what a file is. */
const FIRST_BYTES = 4_096;

const firstBytes = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const readInto = async (
  folder: string,
  path: string,
  choices: ReadChoices,
  fields: HeadWanted['fields'],
): Promise<Table> => {
  const spooled = join(folder, 'rows');
  const rows = openRowSpool(spooled);
  const wanted = { head: choices.head, fields };
  const text = { sheets: [], sheet: null };
  const noText = { encoding: null, separator: null };
  const readAs = {
    workbook: async () => ({
      ...(await readWorkbook(path, join(folder, 'texts'), choices.sheet ?? null, wanted, rows)),
      ...noText,
    }),
    cards: async (start: Uint8Array) => ({ ...(await readCards(path, start, choices, rows)), ...text, ...noText }),
    text: async (start: Uint8Array) => ({ ...(await readCsv(path, start, choices, wanted, rows)), ...text }),
  } as const;
  try {
    const start = await firstBytes(path);
    const read = await readAs[fileKind(start)](start);
    if ((read.head > 0 && isBlank(read.headers)) || rows.count() === 0) throw refused('import_empty');
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
 * Reads a workbook, a CSV file as spreadsheets write it, or vCards. What is read lies in the folder afterwards: the memory that
 * this takes does not grow with the file [IMP-006].
 * @param folder where rows and texts are kept for as long as the table is used
 * @param choices how it is to be read; what they do not say is found out [IMP-001]
 * @param fields by whose names the head is found
 * @throws AppError BAD_USER_INPUT for a file that cannot be read or holds too much, saying why; SERVICE_UNAVAILABLE when
 *   too many are read at once
 */
export const readTable = (
  folder: string,
  path: string,
  choices: ReadChoices,
  fields: HeadWanted['fields'],
): Promise<Table> => lane.run(() => readInto(folder, path, choices, fields));
