import { checkField } from '../fields/checkField';
import type { FieldDescriptor } from '../fields/descriptor';
import { manyLines } from '../fields/plainText';
import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';

/**
 * A field of a draft and what its value may be. `is` is the kind; texts are checked for their length, numbers for their
 * range.
 */
export interface FieldCheck {
  name: string;
  is: FieldDescriptor['kind'];
  max?: number;
  min?: number;
  scale?: number;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && manyLines(value) === '');

/** The fields of a record that their checks refuse; an empty one is none. */
export const checkFields = (record: object, checks: readonly FieldCheck[], path: string): FieldIssue[] =>
  checks.flatMap(({ name, is, ...range }) => {
    const value: unknown = Reflect.get(record, name);
    if (isEmpty(value)) return [];
    const checked = checkField({ name, kind: is, label: name, required: false, ...range }, value);
    return 'value' in checked ? [] : [fieldIssue(`${path}${name}`, checked.rule, checked.params)];
  });
