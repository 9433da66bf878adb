import { can } from '#domain/access/can';
import { FIELD_NEEDS, fieldKey } from '#domain/access/fieldLimits';
import type { FieldAsker } from './fieldRights';

/**
 * Whether a column, as `table.field`, exists for a user who may read what a call of its own tells: what a role is kept from
 * is told by no call, found by no filter, and orders nothing [USR-017 USR-018].
 */
export const seesColumn = ({ permissions, field_limits }: FieldAsker, key: string): boolean => {
  const need = FIELD_NEEDS[key];
  return field_limits.get(key) !== 'hidden' && (need === undefined || can(permissions, need));
};

/** Whether none of some columns is hidden: for what is made of all of them. */
export const seesColumns = (actor: FieldAsker, keys: readonly string[]): boolean =>
  keys.every((key) => seesColumn(actor, key));

/** A column as SQL: a text that is null for whom it does not exist, in a list of columns as in a condition or an order. */
export const seenSql = (actor: FieldAsker, key: string, expression: string): string =>
  seesColumn(actor, key) ? expression : 'null::text';

/**
 * A condition on a column as SQL, and one that is always true for whom the column does not exist: a list that it narrows has
 * all its rows then, and says of none whether the condition holds [USR-018].
 */
export const whereSeen = (actor: FieldAsker, key: string, condition: string): string =>
  seesColumn(actor, key) ? condition : 'true';

/** The order of a list that has one of its own, as SQL; by names for whom that column does not exist. */
export const listOrder = (actor: FieldAsker, table: string, name = 'name'): string =>
  seesColumn(actor, fieldKey(table, 'sort_order')) ? 'sort_order, id' : `${name}, id`;

/** A row with null in place of the columns that a user does not see, each by the `table.field` that it shows. */
export const withoutHidden = <T extends object>(
  actor: FieldAsker,
  row: T,
  shows: Readonly<Record<string, string>>,
): T => {
  if (actor.field_limits.size === 0) return row;
  const hidden = Object.entries(shows).filter(([, key]) => !seesColumn(actor, key));
  return hidden.length === 0 ? row : { ...row, ...Object.fromEntries(hidden.map(([name]) => [name, null])) };
};

/** A row of a table with null in place of the columns that a user does not see. */
export const rowFor = <T extends object>(actor: FieldAsker, table: string, row: T): T =>
  actor.field_limits.size === 0
    ? row
    : withoutHidden(actor, row, Object.fromEntries(Object.keys(row).map((name) => [name, fieldKey(table, name)])));

/** A field that shows a column and may be empty: it is, for whom the column does not exist. */
export const seen =
  <S, V>(key: string | readonly string[], resolve: (row: S) => V) =>
  (row: S, _args: unknown, { actor }: { actor: FieldAsker }): V | null =>
    seesColumns(actor, typeof key === 'string' ? [key] : key) ? resolve(row) : null;
