import { AppError } from '#domain/errors';
import { createLane } from '../../pipeline/lane';
import type { Table, TableRow } from '../table';
import { readBookParts, type BookParts, type Sheet } from './bookParts';
import { openBook, refused, type Book } from './openBook';
import { readSheet } from './readSheet';

/** So many workbooks are unpacked at once, since each may hold much memory; others wait a minute for their turn. */
const lane = createLane(2, 60_000);

/** The first row that says something is the head; the others are as wide as it, unless they say more. */
const tableOf = (rows: readonly TableRow[], sheets: readonly Sheet[], sheet: Sheet): Table => {
  const [head, ...body] = rows;
  const headers = (head?.cells ?? []).map((name) => name.trim());
  return {
    headers,
    rows: body.map((row) => ({
      ...row,
      cells: Array.from({ length: Math.max(row.cells.length, headers.length) }, (_, at) => row.cells[at] ?? ''),
    })),
    sheets: sheets.map(({ name }) => name),
    sheet: sheet.name,
  };
};

/** The sheet that was asked for, else the first with rows below its head. */
const readOne = async (book: Book, parts: BookParts, wanted: string | null, most: number): Promise<Table> => {
  const { sheets } = parts;
  const asked = wanted === null ? sheets : sheets.filter(({ name }) => name === wanted);
  const [first] = asked;
  if (!first) throw refused('import_no_sheet', { name: wanted ?? '' });
  for (const sheet of asked) {
    const rows = await readSheet(await book.read(sheet.path), parts, most);
    if (rows.length > 1) return tableOf(rows, sheets, sheet);
  }
  return tableOf([], sheets, first);
};

/**
 * Reads a sheet of a workbook into texts, as a CSV file has them.
 * @param wanted the name of the sheet; null for the first that holds something
 * @throws AppError BAD_USER_INPUT for what is no workbook, or more of one than may be read
 */
export const readWorkbook = (bytes: Uint8Array, wanted: string | null, most: number): Promise<Table> =>
  lane.run(async () => {
    try {
      const book = await openBook(bytes);
      try {
        return await readOne(book, await readBookParts(book), wanted, most);
      } finally {
        book.close();
      }
    } catch (error) {
      // Whatever archive and XML say of themselves is no text for whoever chose the file.
      throw error instanceof AppError ? error : refused('import_no_book');
    }
  });
