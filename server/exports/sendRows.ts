import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { csvHead, csvRows } from '#domain/exports/csv';
import { HTML_END, htmlHead, htmlRows, MAX_COPIED_ROWS } from '#domain/exports/htmlTable';
import { refusalError } from '#domain/errors';
import { fileName, type SentFormat } from '#domain/exports/rowsFile';
import { refuse } from '#domain/refusals/refusal';
import { exportBody } from './exportBody';
import { sendFile } from './exportAnswers';
import type { RowsFile } from './rowsFile';
import { workbookParts } from './workbook';

export const FILE_TYPES: Readonly<Record<SentFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: 'text/html; charset=utf-8',
};

/** A table for the clipboard has a bound. @throws AppError BAD_USER_INPUT; asked before it is written down that rows left */
export const assertCopied = (format: SentFormat, total: number): void => {
  if (format === 'html' && total > MAX_COPIED_ROWS)
    throw refusalError(refuse('copy_rows', { max: MAX_COPIED_ROWS, count: total }));
};

/** The lines of a CSV file: the memory that it takes does not grow with the file. */
export async function* csvParts(file: RowsFile, lost: () => void): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(file));
  for await (const rows of file.rows(lost)) yield Buffer.from(csvRows(file, rows));
}

async function* htmlParts(file: RowsFile, lost: () => void): AsyncGenerator<Uint8Array> {
  yield Buffer.from(htmlHead(file));
  for await (const rows of file.rows(lost)) yield Buffer.from(htmlRows(file, rows));
  yield Buffer.from(HTML_END);
}

/** A file in its form, part by part. */
export const fileParts = (
  file: RowsFile,
  format: SentFormat,
  at: Date,
  lost: () => void,
): AsyncGenerator<Uint8Array> => {
  if (format === 'html') return htmlParts(file, lost);
  return format === 'csv' ? csvParts(file, lost) : workbookParts([file], at, lost);
};

/** Answers with a file, in the lane of exports. */
export const sendRows = (
  reply: FastifyReply,
  pool: pg.Pool,
  file: RowsFile,
  format: SentFormat,
  { today, now }: { today: string; now: Date },
): FastifyReply =>
  sendFile(
    reply,
    fileName(file.name, today, format),
    FILE_TYPES[format],
    file.total,
    exportBody(pool, (lost) => fileParts(file, format, now, lost)),
  );
