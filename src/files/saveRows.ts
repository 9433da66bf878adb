import { csvHead, csvRows } from '#domain/exports/csv';
import { fileName, type FileFormat, type FileTable } from '#domain/exports/rowsFile';
import { download } from './download';

/** Hands rows that the browser has already to it as a file to save. */
export const saveRows = async (
  name: string,
  today: string,
  format: FileFormat,
  table: FileTable,
  rows: readonly (readonly unknown[])[],
): Promise<void> => {
  const content =
    format === 'csv'
      ? new Blob([csvHead(table), csvRows(table, rows)], { type: 'text/csv;charset=utf-8' })
      : (await import('./workbookBlob')).workbookBlob(table, rows);
  download(fileName(name, today, format), content);
};
