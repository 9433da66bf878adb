import { isRecord } from '#domain/values';
import type { CountEdit, CountEdits } from '#domain/inventory/count/countSheet';

/** Counts that were typed and not saved, kept in the browser: a yard has bad networks and flat batteries. */
export interface CountDraft {
  edits: CountEdits;
  /** Rows found as they were, by id. */
  checked: ReadonlySet<number>;
}

export const EMPTY_DRAFT: CountDraft = { edits: new Map(), checked: new Set() };

const isCounts = (value: unknown): boolean =>
  isRecord(value) && typeof value.unit_count === 'number' && typeof value.individual_count === 'number';

const isEdit = (value: unknown): value is CountEdit =>
  isRecord(value) &&
  isCounts(value) &&
  typeof value.version === 'number' &&
  typeof value.count_date === 'string' &&
  isCounts(value.base);

/** Kept counts out of a draft; none of what is none. */
export const readEdits = (content: unknown): CountEdits => {
  const edits: readonly unknown[] = isRecord(content) && Array.isArray(content.edits) ? content.edits : [];
  return new Map(
    edits.flatMap((entry): [number, CountEdit][] =>
      Array.isArray(entry) && typeof entry[0] === 'number' && isEdit(entry[1]) ? [[entry[0], entry[1]]] : [],
    ),
  );
};
