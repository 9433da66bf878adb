import type { Readable } from 'node:stream';
import { meantText } from '#domain/exports/workbook/xmlText';
import type { RuleName } from '#domain/refusals/catalogue';
import { MAX_COLUMNS, MAX_LINES } from '../limits';
import { refused, shownLimit } from '../refused';
import { newRowBudget } from '../spool/rowBudget';
import type { RowSpool } from '../spool/rowSpool';
import { isBlank } from '../tableRow';
import type { BookParts } from './bookParts';
import { numberText } from './numberFormats';
import { MAX_RAW_LETTERS, readXml, type Attributes } from './readXml';

/** The place of a cell in its row, by its reference: `AB12` is 27. */
const placeOf = (reference: string): number | null => {
  const letters = /^([A-Z]{1,3})\d+$/i.exec(reference)?.[1]?.toUpperCase();
  if (letters === undefined) return null;
  let number = 0;
  for (let at = 0; at < letters.length; at += 1) number = number * 26 + letters.charCodeAt(at) - 64;
  return number - 1;
};

interface Cell {
  at: number;
  type: string;
  style: number;
  value: string;
  hasValue: boolean;
  hasFormula: boolean;
}

/** What a cell says, or why it says nothing that could be taken. */
const textOf = (
  { type, style, value, hasValue, hasFormula }: Cell,
  { texts, formats, from1904 }: BookParts,
): string | { fault: RuleName; text: string } => {
  if (!hasValue) return hasFormula ? { fault: 'import_no_result', text: '' } : '';
  switch (type) {
    case 's':
      return texts.at(Number(value));
    case 'str':
    case 'inlineStr':
      return meantText(value);
    case 'b':
      return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    case 'e':
      return { fault: 'import_cell_error', text: value };
    case 'd':
      return value.replace(/T00:00(:00(\.0+)?)?$/, '');
    default: {
      const number = Number(value);
      const format = formats[style];
      if (value === '' || !Number.isFinite(number)) return value;
      return format ? numberText(number, format, from1904) : String(Number(number.toPrecision(15)));
    }
  }
};

/**
 * Reads the rows of a sheet that hold something, with their numbers; formulas by the result that was stored with them.
 * The first of them is the head, the others are as wide as it, unless they say more.
 * @param rows takes those below the head
 * @returns the head; empty where the sheet holds nothing
 * @throws AppError BAD_USER_INPUT for a sheet that holds too much [IMP-006]
 */
export const readSheet = async (xml: Readable, parts: BookParts, rows: RowSpool): Promise<string[]> => {
  const budget = newRowBudget();
  let head: string[] | null = null;
  let isSheet = false;
  let [number, lines] = [0, 0];
  let cells: string[] = [];
  let faults = new Map<number, { rule: RuleName; text: string }>();
  let last = -1;
  let cell: Cell | null = null;
  let isReading = false;

  const begin = ({ r = '', t = 'n', s = '0' }: Attributes): Cell => {
    last = placeOf(r) ?? last + 1;
    return { at: last, type: t, style: Number(s), value: '', hasValue: false, hasFormula: false };
  };
  const end = (done: Cell): void => {
    const said = textOf(done, parts);
    if (said === '') return;
    if (done.at >= MAX_COLUMNS) throw refused('import_book_large');
    const text = typeof said === 'string' ? said : said.text || ' ';
    budget.cell(number, text.length);
    while (cells.length < done.at) cells.push('');
    cells[done.at] = text;
    if (typeof said !== 'string') faults.set(done.at, { rule: said.fault, text: said.text });
  };
  const endRow = (): void => {
    if (isBlank(cells) && faults.size === 0) return;
    if (head === null) {
      head = cells;
      return;
    }
    budget.row();
    while (cells.length < head.length) cells.push('');
    rows.add({ number, width: cells.length, cells, ...(faults.size > 0 ? { faults } : {}) });
  };
  await readXml(xml, {
    open: (name, attributes) => {
      if (name === 'worksheet') isSheet = true;
      if (name === 'row') {
        lines += 1;
        if (lines > MAX_LINES) throw refused('import_lines', { max: shownLimit(MAX_LINES) });
        number = /^\d{1,7}$/.test(attributes.r ?? '') ? Number(attributes.r) : number + 1;
        cells = [];
        faults = new Map();
        last = -1;
      } else if (name === 'c') cell = begin(attributes);
      else if (name === 'rPh') isReading = true;
      else if (name === 'f' && cell) cell.hasFormula = true;
    },
    close: (name, text) => {
      if (name === 'rPh') isReading = false;
      if (cell && (name === 'v' || (name === 't' && !isReading))) {
        if (cell.value.length < MAX_RAW_LETTERS) cell.value += text;
        cell.hasValue = true;
      }
      if (name === 'c' && cell) {
        end(cell);
        cell = null;
      }
      if (name === 'row') endRow();
    },
  });
  if (!isSheet) throw refused('import_no_book');
  return head ?? [];
};
