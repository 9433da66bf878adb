import { sql, type SQL } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { badInput } from '#domain/errors';
import type { Actor } from '../../access/actor';
import { ROOT } from '../read/compilePlan';
import type { Resource } from '../resource';
import { likePattern } from './likePattern';
import { searchSql } from './searchSql';

export interface ListSort { field: string; order: 'ASC' | 'DESC' }

/** A field a user may not read does not exist for that user, also not as a filter or an order. */
const assertReadable = ({ fieldNeeds = {} }: Resource, actor: Actor, field: string, path: string): void => {
  const need = fieldNeeds[field];
  if (need && !can(actor.permissions, need)) throw badInput([{ path, message: `Unknown field ${field}.` }]);
};

/** A field as SQL: the row's column, or the expression of a computed value. */
const expressionOf = ({ computed }: Resource, field: string): SQL =>
  sql.raw(computed.find(({ name }) => name === field)?.expression(ROOT) ?? `${ROOT}."${field}"`);

const isTextual = ({ entity }: Resource, field: string): boolean => /^(text|varchar|char)/.test(entity.byName.get(field)?.sqlType ?? '');

type Condition = (expression: SQL, value: unknown, sqlType: string) => SQL;

const CONDITIONS: Readonly<Record<string, Condition>> = {
  eq: (expression, value) => (value === null ? sql`${expression} is null` : sql`${expression} = ${value}`),
  in: (expression, value, sqlType) => sql`${expression} = any(${sql.param(value)}::${sql.raw(sqlType)}[])`,
  contains: (expression, value) => sql`${expression} ilike ${likePattern(String(value))}`,
  gte: (expression, value) => sql`${expression} >= ${value}`,
  lte: (expression, value) => sql`${expression} <= ${value}`,
  is_empty: (expression, value) => (value === true ? sql`${expression} is null` : sql`${expression} is not null`),
};

const conditionsOf = (resource: Resource, field: string, filter: object): SQL[] => {
  const expression = expressionOf(resource, field);
  const sqlType = resource.entity.byName.get(field)?.sqlType ?? 'int';
  return Object.entries(filter).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || (value === null && name !== 'eq')) return [];
    if (name === 'is_empty' && isTextual(resource, field)) {
      return [value === true ? sql`coalesce(${expression}, '') = ''` : sql`${expression} <> ''`];
    }
    const condition = CONDITIONS[name];
    return condition ? [condition(expression, value, sqlType)] : [];
  });
};

/** The conditions of a list's filter. Every part of it must hold. */
export const filterSql = (resource: Resource, actor: Actor, filter: Readonly<Record<string, unknown>>): SQL[] =>
  Object.entries(filter).flatMap(([field, value]) => {
    if (value === null || value === undefined) return [];
    if (field === 'search') return typeof value === 'string' ? searchSql(resource, actor, value) : [];
    assertReadable(resource, actor, field, `filter.${field}`);
    return typeof value === 'object' ? conditionsOf(resource, field, value) : [];
  });

/** The order of a list: empty values last either way, then by id, so that pages never overlap. */
export const orderSql = (resource: Resource, actor: Actor, sort: ListSort | null | undefined): SQL => {
  const { field, order } = sort ?? resource.descriptor.sort;
  assertReadable(resource, actor, field, 'sort.field');
  const direction = sql.raw(order === 'DESC' ? 'desc' : 'asc');
  const isNullable = resource.entity.byName.get(field)?.notNull !== true && order === 'DESC';
  const nulls = sql.raw(isNullable ? ' nulls last' : '');
  const own = sql`${expressionOf(resource, field)} ${direction}${nulls}`;
  return field === 'id' ? own : sql`${own}, ${sql.raw(`${ROOT}.id`)} ${direction}`;
};
