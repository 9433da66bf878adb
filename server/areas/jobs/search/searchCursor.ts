import { z } from 'zod';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { SearchColumnName } from '#domain/jobSearch/searchColumns';

/** Where a page ended: the sort key of its last row and the row [JS-028]. */
export interface SearchCursor {
  key: string | null;
  job_id: number;
  job_detail_id: number;
}

const parts = z.tuple([z.string(), z.string().nullable(), z.int(), z.int()]);

export const writeCursor = (column: SearchColumnName, { key, job_id, job_detail_id }: SearchCursor): string =>
  Buffer.from(JSON.stringify([column, key, job_id, job_detail_id])).toString('base64url');

const refused = () => badInput([fieldIssue('cursor', 'cursor')]);

/** @throws AppError BAD_USER_INPUT for what is no cursor, or that of another sort */
export const readCursor = (column: SearchColumnName, text: string): SearchCursor => {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw refused();
  }
  const { success, data } = parts.safeParse(read);
  if (!success || data[0] !== column || data[1]?.includes('\0')) throw refused();
  const [, key, job_id, job_detail_id] = data;
  return { key, job_id, job_detail_id };
};
