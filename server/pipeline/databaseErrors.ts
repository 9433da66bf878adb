import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { refuse, type WriteRefusal } from '#domain/writes/refusals';
import type { Entities, EntityTable } from '../db/entityTable';
import { labelOf } from './labelOf';
import { refusalError } from './refusalError';

/** What PostgreSQL says of a refused statement. */
interface DatabaseError {
  code: string;
  table?: string;
  column?: string;
  constraint?: string;
  detail?: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The database's own error, however deep a driver has wrapped it. */
export const databaseErrorOf = (error: unknown): DatabaseError | null => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; depth += 1, at = at.cause) {
    const code = 'code' in at ? textOf(at.code) : undefined;
    if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) continue;
    const part = (name: string): string | undefined => textOf(Reflect.get(at, name));
    return {
      code,
      table: part('table'),
      column: part('column'),
      constraint: part('constraint'),
      detail: part('detail'),
    };
  }
  return null;
};

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

const RULE_OF: Readonly<Record<string, WriteRefusal>> = {
  23502: 'required',
  23503: 'unknown_reference',
  23505: 'already_used',
  23514: 'not_valid',
};

/** Constraints whose refusal has words of its own. */
const RULE_OF_CONSTRAINT: Readonly<Record<string, WriteRefusal>> = { product_product_code_key: 'product_code_used' };

/** Constraints whose refusal has a text of its own. */
const TEXT_OF: Readonly<
  Record<string, readonly [path: string, rule: 'email_in_use' | 'name_in_use' | 'color_exists']>
> = {
  app_user_email_key: ['email', 'email_in_use'],
  role_name_key: ['name', 'name_in_use'],
  lookup_pebble_color_name_key: ['name', 'color_exists'],
};

export const NUL_REFUSED = 'A text has the character NUL in it, which cannot be stored.';

/** Values that no column can hold, by the database's code; all of them begin with 22. */
const UNFIT: Readonly<Record<string, string>> = {
  '22003': 'A number is too large.',
  '22007': 'A date or time cannot be read.',
  '22008': 'A date or time is out of range.',
  '22021': NUL_REFUSED,
  '22P05': NUL_REFUSED,
};

/** The refusal of a value that no column can hold; null for any other error. */
export const unfitError = (error: unknown): AppError | null => {
  const code = databaseErrorOf(error)?.code ?? '';
  return code.startsWith('22') ? new AppError('BAD_USER_INPUT', {}, UNFIT[code] ?? 'A value cannot be stored.') : null;
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
