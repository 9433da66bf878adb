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
import { searchSql } from './searchSql';

export interface ListSort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** A field a user may not read does not exist for that user, also not as a filter or an order. */
const assertReadable = (resource: Resource, actor: Actor, field: string, path: string): void => {
  if (!mayReadField(resource, actor, field)) throw badInput([fieldIssue(path, 'unknown_field', { name: field })]);
};

/** A field as SQL: the row's column, or the expression of a computed value. */
const expressionOf = ({ computed }: Resource, field: string): string =>
  computed.find(({ name }) => name === field)?.expression(ROOT) ?? `${ROOT}."${field}"`;

/** Written by people, not by machines: compared as every search compares texts [KEY-019]. */
const isWritten = ({ entity, computed }: Resource, field: string): boolean =>
  entity.byName.get(field)?.isWritten ?? computed.some(({ name, kind }) => name === field && kind === 'String');

/** Fewer digits stand in every phone number. */
const MIN_DIGITS = 3;

/** The digits of a part of a phone number; null for a text that is none. */
const phonePart = (text: string): string | null => {
  const digits = text.replaceAll(/\D/g, '');
  return /^[\d\s().+-]+$/.test(text) && digits.length >= MIN_DIGITS ? digits : null;
};

const isTextual = ({ entity }: Resource, field: string): boolean =>
  /^(text|varchar|char)/.test(entity.byName.get(field)?.sqlType ?? '');

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
    const { condition, compared } = conditionOf(resource, field, name, value);
    return condition ? [condition(expression, compared, sqlType)] : [];
  });
};

/** The conditions of a list's filter. Every part of it must hold. */
export const filterSql = (resource: Resource, actor: Actor, filter: Readonly<Record<string, unknown>>): Fragment[] =>
  Object.entries(filter).flatMap(([field, value]) => {
    if (value === null || value === undefined) return [];
    if (field === 'search') return typeof value === 'string' ? searchSql(resource, actor, value) : [];
    assertReadable(resource, actor, field, `filter.${field}`);
    return typeof value === 'object' ? conditionsOf(resource, field, value) : [];
  });

/** Texts are searched for a part of them: that takes long for each row. */
export const looksIntoTexts = (filter: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filter).some(([field, value]) =>
    field === 'search'
      ? typeof value === 'string' && value.trim() !== ''
      : typeof value === 'object' && value !== null && 'contains' in value,
  );

/** The order of a list: empty values last either way, then by id, so that pages never overlap. */
export const orderSql = (resource: Resource, actor: Actor, sort: ListSort | null | undefined): string => {
  const { field, order } = sort ?? resource.descriptor.sort;
  assertReadable(resource, actor, field, 'sort.field');
  const direction = order === 'DESC' ? 'desc' : 'asc';
  const isNullable = resource.entity.byName.get(field)?.notNull !== true && order === 'DESC';
  const own = `${expressionOf(resource, field)} ${direction}${isNullable ? ' nulls last' : ''}`;
  return field === 'id' ? own : `${own}, ${ROOT}.id ${direction}`;
};
