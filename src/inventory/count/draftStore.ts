import type { CountEdit, CountEdits } from '#domain/inventory/count/countSheet';

/** Counts that were typed and not saved, kept in the browser: a yard has bad networks and flat batteries. */
export interface CountDraft {
  edits: CountEdits;
  /** Rows found as they were, by id. */ checked: ReadonlySet<number>;
}

export const EMPTY_DRAFT: CountDraft = { edits: new Map(), checked: new Set() };

const keyOf = (userId: number): string => `trowel:inventory-count:${userId}`;

const isCounts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'unit_count' in value &&
  typeof value.unit_count === 'number' &&
  'individual_count' in value &&
  typeof value.individual_count === 'number';

const isEdit = (value: unknown): value is CountEdit =>
  isCounts(value) &&
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'count_date' in value &&
  typeof value.count_date === 'string' &&
  'base' in value &&
  isCounts(value.base);

/** The kept counts of a user; none when there are none or they cannot be read. */
export const readDraft = (userId: number): CountDraft => {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? 'null');
    const edits =
      typeof kept === 'object' && kept !== null && 'edits' in kept && Array.isArray(kept.edits) ? kept.edits : [];
    return {
      edits: new Map(
        edits.flatMap((entry: unknown): [number, CountEdit][] =>
          Array.isArray(entry) && typeof entry[0] === 'number' && isEdit(entry[1]) ? [[entry[0], entry[1]]] : [],
        ),
      ),
      checked: new Set(),
    };
  } catch {
    return EMPTY_DRAFT;
  }
};

export const keepDraft = (userId: number, { edits }: CountDraft): void => {
  try {
    if (edits.size === 0) window.localStorage.removeItem(keyOf(userId));
    else window.localStorage.setItem(keyOf(userId), JSON.stringify({ edits: [...edits] }));
  } catch {
    // A browser that keeps nothing still counts.
  }
};
