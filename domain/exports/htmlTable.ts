import type { Language } from '../localText';
import type { FieldDescriptor } from '../fields/descriptor';
import { wallClock } from '../fields/formatInstant';
import { formatValue } from '../fields/formatValue';
import { guarded } from './csv';
import type { FileTable } from './rowsFile';
import { serialOfDate, serialOfMoment, serialOfTime } from './workbook/serial';

/** Rows of a table for the clipboard: more hold up the programs that take them, and are for a file. */
export const MAX_COPIED_ROWS = 5_000;

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A line break within a cell, which Excel takes for the next row unless it says that it is none. */
const BREAK = '<br style="mso-data-placement:same-cell">';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => NAMES[letter] ?? letter).replaceAll(/\r\n|\r|\n/g, BREAK);

/** A telephone number of another country: nothing to be calculated, and its plus belongs to it. */
const PHONE = /^\+\d[\d ().-]*$/;

/** Several signed figures beside one another, such as +5 / +3: numbers alone, in a cell that is marked as text. */
const SIGNED = /^[+-]\d[\d,.]*( \/ [+-]?\d[\d,.]*)+$/;

/** How programs of LibreOffice name a format: the number of US English, in which the codes are written. */
const US = '1033;0;';

export interface Typed {
  /** The value behind the text, as spreadsheets count. */
  value: number;
  code: string;
}

const DAY = 'MM/DD/YYYY';

/** The number behind a value that is one in a spreadsheet, and how it looks there; null for texts. */
const typedOf = ({ kind, scale }: FieldDescriptor, value: unknown): Typed | null => {
  if (typeof value === 'number' && Number.isFinite(value)) {
    if (kind === 'Money') return { value, code: `[$$-409]#,##0.${'0'.repeat(scale ?? 2)}` };
    return kind === 'Int' || kind === 'Quantity' ? { value, code: 'General' } : null;
  }
  if (typeof value !== 'string') return null;
  const [serial, code] =
    kind === 'Date'
      ? [serialOfDate(value), DAY]
      : kind === 'LocalDateTime' || kind === 'DateTime'
        ? [serialOfMoment(kind === 'DateTime' ? (wallClock(value) ?? '') : value), `${DAY} HH:MM AM/PM`]
        : kind === 'Time'
          ? [serialOfTime(value), 'HH:MM AM/PM']
          : [null, ''];
  return serial === null ? null : { value: serial, code };
};

/**
 * A cell of an HTML table: the text that the screens show, with what spreadsheets read beside it. Texts are marked as
 * texts, so that a ZIP code keeps its zeros; Excel goes by `mso-number-format`, LibreOffice by `sdval` and `sdnum`,
 * Google by `data-sheets-value`, everybody else by the text.
 */
export const shownCell = (text: string, typed: Typed | null): string => {
  if (text === '') return '<td></td>';
  if (typed)
    return `<td align="right" sdval="${typed.value}" sdnum="${escaped(US + typed.code)}">${escaped(text)}</td>`;
  const shown = PHONE.test(text) || SIGNED.test(text) ? text : guarded(text);
  return `<td style="mso-number-format:'\\@'" sdnum="${US}@">${escaped(shown)}</td>`;
};

const cellHtml = (field: FieldDescriptor, value: unknown, language: Language): string =>
  shownCell(value === null || value === undefined ? '' : formatValue(field, value, language), typedOf(field, value));

/** The beginning of a table. */
export const HTML_START = '<table border="1">';

/** A row of heads. */
export const headRow = (heads: readonly string[]): string =>
  `<tr>${heads.map((head) => `<th align="left">${escaped(guarded(head))}</th>`).join('')}</tr>`;

/** The HTML up to the first row of values. */
export const htmlHead = ({ columns }: Pick<FileTable, 'columns'>): string =>
  `${HTML_START}<thead>${headRow(columns.map(({ head }) => head))}</thead><tbody>`;

/** The HTML of some rows. */
export const htmlRows = ({ columns, language }: FileTable, rows: readonly (readonly unknown[])[]): string =>
  rows
    .map((row) => `<tr>${columns.map(({ field }, at) => cellHtml(field, row[at], language)).join('')}</tr>`)
    .join('\n');

export const HTML_END = '</tbody></table>';

/** Cells as plain text of a clipboard: tabs between them, in quotation marks what holds one, a line break or such a mark. */
export const tabbedText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\r\n');
