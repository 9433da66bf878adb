import { can } from '#domain/access/can';
import type { Actor } from '../../access/actor';
import { ROOT } from '../read/compilePlan';
import type { Fragment } from '../read/fragment';
import type { Resource } from '../resource';
import { likePattern } from '../../db/likePattern';

/** Words beyond these narrow a search no further. */
const MAX_WORDS = 5;

const anyOf = (conditions: readonly string[]): string => `(${conditions.join(' or ')})`;

const holds = (expression: string, pattern: string): string => `${expression} ilike ${pattern}`;

/** A searched column as text: numbers are found by their digits. */
const asText = ({ entity }: Pick<Resource, 'entity'>, name: string): string =>
  `${ROOT}."${name}"${/^(small|big)?int/.test(entity.byName.get(name)?.sqlType ?? '') ? '::text' : ''}`;

/** Rows of a child table that hold the word; as an array of ids the planner can join it with the indexes of the own columns. */
const inChildren = (
  { table, via, columns }: { table: string; via: string; columns: readonly string[] },
  pattern: string,
): string =>
  `${ROOT}.id = any(array(select "${via}" from "${table}" where ${anyOf(columns.map((name) => holds(`"${name}"`, pattern)))}))`;

/** Every word must stand in one of the searched columns: "john smith" finds first name John, last name Smith. */
export const searchSql = ({ search, entity, fieldNeeds = {} }: Resource, actor: Actor, text: string): Fragment[] => {
  if (!search) return [];
  const mayRead = (name: string): boolean => fieldNeeds[name] === undefined || can(actor.permissions, fieldNeeds[name]);
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  return words.map((word) => ({ add }) => {
    const pattern = add(likePattern(word));
    return anyOf([
      ...search.columns.filter(mayRead).map((name) => holds(asText({ entity }, name), pattern)),
      ...(search.children ?? []).map((child) => inChildren(child, pattern)),
    ]);
  });
};
