import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { DraftComparison } from '../../saving/drafts/useFormDraft';
import type { FormValues } from '../values/formValues';
import { mergeRecords } from './mergeRecords';

/** A change of a record; without a descriptor it is a row that is there, or is not. */
export interface RecordChange {
  path: string;
  label: string;
  descriptor: FieldDescriptor | null;
  before: unknown;
  after: unknown;
}

interface ComparedRecord extends DraftComparison<RecordChange> {
  /** The record with what the draft changed. */
  merged: FormValues;
}

/**
 * What a draft of a record does to its form as it stands now, see `compareDraft`.
 * @param resolved paths that stay as they are now
 */
export const compareRecords = (
  resource: ResourceDescriptor,
  base: FormValues,
  draft: FormValues,
  now: FormValues,
  resolved: ReadonlySet<string>,
): ComparedRecord => {
  const merge = mergeRecords(resource, base, draft, now);
  const merged = merge.choose(resolved);
  return {
    merged,
    changes: mergeRecords(resource, now, now, merged).changes.map(({ field, mine, theirs, ...shown }) => ({
      ...shown,
      path: field,
      before: mine,
      after: theirs,
    })),
    contested: merge.contested
      .filter(({ field }) => !resolved.has(field))
      .map(({ field, mine, theirs, ...shown }) => ({ ...shown, path: field, before: theirs, after: mine })),
  };
};
