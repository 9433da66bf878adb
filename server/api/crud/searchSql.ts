import { fieldKey } from '#domain/access/fieldLimits';
import { keywordTerms, termCondition } from '#domain/keywords';
import type { Actor } from '../../access/actor';
import { ROOT } from '../read/compilePlan';
import { fragmentOf, type Fragment } from '../read/fragment';
import { mayReadField } from '../fieldRights';
import type { Resource } from '../resource';
import { digitsSql } from '../../db/digits';
import { foldedSql } from '../../db/folded';
import { likePattern } from '../../db/likePattern';

/** One of some conditions; nothing meets none, as where a role sees no column that is searched [USR-018]. */
const anyOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'false' : `(${conditions.join(' or ')})`;

const holds = (expression: string, pattern: string): string => `${foldedSql(expression)} like ${pattern}`;

/** A searched column as text: numbers are found by their digits. */
const asText = ({ entity }: Pick<Resource, 'entity'>, name: string): string =>
  `${ROOT}."${name}"${/^(small|big)?int/.test(entity.byName.get(name)?.sqlType ?? '') ? '::text' : ''}`;

interface Child {
  table: string;
  via: string;
  columns: readonly string[];
  phones?: readonly string[];
}

/**
 * Rows of a child table that meet a condition; as an array of ids the planner can join it with the indexes of the own
 * columns.
 */
const inChildren = ({ table, via }: Child, conditions: readonly string[]): string =>
  `${ROOT}.id = any(array(select "${via}" from "${table}" where ${anyOf(conditions)}))`;

/**
 * Every word must stand in one of the searched columns, as texts are compared: "john smith" finds first name John, last
 * name Smith [KEY-019]. A phone number is found by its digits, however it is typed, a record by its number where its list
 * shows it.
 */
export const searchSql = (resource: Resource, actor: Actor, text: string): Fragment[] => {
  const { search, entity } = resource;
  if (!search) return [];
  if (search.condition) {
    const condition = search.condition(actor, ROOT, text);
    return condition ? [fragmentOf(condition)] : [];
  }
  const own = search.columns.filter((name) => mayReadField(resource, actor, name));
  const phones = own.filter((name) => entity.byName.get(name)?.kind === 'PhoneNumber');
  const isShown = (table: string) => (name: string) => actor.field_limits.get(fieldKey(table, name)) !== 'hidden';
  const children: readonly Child[] = (search.children ?? [])
    .map(({ columns, phones, ...child }) => ({
      ...child,
      columns: columns.filter(isShown(child.table)),
      ...(phones ? { phones: phones.filter(isShown(child.table)) } : {}),
    }))
    .filter(({ columns, phones = [] }) => columns.length + phones.length > 0);
  const withPhones = children.filter(({ phones = [] }) => phones.length > 0);
  return keywordTerms(text).map((term) => ({ add }) => {
    const byWord = (word: string): string => {
      const pattern = add(likePattern(word));
      return anyOf([
        ...own.map((name) => holds(asText({ entity }, name), pattern)),
        ...children.map((child) =>
          inChildren(
            child,
            child.columns.map((name) => holds(`"${name}"`, pattern)),
          ),
        ),
      ]);
    };
    const byDigits = (digits: string): string => {
      const pattern = add(likePattern(digits));
      return anyOf([
        ...phones.map((name) => `${digitsSql(`${ROOT}."${name}"`)} like ${pattern}`),
        ...withPhones.map((child) =>
          inChildren(
            child,
            (child.phones ?? []).map((name) => `${digitsSql(`"${name}"`)} like ${pattern}`),
          ),
        ),
      ]);
    };
    return termCondition<string>(term, {
      word: byWord,
      digits: phones.length + withPhones.length > 0 ? byDigits : null,
      number: own.includes('id') ? (number) => `${ROOT}.id = ${add(number)}` : null,
      all: (conditions) => `(${conditions.join(' and ')})`,
      any: anyOf,
    });
  });
};
