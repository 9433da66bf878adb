import { HTML_END, htmlHead, htmlRows, tabbedText } from '#domain/exports/htmlTable';
import type { FileTable } from '#domain/exports/rowsFile';

/** Rows that the browser has as a table of HTML. */
export const tableHtml = (table: FileTable, rows: readonly (readonly unknown[])[]): string =>
  htmlHead(table) + htmlRows(table, rows) + HTML_END;

/** The cells of a table of HTML as their texts, a line break within a cell as one. */
const cellsOf = (html: string): string[][] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return [...body.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
};

/** What a table is as plain text, and how many rows it has without its head. */
export const plainTable = (html: string): { text: string; count: number } => {
  const cells = cellsOf(html);
  return { text: tabbedText(cells), count: cells.length - 1 };
};
