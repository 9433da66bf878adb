import { can } from '#domain/access/can';
import { cellFields } from '#domain/imports/importFields';
import { inputSchema } from '#domain/fields/inputSchema';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import type { FieldError } from '#domain/errors';
import { changedFields } from '../pipeline/changedFields';
import type { Mutation } from '../pipeline/mutation';
import { runText, type Row } from '../db/statement';
import { ruleIssues, updateRefusal } from '../api/crud/crudCommands';
import type { Resource } from '../api/resource';
import { importError, isGood, type Draft } from './draft';
import type { ImportPlan } from './plan';
import type { RefusalParams } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';

type Issue = FieldError & { rule?: string; params?: RefusalParams };

const withoutEmpty = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** Checks every row as the form would: its fields, the rules across them, and whether it says anything new. */
export const checkDrafts = (
  mutation: Mutation,
  resource: Resource,
  { columns }: ImportPlan,
  drafts: readonly Draft[],
): void => {
  const entity = { name: resource.name, fields: cellFields(resource.descriptor) };
  const schemas = { create: inputSchema(entity, 'create'), patch: inputSchema(entity, 'patch') };
  const mayMake =
    resource.descriptor.operations.create !== undefined && can(mutation.actor.permissions, resource.needs.create);
  const headers = new Map(columns.map(({ field, header }) => [field.name, header]));
  const refuse = (draft: Draft, { path, message, rule, params }: Issue): void => {
    draft.errors.push({
      row: draft.number,
      column: headers.get(path.split('.')[0] ?? '') ?? null,
      message,
      rule,
      params,
    });
  };
  for (const draft of drafts.filter(isGood)) {
    const { id: _id, ...given } = draft.given;
    const { stored } = draft;
    if (!stored && !mayMake) {
      draft.errors.push(importError(draft.number, null, 'import_no_new'));
      continue;
    }
    const parsed = stored ? schemas.patch.safeParse(given) : schemas.create.safeParse(withoutEmpty(given));
    if (!parsed.success) {
      for (const issue of toFieldErrors(parsed.error)) refuse(draft, issue);
      continue;
    }
    draft.values = parsed.data;
    for (const issue of ruleIssues(resource, stored, parsed.data, mutation.today)) refuse(draft, issue);
    const refusal = stored ? updateRefusal(resource, stored, parsed.data) : null;
    if (refusal) refuse(draft, { ...refusal, path: refusal.path ?? '', message: refusalText(refusal, 'en') });
    if (!isGood(draft)) continue;
    draft.outcome = stored ? (changedFields(stored, parsed.data).length > 0 ? 'u' : '=') : 'c';
  }
};

/**
 * So that a file without ids can be imported twice: a new row that says what a record says already, field by field, is
 * that record.
 */
export const recogniseTwins = async (
  { client }: Mutation,
  { entity, title }: Resource,
  drafts: readonly Draft[],
): Promise<void> => {
  const made = drafts.filter(({ outcome }) => outcome === 'c');
  const key = title.find((name) => made.some(({ values }) => typeof values[name] === 'string'));
  if (key === undefined) return;
  const live = entity.isSoft ? ' and deleted_at is null' : '';
  const stored = await runText(client, `select * from "${entity.name}" where "${key}" = any($1)${live}`, [
    [...new Set(made.map(({ values }) => values[key]))],
  ]);
  const byKey = new Map<unknown, Row[]>();
  for (const row of stored) byKey.set(row[key], [...(byKey.get(row[key]) ?? []), row]);
  const inFile = new Map<string, number>();
  for (const draft of made) {
    const text = JSON.stringify(Object.entries(draft.values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const earlier = inFile.get(text);
    if (byKey.get(draft.values[key])?.some((row) => changedFields(row, draft.values).length === 0)) draft.outcome = '=';
    else if (earlier !== undefined)
      draft.errors.push(importError(draft.number, null, 'import_same_row', { row: earlier }));
    inFile.set(text, earlier ?? draft.number);
  }
};
