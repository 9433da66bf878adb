import { fieldKey } from '#domain/access/fieldLimits';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';

/** Whether a work order is complete, of every type: a list that says it for all is of whoever sees it of each. */
export const COMPLETE_COLUMNS: readonly string[] = WORK_ORDER_TYPES.map(({ table }) => fieldKey(table, 'is_complete'));
