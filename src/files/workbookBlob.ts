import { strToU8, zipSync } from 'fflate';
import type { FileTable } from '#domain/exports/rowsFile';
import { bookParts, sheetPart } from '#domain/exports/workbook/bookXml';
import { SHEET_END, sheetHead, sheetRows } from '#domain/exports/workbook/sheetXml';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows that the browser has already as a workbook; fetched when somebody wants one. */
export const workbookBlob = (table: FileTable, rows: readonly (readonly unknown[])[]): Blob => {
  const parts = [...bookParts([table.title]), [sheetPart(0), sheetHead(table) + sheetRows(table, rows, 2) + SHEET_END]];
  const bytes = zipSync(Object.fromEntries(parts.map(([path = '', xml = '']) => [path, strToU8(xml)])));
  return new Blob([bytes], { type: TYPE });
};
