import type { LocalText } from '#domain/localText';
import type { SubJobDraft } from '#domain/jobs/draft';
import type { ListName } from '../lists/lists';

interface Common {
  /** Path within the section's scope. */
  name: string;
  label: LocalText;
  /** Sub-jobs that have the field; all of them without it. */
  isIn?: (subJob: SubJobDraft) => boolean;
  required?: true;
  /** It takes the whole width. */
  isWide?: true;
}

/** A field as the tables of sections name it; the kind says which input it is. */
export type FieldSpec = Common &
  (
    | { kind: 'text' | 'long'; max: number }
    | { kind: 'date'; yearsAhead?: number }
    | { kind: 'number' | 'count'; unit?: string }
    | { kind: 'check' | 'switch' | 'yesNo' | 'category' }
    | { kind: 'picker' | 'names' | 'picks'; list: ListName }
    /** Worked out by the rules or set by the server: read only. */
    | { kind: 'shownDate' | 'shownText' | 'shownNumber' }
  );

export interface GroupSpec {
  /** A heading within the section. */
  title?: LocalText;
  fields: readonly FieldSpec[];
}

/** A section of a sub-job's form. */
export interface SectionSpec {
  title: LocalText;
  /** The group of the draft that its fields lie in; empty for the sub-job itself. */
  scope: '' | 'pebble_details' | 'gunite_details' | 'warranty_details' | 'presite';
  groups: readonly GroupSpec[];
}
