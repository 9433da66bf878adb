import { badInput } from '#domain/errors';
import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { Language } from '#domain/localText';
import type { RowAnswer } from '#domain/imports/importReport';
import type { RowReading } from '#domain/imports/readRow';
import { WHOLE_ADDRESS, WHOLE_NAME } from '#domain/imports/wholeFields';
import type { Actor } from '../access/actor';
import type { Resource } from '../api/resource';
import { fieldsFor } from './lookAt';

/** What each column is meant for, by which one records are found, and how cells are taken. */
export interface ImportPlan extends RowReading {
  match: FieldDescriptor;
  /** The fields whose values together find a record: one, or those that a name is made of. */
  keys: readonly string[];
  /** A cell that cannot be read refuses its row, or is left out of it [IMP-002]. */
  unreadable: 'row' | 'cell';
  /** A row without a record makes one, or is passed over: the list of a supplier has more than is kept [IMP-005]. */
  unknown: 'make' | 'skip';
  /** What the user says of single rows [IMP-005]. */
  answers: ReadonlyMap<number, RowAnswer>;
  language: Language;
}

/** What the user has chosen, beside what the columns are meant for. */
export type ImportChoices = Pick<ImportPlan, 'empty' | 'unreadable' | 'unknown' | 'dates' | 'answers' | 'language'>;

const isField = (name: string): boolean => ![WHOLE_NAME, WHOLE_ADDRESS, 'id'].includes(name);

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
  choices: ImportChoices,
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
  const keys = match === WHOLE_NAME ? resource.title : [match];
  const isGiven = (name: string): boolean => columns.some(({ field }) => field.name === name);
  // A first name alone finds nobody: without its column a name has to stand in one.
  if (!isGiven(match) && match !== 'id' && !(match === WHOLE_NAME && keys.every(isGiven)))
    throw refuse('import_match_missing', key.label);
  return { ...choices, columns, match: key, keys, fields: [...fields.values()].filter(({ name }) => isField(name)) };
};
