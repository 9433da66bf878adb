import type { Language } from '../localText';
import type { FieldDescriptor, FieldKind } from '../fields/descriptor';
import { formatValue } from '../fields/formatValue';
import type { FileTable } from './rowsFile';

/** The byte order mark by which spreadsheets know UTF-8. */
export const BOM = '\uFEFF';

/**
 * What a spreadsheet would take for the start of a formula, in the wide letters of other keyboards too, or for the end of
 * an empty cell before one.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠;|]/;
/**
 * The start of a formula behind a letter that divides cells elsewhere: a spreadsheet that goes by semicolons takes no
 * heed of our quotation marks, begins a row at each line end within them, and drops those that come first in a cell of
 * its own. Apostrophes between them are counted, so that what is guarded can be told from what is not.
 */
const INNER = /([;|\t\r\n]"*)('*)(?=[=+\-@＝＋－＠])/g;
const GUARDED_INNER = /([;|\t\r\n]"*)'('*)(?=[=+\-@＝＋－＠])/g;

/**
 * A spreadsheet must not take a cell for a formula, nor a part of it for a cell of its own: what starts like one is
 * prefixed with an apostrophe.
 */
export const guarded = (text: string): string => {
  const inner = text.replaceAll(INNER, "$1'$2");
  return FORMULA.test(inner) ? `'${inner}` : inner;
};

/** A cell as it was before it was guarded. */
export const unguarded = (text: string): string => {
  const inner = text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
  return inner.replaceAll(GUARDED_INNER, '$1$2');
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row of cells that are guarded where they have to be. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** Numbers stand as plain digits, for spreadsheets to add up; a minus before one starts no formula. */
const NUMBERS: ReadonlySet<FieldKind> = new Set(['Int', 'Money', 'Quantity']);

/** A value as the cell of a file: numbers plain, everything else as the screens write it, guarded. */
export const csvCell = (field: FieldDescriptor, value: unknown, language: Language): string => {
  if (NUMBERS.has(field.kind) && typeof value === 'number')
    return field.kind === 'Money' ? value.toFixed(field.scale ?? 2) : String(value);
  return guarded(formatValue(field, value, language));
};

/** The first line of a file, with the mark before it. */
export const csvHead = ({ columns }: FileTable): string => BOM + csvLine(columns.map(({ head }) => guarded(head)));

/** The lines of some rows. */
export const csvRows = ({ columns, language }: FileTable, rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => csvLine(columns.map(({ field }, at) => csvCell(field, row[at], language)))).join('');
