import { can } from '#domain/access/can';
import { cellFields } from '#domain/imports/importFields';
import { formatValue } from '#domain/fields/formatValue';
import { inputSchema } from '#domain/fields/inputSchema';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import type { FieldError } from '#domain/errors';
import { changedFields } from '../pipeline/changedFields';
import type { Mutation } from '../pipeline/mutation';
import type { Row } from '../db/statement';
import { ruleIssues, updateRefusal } from '../api/crud/crudCommands';
import type { Resource } from '../api/resource';
import { isGood, type Draft } from './draft';
import { keyOf, wholeKey } from './known';
import type { Messages } from './messages';
import type { ImportPlan } from './plan';
import { takeShort } from './takeShort';
import type { RefusalParams } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import { isRule } from '#domain/refusals/catalogue';
import { WHOLE_ADDRESS, WHOLE_NAME } from '#domain/imports/wholeFields';

type Issue = FieldError & { rule?: string; params?: RefusalParams };

const ADDRESS_PARTS: ReadonlySet<string> = new Set([
  'address_line_1',
  'address_line_2',
  'address_line_3',
  'mailing_address',
  'city',
  'state',
  'zip_code',
]);

const withoutEmpty = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** What new and changed rows of a resource are checked by. */
export type DraftSchemas = Readonly<Record<'create' | 'patch', ReturnType<typeof inputSchema>>>;

export const draftSchemas = ({ name, descriptor }: Resource): DraftSchemas => {
  const entity = { name, fields: cellFields(descriptor) };
  return { create: inputSchema(entity, 'create'), patch: inputSchema(entity, 'patch') };
};

/**
 * Checks what a row says by its fields. Where cells that cannot be read are left out, those are told and taken away, and
 * the rest is checked once more [IMP-002].
 */
const parse = (
  draft: Draft,
  { unreadable, language }: ImportPlan,
  { schemas, messages }: { schemas: DraftSchemas; messages: Messages },
  headerOf: (field: string) => string | null,
) => {
  const check = () => {
    const { id: _id, ...given } = draft.given;
    return draft.stored ? schemas.patch.safeParse(given) : schemas.create.safeParse(withoutEmpty(given));
  };
  const first = check();
  if (first.success || unreadable === 'row') return first;
  for (const { path, message, rule, params } of toFieldErrors(first.error)) {
    const text = draft.given[path];
    if ((text ?? null) === null) continue;
    delete draft.given[path];
    const known = isRule(rule) ? { rule, params: params ?? {} } : null;
    messages.leaveOut(draft.number, headerOf(path), 'import_cell_left_out', {
      text: String(text),
      reason: known ? refusalText(known, language) : message,
    });
  }
  return check();
};

/**
 * The names by which a record was found, in its own letters: a list that writes them in capitals or with two blanks
 * renames nobody [IMP-005].
 */
const storedKeys = ({ keys }: ImportPlan, stored: Row, values: Row): Row =>
  Object.fromEntries(
    keys
      .filter((name) => typeof values[name] === 'string' && keyOf(values[name]) === keyOf(stored[name]))
      .map((name) => [name, stored[name]]),
  );

/** Whether all that is wrong is that a new record needs more than its one cell says: a line of text, perhaps. */
const isLineOfText = (draft: Draft, errors: readonly FieldError[]): boolean =>
  draft.lonely !== null && !draft.stored && errors.every(({ rule }) => rule === 'required');

/** Checks every row as the form would: its fields, the rules across them, and whether it says anything new. */
export const checkDrafts = (
  mutation: Mutation,
  resource: Resource,
  plan: ImportPlan,
  drafts: readonly Draft[],
  { schemas, messages }: { schemas: DraftSchemas; messages: Messages },
): void => {
  const mayMake =
    resource.descriptor.operations.create !== undefined && can(mutation.actor.permissions, resource.needs.create);
  const headers = new Map(plan.columns.map(({ field, header }) => [field.name, header]));
  const headerOf = (field: string): string | null =>
    headers.get(field) ?? headers.get(ADDRESS_PARTS.has(field) ? WHOLE_ADDRESS : WHOLE_NAME) ?? null;
  const refuse = (draft: Draft, issues: () => Issue[]): void =>
    messages.add(draft, () =>
      issues().map(({ path, ...issue }) => ({ ...issue, column: headerOf(path.split('.')[0] ?? '') })),
    );
  for (const draft of drafts.filter(isGood)) {
    const { stored } = draft;
    if (!stored && plan.unknown === 'skip') {
      draft.outcome = '-';
      const text = wholeKey(plan.keys, draft.given) ?? '';
      messages.leaveOut(draft.number, null, 'import_unknown_left_out', { label: plan.match.label, text });
      continue;
    }
    if (!takeShort(draft, messages)) continue;
    if (!stored && !mayMake) {
      messages.refuse(draft, null, 'import_no_new');
      continue;
    }
    const parsed = parse(draft, plan, { schemas, messages }, headerOf);
    if (!parsed.success) {
      const errors = toFieldErrors(parsed.error);
      if (isLineOfText(draft, errors)) {
        draft.outcome = '-';
        messages.leaveOut(draft.number, null, 'import_line_of_text', { text: draft.lonely ?? '' });
      } else refuse(draft, () => errors);
      continue;
    }
    draft.values = stored ? { ...parsed.data, ...storedKeys(plan, stored, parsed.data) } : parsed.data;
    const issues = ruleIssues(resource, stored, draft.values, mutation.today);
    if (issues.length > 0) refuse(draft, () => issues);
    const refusal = stored ? updateRefusal(resource, stored, draft.values) : null;
    if (refusal) refuse(draft, () => [{ ...refusal, path: refusal.path ?? '', message: refusalText(refusal, 'en') }]);
    if (!isGood(draft)) continue;
    draft.outcome = stored ? (changedFields(stored, draft.values).length > 0 ? 'u' : '=') : 'c';
    if (draft.outcome === '=') continue;
    for (const { field, header, text } of draft.rounded)
      if (typeof draft.values[field.name] === 'number')
        messages.round(draft.number, header, text, formatValue(field, draft.values[field.name], plan.language));
  }
};
