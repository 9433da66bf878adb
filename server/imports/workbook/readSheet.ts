import type { Readable } from 'node:stream';
import { meantText } from '#domain/exports/workbook/xmlText';
import { isoMoment } from '#domain/imports/isoMoment';
import type { RuleName } from '#domain/refusals/catalogue';
import { MAX_COLUMNS, MAX_LINES } from '../limits';
import { newHeadTaker, type HeadWanted, type TakenHead } from '../headTaker';
import { refused, shownLimit } from '../refused';
import { newRowBudget } from '../spool/rowBudget';
import type { RowSpool } from '../spool/rowSpool';
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

/**
 * Whether a formula has no stored result, in every way in which writers leave it out: no `<v>` (Apache POI, ClosedXML), an
 * empty one (openpyxl), and, in a workbook that is to be calculated when it is opened, 0 or an empty text (XlsxWriter,
 * PhpSpreadsheet). An empty text in any other workbook is a result: ="" [IMP-003].
 */
const isUnresolved = ({ type, value, hasValue, hasFormula }: Cell, { isUncalculated }: BookParts): boolean => {
  if (!hasFormula) return false;
  if (!hasValue || (value === '' && type !== 'str')) return true;
  return isUncalculated && (value === '' || (type === 'n' && Number(value) === 0));
};

/** What a cell says, or why it says nothing that could be taken. */
const textOf = (cell: Cell, parts: BookParts): string | { fault: RuleName; text: string } => {
  const { type, style, value, hasValue } = cell;
  const { texts, formats, from1904 } = parts;
  if (isUnresolved(cell, parts)) return { fault: 'import_no_result', text: '' };
  if (!hasValue) return '';
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
      return isoMoment(value) ?? value;
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
 * @param rows takes those below the head
 * @returns the head; empty where the sheet holds nothing
 * @throws AppError BAD_USER_INPUT for a sheet that holds too much [IMP-006]
 */
export const readSheet = async (
  xml: Readable,
  parts: BookParts,
  wanted: HeadWanted,
  rows: RowSpool,
): Promise<TakenHead> => {
  const budget = newRowBudget();
  const taker = newHeadTaker(wanted, rows, budget, { pads: true });
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
    if (done.at >= MAX_COLUMNS) throw refused('import_columns', { max: MAX_COLUMNS });
    const text = typeof said === 'string' ? said : said.text || ' ';
    budget.cell(number, text.length);
    while (cells.length < done.at) cells.push('');
    cells[done.at] = text;
    if (typeof said !== 'string') faults.set(done.at, { rule: said.fault, text: said.text });
  };
  const endRow = (): void => taker.add({ number, width: cells.length, cells, ...(faults.size > 0 ? { faults } : {}) });
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
  return taker.end();
};
