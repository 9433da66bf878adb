import { badInput } from '#domain/errors';
import { BUSINESS_ZONE } from '#domain/civilDate';
import type { FieldKind } from '#domain/fields/descriptor';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { foldedSql } from '../../db/folded';
import { runText, type Row } from '../../db/statement';
import type { GraphContext } from '../context';
import { ROOT } from '../read/compilePlan';
import { newValues } from '../read/fragment';
import { scopeOf } from '../read/readResource';
import type { Resource } from '../resource';
import type { DateUnit } from './dateUnit';
import { comparableFields } from './filterInput';
import { assertReadable, expressionOf, filterSql, isWritten } from './filterSql';
import type { ListGroup } from '#domain/fields/listGroup';

/** Groups of one answer: the largest. */
const MAX_GROUPS = 200;
/** Columns that are summed at once. */
const MAX_SUMS = 20;

export interface GroupsWanted {
  by: string;
  unit?: DateUnit | null | undefined;
  sums?: readonly string[] | null | undefined;
}

export interface ListGroups {
  items: ListGroup[];
  /** All groups, also those beyond the largest 200. */
  group_count: number;
  count: number;
  sums: (number | null)[];
}

const SUMMED: ReadonlySet<FieldKind> = new Set(['Int', 'Money', 'Quantity']);

/** What rows of a group have in common, as SQL, with the bounds of a filter for it. */
interface Key {
  key: string;
  /** The value that stands for the group. */
  value: string;
  first: string;
  last: string;
}

/** A day, month or year of a date or a moment; moments by the clock of the business. */
const dateKey = (kind: FieldKind, expression: string, unit: DateUnit): Key => {
  const local = kind === 'DateTime' ? `(${expression} at time zone '${BUSINESS_ZONE}')` : expression;
  const start = `date_trunc('${unit.toLowerCase()}', ${local}::timestamp)`;
  const next = `(g.key + interval '1 ${unit.toLowerCase()}')`;
  const value = "to_char(g.key, 'YYYY-MM-DD')";
  const moment = (at: string): string => `to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
  if (kind === 'Date')
    return { key: start, value, first: value, last: `to_char(${next} - interval '1 day', 'YYYY-MM-DD')` };
  if (kind === 'LocalDateTime')
    return { key: start, value, first: moment('g.key'), last: moment(`${next} - interval '1 ms'`) };
  const instant = (at: string): string =>
    `${moment(`${at} at time zone '${BUSINESS_ZONE}' at time zone 'UTC'`)} || 'Z'`;
  return { key: start, value, first: instant('g.key'), last: instant(`(${next} - interval '1 ms')`) };
};

const keyOf = (resource: Resource, field: string, kind: FieldKind, unit: DateUnit): Key => {
  const expression = expressionOf(resource, field);
  if (kind === 'Date' || kind === 'DateTime' || kind === 'LocalDateTime') return dateKey(kind, expression, unit);
  const none = { first: 'null', last: 'null' };
  // As the filter compares: "houston " and "Houston" are one town [KEY-019].
  if (isWritten(resource, field))
    return {
      key: `nullif(${foldedSql(expression)}, '')`,
      value: 'case when g.key is not null then g.written end',
      ...none,
    };
  return { key: `nullif(${expression}::text, '')`, value: 'g.key', ...none };
};

const assertSums = (resource: Resource, actor: GraphContext['actor'], sums: readonly string[]): void => {
  if (sums.length > MAX_SUMS) throw badInput([fieldIssue('groups.sums', 'max_entries', { max: MAX_SUMS })]);
  for (const name of sums) {
    assertReadable(resource, actor, name, 'groups.sums');
    const kind = comparableFields(resource).find((field) => field.name === name)?.kind;
    if (kind === undefined || !SUMMED.has(kind)) throw badInput([fieldIssue('groups.sums', 'no_number', { name })]);
  }
};

const numberOrNull = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));

/**
 * The rows that all filters of a list find, by the values of a field: how many, and what their numbers come to, the largest
 * groups first, 200 at most [ADM-018].
 * @throws AppError BAD_USER_INPUT for a field that the actor does not see, and for a sum of what is no number
 */
export const readGroups = async (
  { read, actor }: Pick<GraphContext, 'read' | 'actor'>,
  resource: Resource,
  filters: readonly Readonly<Record<string, unknown>>[],
  { by, unit, sums }: GroupsWanted,
): Promise<ListGroups> => {
  const { entity } = resource;
  assertReadable(resource, actor, by, 'groups.by');
  const summed = sums ?? [];
  assertSums(resource, actor, summed);
  const kind = comparableFields(resource).find(({ name }) => name === by)?.kind ?? 'String';
  const { key, value, first, last } = keyOf(resource, by, kind, unit ?? 'MONTH');
  const values = newValues();
  const where = [
    entity.isSoft ? `${ROOT}.deleted_at is null` : 'true',
    ...[...scopeOf(resource, actor), ...filters.flatMap((filter) => filterSql(resource, actor, filter))].map(
      (fragment) => fragment(values),
    ),
  ].join(' and ');
  const columns = summed.map((name, index) => `sum(${expressionOf(resource, name)}) as sum_${index}`);
  const totals = summed.map((_name, index) => `sum(g.sum_${index}) over () as total_${index}`);
  const written = kind === 'DateTime' || kind === 'Boolean' ? 'null' : `min(${expressionOf(resource, by)}::text)`;
  const text = `
    select ${value} as value, ${first} as first, ${last} as last, g.count, g.sample_id,
      count(*) over () as group_count, sum(g.count) over () as total_count
      ${[...summed.map((_name, index) => `g.sum_${index}`), ...totals].map((column) => `, ${column}`).join('')}
    from (
      select ${key} as key, ${written} as written, count(*) as count, min(${ROOT}.id) as sample_id
        ${columns.map((column) => `, ${column}`).join('')}
      from "${entity.name}" ${ROOT} where ${where} group by 1
    ) g
    order by g.count desc, g.key limit ${MAX_GROUPS}`;
  const rows: Row[] = await read((runner) => runText(runner, text, values.list));
  const sumsOf = (row: Row | undefined, prefix: string): (number | null)[] =>
    summed.map((_name, index) => numberOrNull(row?.[`${prefix}_${index}`]));
  return {
    items: rows.map((row) => ({
      value: typeof row.value === 'string' ? row.value : null,
      first: typeof row.first === 'string' ? row.first : null,
      last: typeof row.last === 'string' ? row.last : null,
      count: Number(row.count),
      sample_id: Number(row.sample_id),
      sums: sumsOf(row, 'sum'),
    })),
    group_count: Number(rows[0]?.group_count ?? 0),
    count: Number(rows[0]?.total_count ?? 0),
    sums: sumsOf(rows[0], 'total'),
  };
};
