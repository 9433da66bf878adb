import { can } from '#domain/access/can';
import { cellFields } from '#domain/imports/importFields';
import { inputSchema } from '#domain/fields/inputSchema';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import type { FieldError } from '#domain/errors';
import { changedFields } from '../pipeline/changedFields';
import type { Mutation } from '../pipeline/mutation';
import type { Row } from '../db/statement';
import { ruleIssues, updateRefusal } from '../api/crud/crudCommands';
import type { Resource } from '../api/resource';
import { isGood, type Draft } from './draft';
import type { Messages } from './messages';
import type { ImportPlan } from './plan';
import type { RefusalParams } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';

type Issue = FieldError & { rule?: string; params?: RefusalParams };

const withoutEmpty = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** What new and changed rows of a resource are checked by. */
export type DraftSchemas = Readonly<Record<'create' | 'patch', ReturnType<typeof inputSchema>>>;

export const draftSchemas = ({ name, descriptor }: Resource): DraftSchemas => {
  const entity = { name, fields: cellFields(descriptor) };
  return { create: inputSchema(entity, 'create'), patch: inputSchema(entity, 'patch') };
};

/** Checks every row as the form would: its fields, the rules across them, and whether it says anything new. */
export const checkDrafts = (
  mutation: Mutation,
  resource: Resource,
  { columns }: ImportPlan,
  drafts: readonly Draft[],
  { schemas, messages }: { schemas: DraftSchemas; messages: Messages },
): void => {
  const mayMake =
    resource.descriptor.operations.create !== undefined && can(mutation.actor.permissions, resource.needs.create);
  const headers = new Map(columns.map(({ field, header }) => [field.name, header]));
  const refuse = (draft: Draft, issues: () => Issue[]): void =>
    messages.add(draft, () =>
      issues().map(({ path, ...issue }) => ({ ...issue, column: headers.get(path.split('.')[0] ?? '') ?? null })),
    );
  for (const draft of drafts.filter(isGood)) {
    const { id: _id, ...given } = draft.given;
    const { stored } = draft;
    if (!stored && !mayMake) {
      messages.refuse(draft, null, 'import_no_new');
      continue;
    }
    const parsed = stored ? schemas.patch.safeParse(given) : schemas.create.safeParse(withoutEmpty(given));
    if (!parsed.success) {
      const { error } = parsed;
      refuse(draft, () => toFieldErrors(error));
      continue;
    }
    draft.values = parsed.data;
    const issues = ruleIssues(resource, stored, parsed.data, mutation.today);
    if (issues.length > 0) refuse(draft, () => issues);
    const refusal = stored ? updateRefusal(resource, stored, parsed.data) : null;
    if (refusal) refuse(draft, () => [{ ...refusal, path: refusal.path ?? '', message: refusalText(refusal, 'en') }]);
    if (!isGood(draft)) continue;
    draft.outcome = stored ? (changedFields(stored, parsed.data).length > 0 ? 'u' : '=') : 'c';
  }
};
