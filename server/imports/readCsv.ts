import { Readable } from 'node:stream';
import Papa, { type ParseResult } from 'papaparse';
import type { FileEncoding, ReadChoices, Separator } from '#domain/imports/importReport';
import { newHeadTaker, type HeadWanted, type TakenHead } from './headTaker';
import { MAX_COLUMNS, MAX_LINES, MAX_ROW_LETTERS } from './limits';
import { refused, shownLimit } from './refused';
import { newRowBudget } from './spool/rowBudget';
import type { RowSpool } from './spool/rowSpool';
import { encodingOf } from './text/encodingOf';
import { separatorOf, sepLine } from './text/separatorOf';
import { linesOf, textOf } from './text/textOf';

/** Letters by which it is found out what stands between the cells. */
const SAMPLE_LETTERS = 65_536;

/** What a text file is, and how it was read. */
export interface ReadText extends TakenHead {
  encoding: FileEncoding;
  separator: Separator;
}

const firstLetters = async (path: string, encoding: FileEncoding): Promise<string> => {
  for await (const part of textOf(path, encoding)) return part.slice(0, SAMPLE_LETTERS).replaceAll(/\r\n?/g, '\n');
  return '';
};

async function* without(length: number, parts: AsyncGenerator<string>): AsyncGenerator<string> {
  let left = length;
  for await (const part of parts) {
    yield part.slice(left);
    left = Math.max(0, left - part.length);
  }
}

/**
 * Reads a CSV file as spreadsheets write it, whatever stands between its cells and ends its lines; blank rows are passed
 * over [IMP-001].
 * @param start the first bytes of the file
 * @throws AppError BAD_USER_INPUT for a file that cannot be read, or holds too much
 */
export const readCsv = async (
  path: string,
  start: Uint8Array,
  choices: Pick<ReadChoices, 'encoding' | 'separator'>,
  wanted: HeadWanted,
  rows: RowSpool,
): Promise<ReadText> => {
  const encoding = choices.encoding ?? (await encodingOf(path, start));
  const sample = await firstLetters(path, encoding);
  const said = sepLine(sample);
  const separator = choices.separator ?? said.separator ?? separatorOf(sample.slice(said.length));
  const budget = newRowBudget();
  const taker = newHeadTaker(wanted, rows, budget);
  let [lines, given] = [0, 0];

  const take = (cells: string[]): void => {
    lines += 1;
    if (lines > MAX_LINES) throw refused('import_lines', { max: shownLimit(MAX_LINES) });
    for (const cell of cells) budget.cell(lines, cell.length);
    taker.add({ number: lines, width: cells.length, cells: lines === 1 ? cells : cells.slice(0, MAX_COLUMNS + 1) });
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
    for await (const part of without(said.length, linesOf(textOf(path, encoding)))) {
      given += part.length;
      yield part;
    }
  };
  await new Promise<void>((resolve, reject) => {
    const text = Readable.from(parts(), { objectMode: true, highWaterMark: 1 });
    Papa.parse<string[]>(text, {
      skipEmptyLines: false,
      delimiter: separator,
      newline: '\n',
      chunk: takeAll,
      complete: () => resolve(),
      error: (error) => {
        text.destroy();
        reject(error);
      },
    });
  });
  return { ...taker.end(), encoding, separator };
};
