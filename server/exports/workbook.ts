import { bookParts, sheetPart } from '#domain/exports/workbook/bookXml';
import { SHEET_END, sheetHead, sheetRows } from '#domain/exports/workbook/sheetXml';
import type { RowsFile } from './rowsFile';
import { zipParts } from './zipParts';

/** The head is the first. */
const FIRST_ROW = 2;

async function* sheetParts(file: RowsFile, lost: () => void): AsyncGenerator<Uint8Array> {
  yield Buffer.from(sheetHead(file));
  let next = FIRST_ROW;
  for await (const rows of file.rows(lost)) {
    yield Buffer.from(sheetRows(file, rows, next));
    next += rows.length;
  }
  yield Buffer.from(SHEET_END);
}

async function* whole(xml: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(xml);
}

/**
 * A workbook with a sheet for each file, as it is read: texts stand in their cells and not in a table of all texts, so
 * that nothing is held until the end.
 */
export const workbookParts = (files: readonly RowsFile[], at: Date, lost: () => void): AsyncGenerator<Uint8Array> =>
  zipParts(
    [
      ...bookParts(files.map(({ title }) => title)).map(([name, xml]) => ({ name, parts: () => whole(xml) })),
      ...files.map((file, index) => ({ name: sheetPart(index), parts: () => sheetParts(file, lost) })),
    ],
    at,
  );
