import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { csvHead, csvRows } from '#domain/exports/csv';
import { fileName, type FileFormat } from '#domain/exports/rowsFile';
import { exportBody } from './exportBody';
import { sendFile } from './exportAnswers';
import type { RowsFile } from './rowsFile';
import { workbookParts } from './workbook';

export const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The lines of a CSV file: the memory that it takes does not grow with the file. */
export async function* csvParts(file: RowsFile, lost: () => void): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(file));
  for await (const rows of file.rows(lost)) yield Buffer.from(csvRows(file, rows));
}

/** A file in its form, part by part. */
export const fileParts = (file: RowsFile, format: FileFormat, at: Date, lost: () => void): AsyncGenerator<Uint8Array> =>
  format === 'csv' ? csvParts(file, lost) : workbookParts([file], at, lost);

/** Answers with a file, in the lane of exports. */
export const sendRows = (
  reply: FastifyReply,
  pool: pg.Pool,
  file: RowsFile,
  format: FileFormat,
  { today, now }: { today: string; now: Date },
): FastifyReply =>
  sendFile(
    reply,
    fileName(file.name, today, format),
    FILE_TYPES[format],
    file.total,
    exportBody(pool, (lost) => fileParts(file, format, now, lost)),
  );
