import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { isRecord } from '#domain/values';
import { assertHasOrders, newOrderValues } from '#domain/workOrders/startOrder';
import type { WorkOrderType } from '#domain/workOrders/types';
import { entriesOf, isField, isRows, WORK_ORDER_TYPES, workOrderType } from '#domain/workOrders/workOrderTypes';
import type { GraphContext } from '../../api/context';
import { rowFor } from '../../api/seenColumns';
import { idOf, runText, type Row } from '../../db/statement';
import { loadSources } from './loadSources';
import { subJobOfOrder } from './subJobOfOrder';

/** A row as the actor may see it, with the rows inside of it. */
const seenRow = (
  actor: GraphContext['actor'],
  table: string,
  entries: readonly WorkOrderType['sections'][number]['entries'][number][],
  row: Row,
): Row => ({
  ...rowFor(actor, table, row),
  ...Object.fromEntries(
    entries.filter(isRows).flatMap((part) => {
      const rows = row[part.name];
      return Array.isArray(rows)
        ? [
            [
              part.name,
              rows.filter(isRecord).map((one) => seenRow(actor, `${table}_${part.table}`, part.fields, one)),
            ] as const,
          ]
        : [];
    }),
  ),
});

const PEOPLE = {
  crew: 'select id, name, is_active from crew where id = any($1)',
  employee: 'select id, first_name, last_name, is_active from employee where id = any($1)',
} as const;

/**
 * The crews and employees that a new order names, beside their numbers, as an order that is read has them: no list
 * offers those who are not active any more.
 */
const peopleOf = async (
  { runner, actor }: Pick<GraphContext, 'runner' | 'actor'>,
  type: WorkOrderType,
  order: Row,
): Promise<Row> => {
  const named = entriesOf(type).flatMap((entry) => {
    const id = order[entry.name];
    return isField(entry) && (entry.to === 'crew' || entry.to === 'employee') && typeof id === 'number'
      ? [{ relation: entry.name.replace(/_id$/, ''), to: entry.to, id }]
      : [];
  });
  const people: Row = {};
  for (const to of ['crew', 'employee'] as const) {
    const of = named.filter((one) => one.to === to);
    if (of.length === 0) continue;
    const rows = await runText(runner, PEOPLE[to], [[...new Set(of.map(({ id }) => id))]]);
    for (const { relation, id } of of) {
      const row = rows.find((one) => idOf(one) === id);
      if (!row) continue;
      const seen: Row = rowFor(actor, to, row);
      const words = [seen.first_name, seen.last_name].filter((word) => typeof word === 'string');
      people[relation] = to === 'employee' ? { ...seen, name: words.join(' ') } : seen;
    }
  }
  return people;
};

/**
 * What the form of a new order of a sub-job begins with; nothing is made [FLD-011].
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 */
export const newOrder = async (context: GraphContext, word: string, job_detail_id: number): Promise<Row> => {
  const { runner, actor, today } = context;
  const type = workOrderType(word);
  if (!type)
    throw badInput([fieldIssue('type', 'choice', { values: WORK_ORDER_TYPES.map((known) => known.type).join(', ') })]);
  const subJob = await subJobOfOrder({ client: runner, actor, isLooking: true }, type, job_detail_id);
  assertHasOrders(type, subJob);
  const values = newOrderValues(type, await loadSources(runner, type, subJob), today);
  const order = seenRow(actor, type.table, entriesOf(type), values);
  return { ...order, ...(await peopleOf(context, type, order)) };
};
