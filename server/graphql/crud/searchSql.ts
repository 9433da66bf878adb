import { sql, type SQL } from 'drizzle-orm';
import { can } from '#domain/access/can';
import type { Actor } from '../../access/actor';
import { ROOT } from '../read/compilePlan';
import type { Resource } from '../resource';
import { likePattern } from './likePattern';

/** Words beyond these narrow a search no further. */
const MAX_WORDS = 5;

const raw = (text: string): SQL => sql.raw(text);

const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], raw(' or '))})`;

/** Rows of a child table that hold the word; as an array of ids the planner can join it with the indexes of the own columns. */
const inChildren = (child: { table: string; via: string; columns: readonly string[] }, pattern: string): SQL => {
  const holds = anyOf(child.columns.map((name) => sql`${raw(`"${name}"`)} ilike ${pattern}`));
  return sql`${raw(`${ROOT}.id`)} = any(array(select ${raw(`"${child.via}"`)} from ${raw(`"${child.table}"`)} where ${holds}))`;
};

/** Every word must stand in one of the searched columns: "john smith" finds first name John, last name Smith. */
export const searchSql = ({ search, fieldNeeds = {} }: Resource, actor: Actor, text: string): SQL[] => {
  if (!search) return [];
  const mayRead = (name: string): boolean => fieldNeeds[name] === undefined || can(actor.permissions, fieldNeeds[name]);
  const words = text.trim().split(/\s+/).filter((word) => word !== '').slice(0, MAX_WORDS);
  return words.map((word) => {
    const pattern = likePattern(word);
    return anyOf([
      ...search.columns.filter(mayRead).map((name) => sql`${raw(`${ROOT}."${name}"`)} ilike ${pattern}`),
      ...(search.children ?? []).map((child) => inChildren(child, pattern)),
    ]);
  });
};
