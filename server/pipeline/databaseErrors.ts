import { badInput, refusalError } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { databaseErrorOf, unfitError, type DatabaseError } from '../db/databaseError';
import type { Entities, EntityTable } from '../db/entityTable';
import { labelOf } from './labelOf';
import { refuse } from '#domain/refusals/refusal';
import type { RuleName } from '#domain/refusals/catalogue';

/** Two mutations waited for each other, or read what the other wrote: the same request succeeds when it runs again. */
export const isRetryable = (error: unknown): boolean => ['40P01', '40001'].includes(databaseErrorOf(error)?.code ?? '');

/** A constraint is named `<table>_<column>_<rule>`: the longest column that fits is the field at fault. */
const fieldOf = (entity: EntityTable | undefined, { column, constraint }: DatabaseError): string | undefined => {
  if (column !== undefined || !entity || constraint === undefined) return column;
  const rest = constraint.startsWith(`${entity.name}_`) ? constraint.slice(entity.name.length + 1) : constraint;
  return entity.columns
    .map(({ name }) => name)
    .filter((name) => rest === name || rest.startsWith(`${name}_`))
    .sort((a, b) => b.length - a.length)[0];
};

const RULE_OF: Readonly<Record<string, RuleName>> = {
  23502: 'required',
  23503: 'unknown_reference',
  23505: 'already_used',
  23514: 'not_valid',
  '23P01': 'already_used',
};

/** Constraints whose refusal has words of its own. */
const RULE_OF_CONSTRAINT: Readonly<Record<string, RuleName>> = {
  product_product_code_key: 'product_code_used',
  day_without_work_first_day_crew_off_once: 'crew_off_twice',
  day_without_work_first_day_crew_short_once: 'crew_short_twice',
};

/** Constraints whose refusal has a text of its own. */
const TEXT_OF: Readonly<
  Record<string, readonly [path: string, rule: 'email_in_use' | 'name_in_use' | 'color_exists']>
> = {
  app_user_email_key: ['email', 'email_in_use'],
  role_name_key: ['name', 'name_in_use'],
  lookup_pebble_color_name_key: ['name', 'color_exists'],
};

/**
 * A refusal of the database in the words of the API, with the field named; other errors pass unchanged.
 * The input rules refuse nearly everything before SQL sees it: this is for what only the database knows.
 */
export const asAppError = (error: unknown, entities: Entities): unknown => {
  const refused = databaseErrorOf(error);
  if (!refused) return error;
  const rule = RULE_OF_CONSTRAINT[refused.constraint ?? ''] ?? RULE_OF[refused.code];
  const own = TEXT_OF[refused.constraint ?? ''];
  if (own) return badInput([fieldIssue(...own)]);
  if (!rule) return unfitError(error) ?? error;
  if (/still referenced/.test(refused.detail ?? '')) return refusalError(refuse('still_used'));
  const entity = refused.table === undefined ? undefined : entities.get(refused.table);
  const field = fieldOf(entity, refused);
  return refusalError(
    refuse(rule, { label: entity && field !== undefined ? labelOf(entity, field) : 'This record' }, field),
  );
};
