import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { ComputedField } from '#domain/fields/resource';
import type { Actor } from '../../access/actor';
import { ROOT } from '../read/compilePlan';
import type { Fragment } from '../read/fragment';
import { mayReadField } from '../fieldRights';
import type { Resource } from '../resource';
import { foldText } from '#domain/foldText';
import { digitsSql } from '../../db/digits';
import { foldedPattern, foldedSql } from '../../db/folded';
import { likePattern } from '../../db/likePattern';
import { MAX_TEXTS } from './filterInput';
import { searchSql } from './searchSql';

export interface ListSort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** A field a user may not read does not exist for that user, also not as a filter or an order. */
export const assertReadable = (resource: Resource, actor: Actor, field: string, path: string): void => {
  if (!mayReadField(resource, actor, field)) throw badInput([fieldIssue(path, 'unknown_field', { name: field })]);
};

/** A field as SQL: the row's column, or the expression of a computed value. */
export const expressionOf = ({ computed }: Resource, field: string): string =>
  computed.find(({ name }) => name === field)?.expression(ROOT) ?? `${ROOT}."${field}"`;

/** Written by people, not by machines: compared as every search compares texts [KEY-019]. */
export const isWritten = ({ entity, computed }: Resource, field: string): boolean =>
  entity.byName.get(field)?.isWritten ?? computed.some(({ name, kind }) => name === field && kind === 'String');

/** Fewer digits stand in every phone number. */
const MIN_DIGITS = 3;

/** The digits of a part of a phone number; null for a text that is none. */
const phonePart = (text: string): string | null => {
  const digits = text.replaceAll(/\D/g, '');
  return /^[\d\s().+-]+$/.test(text) && digits.length >= MIN_DIGITS ? digits : null;
};

const isTextual = ({ entity, computed }: Resource, field: string): boolean =>
  /^(text|varchar|char)/.test(entity.byName.get(field)?.sqlType ?? '') ||
  computed.some(({ name, kind }) => name === field && kind === 'String');

type Condition = (expression: string, value: unknown, sqlType: string) => Fragment;

const CONDITIONS: Readonly<Record<string, Condition>> = {
  eq: (expression, value) =>
    value === null ? () => `${expression} is null` : ({ add }) => `${expression} = ${add(value)}`,
  in:
    (expression, value, sqlType) =>
    ({ add }) =>
      `${expression} = any(${add(value)}::${sqlType}[])`,
  contains:
    (expression, value) =>
    ({ add }) =>
      `${foldedSql(`${expression}::text`)} like ${add(foldedPattern(String(value)))}`,
  gte:
    (expression, value) =>
    ({ add }) =>
      `${expression} >= ${add(value)}`,
  lte:
    (expression, value) =>
    ({ add }) =>
      `${expression} <= ${add(value)}`,
  is_empty: (expression, value) => () => `${expression} is ${value === true ? '' : 'not '}null`,
};

const isWrittenSo: Condition =
  (expression, value) =>
  ({ add }) =>
    `${foldedSql(expression)} = ${add(foldText(String(value)))}`;

const hasDigits: Condition =
  (expression, value) =>
  ({ add }) =>
    `${digitsSql(expression)} like ${add(likePattern(String(value)))}`;

/** How a condition of a filter compares the values of a field. */
const conditionOf = (
  resource: Resource,
  field: string,
  name: string,
  value: unknown,
): { condition: Condition | undefined; compared: unknown } => {
  const condition = CONDITIONS[name];
  if (name === 'eq' && typeof value === 'string' && isWritten(resource, field))
    return { condition: isWrittenSo, compared: value };
  const isPhone = name === 'contains' && resource.entity.byName.get(field)?.kind === 'PhoneNumber';
  const digits = isPhone && typeof value === 'string' ? phonePart(value) : null;
  return digits === null ? { condition, compared: value } : { condition: hasDigits, compared: digits };
};

/** The SQL types of computed values. */
const SQL_TYPE_OF: Readonly<Record<ComputedField['kind'], string>> = {
  Int: 'int',
  String: 'text',
  Boolean: 'boolean',
  Money: 'numeric',
};

