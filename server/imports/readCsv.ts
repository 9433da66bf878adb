import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import Papa, { type ParseResult } from 'papaparse';
import { MAX_COLUMNS, MAX_LINES, MAX_ROW_LETTERS } from './limits';
import { refused, shownLimit } from './refused';
import { newRowBudget } from './spool/rowBudget';
import type { RowSpool } from './spool/rowSpool';
import { isBlank } from './tableRow';

/** Bytes that are read at a time; of the first of them, separator and line ends are guessed. */
const PART = 262_144;

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** UTF-8, or UTF-16 where a mark says so. */
const encodingOf = (start: Uint8Array): string =>
  startsWith(start, 0xff, 0xfe) ? 'utf-16le' : startsWith(start, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';

/** The text of a file, part by part. @throws AppError BAD_USER_INPUT for another encoding */
async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
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

/**
 * Reads a CSV file as spreadsheets write it: commas, semicolons or tabs, the first row being the head; blank rows are
 * passed over.
 * @param start the first bytes of the file
 * @returns the head
 * @throws AppError BAD_USER_INPUT for a file that cannot be read, or holds too much
 */
export const readCsv = (path: string, start: Uint8Array, rows: RowSpool): Promise<string[]> => {
  const budget = newRowBudget();
  let head: string[] | null = null;
  let [lines, given] = [0, 0];

  const take = (cells: string[]): void => {
    lines += 1;
    if (lines > MAX_LINES) throw refused('import_lines', { max: shownLimit(MAX_LINES) });
    for (const cell of cells) budget.cell(lines, cell.length);
    if (head === null) {
      if (cells.length > MAX_COLUMNS) throw refused('import_columns', { max: MAX_COLUMNS });
      head = cells;
    } else if (!isBlank(cells)) {
      budget.row();
      rows.add({ number: lines, width: cells.length, cells: cells.slice(0, MAX_COLUMNS) });
    }
  };
  const takeAll = ({ data, errors, meta }: ParseResult<string[]>): void => {
    const quotes = errors.find(({ type }) => type === 'Quotes');
    if (quotes)
      throw refused(quotes.code === 'MissingQuotes' ? 'import_cut' : 'import_quotes', {
        row: lines + (quotes.row ?? 0) + 1,
      });
    for (const cells of data) take(cells);
    // What is left is a row that has not ended yet: it may not grow without end.
    if (given - meta.cursor > MAX_ROW_LETTERS)
      throw refused('import_row_long', { row: lines + 1, max: shownLimit(MAX_ROW_LETTERS) });
  };
  const parts = async function* (): AsyncGenerator<string> {
    for await (const part of textOf(path, encodingOf(start))) {
      given += part.length;
      yield part;
    }
  };
  return new Promise((resolve, reject) => {
    const text = Readable.from(parts(), { objectMode: true, highWaterMark: 1 });
    Papa.parse<string[]>(text, {
      skipEmptyLines: false,
      chunk: takeAll,
      complete: () => resolve(head ?? []),
      error: (error) => {
        text.destroy();
        reject(error);
      },
    });
  });
};
