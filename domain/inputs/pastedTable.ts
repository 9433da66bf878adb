/** Rows of cells as a spreadsheet writes them on the clipboard: tabs, line ends, and quotes around cells that hold them. */
const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))(\t|\n|$)/gy;

/**
 * The cells of a pasted text, row by row; null for a text that is one cell, which goes into a field as it is. Rows of
 * blanks at the end are what spreadsheets add.
 */
export const pastedTable = (text: string): readonly (readonly string[])[] | null => {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!/[\t\n]/.test(plain)) return null;
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of plain.matchAll(CELL)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  const isOne = rows.length === 1 && rows[0]?.length === 1;
  return isOne ? null : rows;
};
