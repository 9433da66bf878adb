import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { isRecord } from '#domain/values';
import { assertHasOrders, newOrderValues } from '#domain/workOrders/startOrder';
import type { WorkOrderType } from '#domain/workOrders/types';
import { entriesOf, isRows, WORK_ORDER_TYPES, workOrderType } from '#domain/workOrders/workOrderTypes';
import type { GraphContext } from '../../api/context';
import { rowFor } from '../../api/seenColumns';
import type { Row } from '../../db/statement';
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

/**
 * What the form of a new order of a sub-job begins with; nothing is made [FLD-011].
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 */
export const newOrder = async (
  { runner, actor, today }: GraphContext,
  word: string,
  job_detail_id: number,
): Promise<Row> => {
  const type = workOrderType(word);
  if (!type)
    throw badInput([fieldIssue('type', 'choice', { values: WORK_ORDER_TYPES.map((known) => known.type).join(', ') })]);
  const subJob = await subJobOfOrder({ client: runner, actor, isLooking: true }, type, job_detail_id);
  assertHasOrders(type, subJob);
  const values = newOrderValues(type, await loadSources(runner, type, subJob), today);
  return seenRow(actor, type.table, entriesOf(type), values);
};