/** Holds where one of some conditions does. */
const either =
  (conditions: readonly Fragment[]): Fragment =>
  (values) =>
    `(${conditions.map((condition) => condition(values)).join(' or ')})`;

const both =
  (conditions: readonly Fragment[]): Fragment =>
  (values) =>
    `(${conditions.map((condition) => condition(values)).join(' and ')})`;

/** Rows whose text has one of some parts; no part at all asks for nothing [ADM-013]. */
const containsAny = (
  resource: Resource,
  field: string,
  texts: unknown,
  expression: string,
  sqlType: string,
): Fragment[] => {
  const parts = Array.isArray(texts) ? texts.map(String).filter((text) => text.trim() !== '') : [];
  if (parts.length > MAX_TEXTS)
    throw badInput([fieldIssue(`filter.${field}.contains_any`, 'texts_too_many', { max: MAX_TEXTS })]);
  const conditions = parts.flatMap((part) => {
    const { condition, compared } = conditionOf(resource, field, 'contains', part);
    return condition ? [condition(expression, compared, sqlType)] : [];
  });
  return conditions.length > 0 ? [either(conditions)] : [];
};

const conditionsOf = (resource: Resource, field: string, filter: object): Fragment[] => {
  const expression = expressionOf(resource, field);
  const sqlType =
    resource.entity.byName.get(field)?.sqlType ??
    SQL_TYPE_OF[resource.computed.find(({ name }) => name === field)?.kind ?? 'Int'];
  return Object.entries(filter).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || (value === null && name !== 'eq')) return [];
    if (name === 'is_empty' && isTextual(resource, field)) {
      return [() => (value === true ? `coalesce(${expression}, '') = ''` : `${expression} <> ''`)];
    }
    if (name === 'contains_any') return containsAny(resource, field, value, expression, sqlType);
    const { condition, compared } = conditionOf(resource, field, name, value);
    return condition ? [condition(expression, compared, sqlType)] : [];
  });
};

/**
 * The conditions of a list's filter: what is searched for, and all filters of fields, or one of them where `match` is
 * ANY [ADM-013].
 * @throws AppError BAD_USER_INPUT for a field that the actor does not see, and for too many texts
 */
export const filterSql = (
  resource: Resource,
  actor: Actor,
  { search, match, ...filters }: Readonly<Record<string, unknown>>,
): Fragment[] => {
  const searched = typeof search === 'string' ? searchSql(resource, actor, search) : [];
  const ofFields = Object.entries(filters).flatMap(([field, value]) => {
    if (value === null || value === undefined) return [];
    assertReadable(resource, actor, field, `filter.${field}`);
    const conditions = typeof value === 'object' ? conditionsOf(resource, field, value) : [];
    return conditions.length > 0 ? [both(conditions)] : [];
  });
  return [...searched, ...(match === 'ANY' && ofFields.length > 1 ? [either(ofFields)] : ofFields)];
};

/** Texts are searched for a part of them: that takes long for each row. */
export const looksIntoTexts = (filter: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filter).some(([field, value]) =>
    field === 'search'
      ? typeof value === 'string' && value.trim() !== ''
      : typeof value === 'object' && value !== null && ('contains' in value || 'contains_any' in value),
  );

/** The order that a list has by itself: by what its rows are called, for whom its column does not exist [USR-018]. */
const ownSort = (resource: Resource, actor: Actor): ListSort => {
  const { sort } = resource.descriptor;
  return mayReadField(resource, actor, sort.field) ? sort : { field: resource.title[0] ?? 'id', order: 'ASC' };
};

/** The order of a list: empty values last either way, then by id, so that pages never overlap. */
export const orderSql = (resource: Resource, actor: Actor, sort: ListSort | null | undefined): string => {
  if (sort) assertReadable(resource, actor, sort.field, 'sort.field');
  const { field, order } = sort ?? ownSort(resource, actor);
  const direction = order === 'DESC' ? 'desc' : 'asc';
  const isNullable = resource.entity.byName.get(field)?.notNull !== true && order === 'DESC';
  const own = `${expressionOf(resource, field)} ${direction}${isNullable ? ' nulls last' : ''}`;
  return field === 'id' ? own : `${own}, ${ROOT}.id ${direction}`;
};
