import { AppError } from '#domain/errors';
import type { WorkOrderType } from '#domain/workOrders/types';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import type { LogRow } from '../../events/changeLog';
import { lockRows } from '../../pipeline/lockRows';
import { lockedRow, type Looking } from '../../pipeline/mutation';
import { subJobOfOrder } from './subJobOfOrder';

/** The orders that entries of the log belong to: their own rows name them, child rows by their column. */
const ordersIn = ({ table }: WorkOrderType, entries: readonly LogRow[]): number[] => {
  const ids = entries.flatMap(({ entity, entity_id, before, after }) =>
    entity === table ? [entity_id] : [Number((after ?? before)?.[`${table}_id`] ?? Number.NaN)],
  );
  return [...new Set(ids.filter(Number.isInteger))];
};

/**
 * Who may take writes of work orders back: whoever may write those very orders now; a foreman none that is complete.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export const assertMayUndoOrder =
  (type: WorkOrderType) =>
  async (mutation: Looking, entries: readonly LogRow[]): Promise<void> => {
    const orders = ordersIn(type, entries);
    await lockRows(mutation, { [type.table]: orders });
    for (const id of orders) {
      const row = lockedRow(mutation, type.table, id);
      const entry = entries.find(({ entity, entity_id }) => entity === type.table && entity_id === id);
      const subJob = Number(row?.job_detail_id ?? (entry?.before ?? entry?.after)?.job_detail_id);
      const { mayEdit } = await subJobOfOrder(mutation, type, subJob);
      if (!mayEdit && (row === undefined || row.deleted_at !== null || row.is_complete === true))
        throw new AppError('FORBIDDEN');
    }
  };

/** The same for commands that write orders of every type. */
export const assertMayUndoOrders = async (mutation: Looking, entries: readonly LogRow[]): Promise<void> => {
  for (const type of WORK_ORDER_TYPES) await assertMayUndoOrder(type)(mutation, entries);
};
