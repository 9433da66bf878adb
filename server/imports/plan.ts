import { badInput } from '#domain/errors';
import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { Actor } from '../access/actor';
import type { Resource } from '../api/resource';
import { fieldsFor } from './lookAt';

/** What each column is meant for, and by which one records are found. */
export interface ImportPlan {
  columns: { index: number; header: string; field: FieldDescriptor }[];
  match: FieldDescriptor;
}

const ISSUE_PATH = 'mapping';
const refuse = (rule: FieldIssue['rule'], label = ''): Error => badInput([fieldIssue(ISSUE_PATH, rule, { label })]);

/**
 * @param mapping for each column of the file the name of its field, null for a column that is left out
 * @throws AppError BAD_USER_INPUT
 */
export const planImport = (
  resource: Resource,
  actor: Actor,
  headers: readonly string[],
  mapping: readonly (string | null)[],
  match: string,
): ImportPlan => {
  const fields = new Map(fieldsFor(resource, actor).map((field) => [field.name, field]));
  const columns = mapping.slice(0, headers.length).flatMap((name, index) => {
    if (name === null) return [];
    const field = fields.get(name);
    if (!field) throw badInput([fieldIssue(ISSUE_PATH, 'unknown_field', { name })]);
    return [{ index, header: headers[index] || `${index + 1}`, field }];
  });
  const twice = columns.find(
    ({ field }, index) => columns.findIndex((other) => other.field.name === field.name) !== index,
  );
  if (twice) throw refuse('import_field_twice', twice.field.label);
  if (columns.every(({ field }) => field.name === 'id')) throw refuse('import_no_columns');
  const key = fields.get(match);
  if (!key?.can_match) throw badInput([fieldIssue('match', 'unknown_field', { name: match })]);
  if (!columns.some(({ field }) => field.name === match) && match !== 'id')
    throw refuse('import_match_missing', key.label);
  return { columns, match: key };
};
