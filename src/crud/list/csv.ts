/** A spreadsheet must not take a cell for a formula: a text that starts like one is prefixed with an apostrophe. */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The byte order mark by which spreadsheets know UTF-8. */
const BOM = '\uFEFF';

/** Rows of cells as CSV, the first row being the heads. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((cells) => cells.map((cell) => quoted(guarded(cell))).join(',')).join('\r\n') + '\r\n';

/** `{resource}-{YYYY-MM-DD}.csv` */
export const csvName = (resource: string, today: string): string => `${resource}-${today}.csv`;
