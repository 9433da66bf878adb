import type { FieldDescriptor } from '#domain/fields/descriptor';
import { inputFields, type ResourceDescriptor } from '#domain/fields/resource';
import { sameValue } from '#domain/fields/sameValue';
import type { Row } from '../../dataProvider/row';

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The fields in which two records differ, of those that a merge can take over: no pictures. */
export const differingFields = (resource: ResourceDescriptor, one: Row, other: Row): FieldDescriptor[] =>
  inputFields(resource).filter(
    ({ name, kind }) =>
      kind !== 'Image' &&
      !(isEmpty(one[name]) && isEmpty(other[name])) &&
      !sameValue(one[name] ?? null, other[name] ?? null),
  );

/** What is proposed to be taken from the record that goes: what the one that stays has not [KEY-020]. */
export const proposedFields = (fields: readonly FieldDescriptor[], keep: Row, gone: Row): string[] =>
  fields.filter(({ name }) => isEmpty(keep[name]) && !isEmpty(gone[name])).map(({ name }) => name);
