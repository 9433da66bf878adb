import type { JobDraft } from '#domain/jobs/draft';
import { newKey } from '../../../saving/newKey';
import { readPath, writePath } from './draftPath';

/** The longest comment [SUB-024]. */
export const MAX_COMMENT = 2000;

/** Lists with a box of its own above them, by the end of their path, and the field of a row that has the text. */
const TEXT_FIELDS: Readonly<Record<string, string>> = {
  general_comments: 'general_comment',
  'presite.comments': 'comment',
};

const fieldOf = (path: string): string | undefined =>
  Object.entries(TEXT_FIELDS).find(([end]) => path.endsWith(`.${end}`))?.[1];

/**
 * A draft with a typed text as a new row of its list.
 * @returns null while it cannot be one: it is blank or too long, or its list has gone
 */
export const withTypedRow = (draft: JobDraft, path: string, text: string): JobDraft | null => {
  const [field, rows, typed] = [fieldOf(path), readPath(draft, path), text.trim()];
  if (field === undefined || !Array.isArray(rows) || typed === '' || typed.length > MAX_COMMENT) return null;
  const row = { key: newKey(), id: null, date_created: null, created_by: null, [field]: typed };
  return writePath(draft, path, [...rows, row]);
};
