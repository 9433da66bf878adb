import type { EntityDescriptor } from './descriptor';
import { sameValue } from './sameValue';

export type FieldValues = Readonly<Record<string, unknown>>;

/** One field that differs, with its values as they are stored. */
export interface FieldDiff {
  field: string;
  label: string;
  before: unknown;
  after: unknown;
}

/**
 * The fields of the entity that differ between two records, in the entity's order. A field that one of them does not
 * carry at all is not compared, so that a partial record (a change-log entry, a patch) says only what it says.
 */
export const diffRecords = (entity: EntityDescriptor, before: FieldValues, after: FieldValues): FieldDiff[] =>
  entity.fields
    .filter(
      ({ name }) => Object.hasOwn(before, name) && Object.hasOwn(after, name) && !sameValue(before[name], after[name]),
    )
    .map(({ name, label }) => ({ field: name, label, before: before[name], after: after[name] }));
