import type { Readable } from 'node:stream';
import { meantText } from '#domain/exports/workbook/xmlText';
import type { RuleName } from '#domain/refusals/catalogue';
import type { TableRow } from '../table';
import type { BookParts } from './bookParts';
import { numberText } from './numberFormats';
import { refused } from './openBook';
import { readXml, type Attributes } from './readXml';

/** More columns no table of ours has; what stands beyond is a stray mark or an attack on the memory. */
const MOST_COLUMNS = 500;

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

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** What a cell says, or why it says nothing that could be taken. */
const textOf = (
  { type, style, value, hasValue, hasFormula }: Cell,
  { texts, formats, from1904 }: BookParts,
): string | { fault: RuleName; text: string } => {
  if (!hasValue) return hasFormula ? { fault: 'import_no_result', text: '' } : '';
  switch (type) {
    case 's':
      return texts[Number(value)] ?? '';
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
 * The rows of a sheet that hold something, with their numbers; formulas by the result that was stored with them.
 * @param most the number of rows after which it stops
 */
export const readSheet = async (xml: Readable, parts: BookParts, most: number): Promise<TableRow[]> => {
  const rows: TableRow[] = [];
  let isSheet = false;
  let number = 0;
  let cells: string[] = [];
  let faults: Map<number, { rule: RuleName; text: string }> | undefined;
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
    if (done.at >= MOST_COLUMNS) throw refused('import_book_large');
    while (cells.length < done.at) cells.push('');
    cells[done.at] = typeof said === 'string' ? said : said.text || ' ';
    if (typeof said !== 'string')
      faults = new Map([...(faults ?? []), [done.at, { rule: said.fault, text: said.text }]]);
  };
  await readXml(
    xml,
    {
      open: (name, attributes) => {
        if (name === 'worksheet') isSheet = true;
        if (name === 'row') {
          number = /^\d{1,7}$/.test(attributes.r ?? '') ? Number(attributes.r) : number + 1;
          cells = [];
          faults = undefined;
          last = -1;
        } else if (name === 'c') cell = begin(attributes);
        else if (name === 'rPh') isReading = true;
        else if (name === 'f' && cell) cell.hasFormula = true;
      },
      close: (name, text) => {
        if (name === 'rPh') isReading = false;
        if (cell && (name === 'v' || (name === 't' && !isReading))) {
          cell.value += text;
          cell.hasValue = true;
        }
        if (name === 'c' && cell) {
          end(cell);
          cell = null;
        }
        if (name === 'row' && (!isBlank(cells) || faults)) rows.push({ number, cells, ...(faults ? { faults } : {}) });
      },
    },
    () => rows.length > most,
  );
  if (!isSheet) throw refused('import_no_book');
  return rows;
};
