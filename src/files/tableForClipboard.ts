import { HTML_END, htmlHead, htmlRows, tabbedText } from '#domain/exports/htmlTable';
import type { FileTable } from '#domain/exports/rowsFile';

/** Rows that the browser has as a table of HTML. */
export const tableHtml = (table: FileTable, rows: readonly (readonly unknown[])[]): string =>
  htmlHead(table) + htmlRows(table, rows) + HTML_END;

/** What a table is as plain text, and how many rows it has without its heads. */
export const plainTable = (html: string): { text: string; count: number } => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  const rows = [...body.querySelectorAll('tr')];
  return {
    text: tabbedText(rows.map((row) => [...row.children].map(({ textContent }) => textContent))),
    count: rows.filter((row) => row.querySelector('td')).length,
  };
};
