import type { Language } from '../../localText';
import type { FieldDescriptor, FieldKind } from '../../fields/descriptor';
import { wallClock } from '../../fields/formatInstant';
import { formatValue } from '../../fields/formatValue';
import type { FileTable } from '../rowsFile';
import { serialOfDate, serialOfMoment, serialOfTime } from './serial';
import { columnWidth, styleOf, type Look } from './styles';
import { MAX_TEXT_LENGTH, xmlText } from './xmlText';

/** A to Z, AA and so on. */
export const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const LETTERS: string[] = [];
const lettersOf = (at: number): string => (LETTERS[at] ??= columnLetters(at));

const numberCell = (ref: string, value: number, look: Look): string =>
  `<c r="${ref}" s="${styleOf(look)}"><v>${value}</v></c>`;

/** What a spreadsheet would read as something else than the text that it is, as soon as its cell is edited. */
const LOOKS_ELSE = /^[=+\-@']|^[\d.,:/$%()\s-]+$/;

const textCell = (ref: string, text: string, look: Look): string =>
  `<c r="${ref}" s="${styleOf(look)}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, MAX_TEXT_LENGTH))}</t></is></c>`;

/** Kinds whose values are numbers of a spreadsheet under another look. */
const SERIALS: Readonly<Partial<Record<FieldKind, { look: Look; serial: (value: string) => number | null }>>> = {
  Date: { look: 'date', serial: serialOfDate },
  LocalDateTime: { look: 'moment', serial: serialOfMoment },
  DateTime: { look: 'moment', serial: (value) => serialOfMoment(wallClock(value) ?? '') },
  Time: { look: 'time', serial: serialOfTime },
};

/** A value as a cell of its own type: number, day, yes or no; everything else is the text that the screens show. */
export const cellXml = (ref: string, field: FieldDescriptor, value: unknown, language: Language): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean' && field.kind === 'Boolean') return `<c r="${ref}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'number' && Number.isFinite(value))
    return numberCell(ref, value, field.kind === 'Money' ? 'money' : 'plain');
  const known = typeof value === 'string' ? SERIALS[field.kind] : undefined;
  const serial = known && typeof value === 'string' ? known.serial(value) : null;
  if (known && serial !== null) return numberCell(ref, serial, known.look);
  const text = formatValue(field, value, language);
  return text === '' ? '' : textCell(ref, text, LOOKS_ELSE.test(text) ? 'quoted' : 'plain');
};

const rowXml = (number: number, cells: string): string => `<row r="${number}">${cells}</row>`;

/** The XML of a sheet up to its first row of values: widths, and the head, which stays in sight. */
export const sheetHead = ({ columns }: FileTable): string =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${columns.map(({ head, field }, at) => `<col min="${at + 1}" max="${at + 1}" width="${columnWidth(head, field)}" customWidth="1"/>`).join('')}</cols>`,
    '<sheetData>',
    rowXml(1, columns.map(({ head }, at) => textCell(`${lettersOf(at)}1`, head, 'head')).join('')),
  ].join('');

/** Some rows of a sheet, the first of which has a number. */
export const sheetRows = (
  { columns, language }: FileTable,
  rows: readonly (readonly unknown[])[],
  first: number,
): string =>
  rows
    .map((row, index) => {
      const number = first + index;
      return rowXml(
        number,
        columns.map(({ field }, at) => cellXml(`${lettersOf(at)}${number}`, field, row[at], language)).join(''),
      );
    })
    .join('');

/** The closing tags of a sheet. */
export const SHEET_END = '</sheetData></worksheet>';
