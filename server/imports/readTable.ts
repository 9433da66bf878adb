import Papa from 'papaparse';
import { type AppError, refusalError } from '#domain/errors';
import { MOST_AT_ONCE } from '#domain/writes/mostAtOnce';
import type { RuleName } from '#domain/refusals/catalogue';
import { refuse, type RefusalParams } from '#domain/refusals/refusal';
import type { Table } from './table';
import { readWorkbook } from './workbook/readWorkbook';

const refused = (rule: RuleName, params: RefusalParams = {}): AppError => refusalError(refuse(rule, params));

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** The text of a file: UTF-8, or UTF-16 where a mark says so. @throws AppError BAD_USER_INPUT for other encodings */
const textOf = (bytes: Uint8Array): string => {
  const encoding = startsWith(bytes, 0xff, 0xfe) ? 'utf-16le' : startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\u0000')) return text;
  } catch {
    // told below
  }
  throw refused('import_encoding');
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const readCsv = (bytes: Uint8Array): Table => {
  const { data, errors } = Papa.parse<string[]>(textOf(bytes), { skipEmptyLines: false, preview: MOST_AT_ONCE + 2 });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes)
    throw refused(quotes.code === 'MissingQuotes' ? 'import_cut' : 'import_quotes', { row: (quotes.row ?? 0) + 1 });
  const [head = [], ...body] = data;
  const rows = body.map((cells, index) => ({ number: index + 2, cells })).filter(({ cells }) => !isBlank(cells));
  return { headers: head.map((name) => name.trim()), rows, sheets: [], sheet: null };
};

const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
/** Workbooks of before 2007, and those that a password seals. */
const isOldWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/**
 * Reads a workbook, or a CSV file as spreadsheets write it: commas, semicolons or tabs, the first row being the head;
 * blank rows are passed over.
 * @param sheet of a workbook; without it the first that holds something
 * @throws AppError BAD_USER_INPUT for a file that cannot be read, saying why
 */
export const readTable = async (bytes: Uint8Array, sheet?: string): Promise<Table> => {
  if (isOldWorkbook(bytes)) throw refused('import_old_book');
  const table = isZip(bytes) ? await readWorkbook(bytes, sheet ?? null, MOST_AT_ONCE + 1) : readCsv(bytes);
  if (isBlank(table.headers) || table.rows.length === 0) throw refused('import_empty');
  if (table.rows.length > MOST_AT_ONCE) throw refused('import_too_long', { max: MOST_AT_ONCE.toLocaleString('en-US') });
  return table;
};
