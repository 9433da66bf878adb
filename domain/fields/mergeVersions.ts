import type { FieldValues } from './diffRecords';
import { sameValue } from './sameValue';

/** A field that both sides changed, each to something else. */
export interface FieldConflict {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** The record with the changes of both sides; where both changed a field it has mine until someone chooses. */
  merged: Record<string, unknown>;
  /** The fields that only they changed and that the merge took over. */
  taken: string[];
  conflicts: FieldConflict[];
}

/**
 * Two changes of one record brought together field by field: what one side changed is taken, what both changed alike is
 * no conflict, what both changed differently is one (decisions-operations A10). A side that does not carry a field has not changed it.
 */
export const mergeVersions = (base: FieldValues, mine: FieldValues, theirs: FieldValues): Merge => {
  const merged: Record<string, unknown> = { ...base };
  const taken: string[] = [];
  const conflicts: FieldConflict[] = [];
  for (const field of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const changed = (side: FieldValues): boolean => Object.hasOwn(side, field) && !sameValue(side[field], base[field]);
    if (changed(mine)) merged[field] = mine[field];
    else if (changed(theirs)) {
      merged[field] = theirs[field];
      taken.push(field);
    }
    if (changed(mine) && changed(theirs) && !sameValue(mine[field], theirs[field])) {
      conflicts.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] });
    }
  }
  return { merged, taken, conflicts };
};
