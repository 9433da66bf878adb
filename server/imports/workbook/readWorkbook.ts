import { AppError } from '#domain/errors';
import type { HeadWanted } from '../headTaker';
import { refused } from '../refused';
import type { RowSpool } from '../spool/rowSpool';
import type { Table } from '../table';
import { readBookParts, type BookParts } from './bookParts';
import { openBook, type Book } from './openBook';
import { readSheet } from './readSheet';
import { openTextStore } from './textStore';

type Sheet = Pick<Table, 'headers' | 'head' | 'first' | 'sheets' | 'sheet'>;

/** The sheet that was asked for, else the first with rows below its head. */
const readOne = async (
  book: Book,
  parts: BookParts,
  wanted: string | null,
  head: HeadWanted,
  rows: RowSpool,
): Promise<Sheet> => {
  const sheets = parts.sheets.map(({ name }) => name);
  const asked = wanted === null ? parts.sheets : parts.sheets.filter(({ name }) => name === wanted);
  const [first] = asked;
  if (!first) throw refused('import_no_sheet', { name: wanted ?? '' });
  for (const { name, path } of asked) {
    rows.clear();
    const read = await readSheet(await book.read(path), parts, head, rows);
    if (rows.count() > 0) return { ...read, sheets, sheet: name };
  }
  return { headers: [], head: 0, first: [], sheets, sheet: first.name };
};

const isDiskError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/**
 * Reads a sheet of a workbook into texts, as a CSV file has them.
 * @param texts the path of a file for the texts that cells share
 * @param wanted the name of the sheet; null for the first that holds something
 * @param rows takes the rows below the head
 * @throws AppError BAD_USER_INPUT for what is no workbook, or more of one than may be read
 */
export const readWorkbook = async (
  path: string,
  texts: string,
  wanted: string | null,
  head: HeadWanted,
  rows: RowSpool,
): Promise<Sheet> => {
  const store = openTextStore(texts);
  try {
    const book = await openBook(path);
    try {
      return await readOne(book, await readBookParts(book, store), wanted, head, rows);
    } finally {
      book.close();
    }
  } catch (error) {
    // Whatever archive and XML say of themselves is no text for whoever chose the file.
    throw error instanceof AppError || isDiskError(error) ? error : refused('import_no_book');
  } finally {
    store.close();
  }
};
