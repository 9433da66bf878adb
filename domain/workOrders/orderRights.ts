import type { Permission } from '../access/permissions';
import type { WorkOrderTypeName } from './types';
import { WORK_ORDER_TYPES } from './workOrderTypes';

interface OrderReach {
  /** The user edits the sub-job. */
  mayEdit: boolean;
  isAssigned: boolean;
  permissions: ReadonlySet<Permission>;
}

/** The types whose orders the user may change in every state, and delete. */
export const editableOrders = ({ mayEdit }: Pick<OrderReach, 'mayEdit'>): WorkOrderTypeName[] =>
  mayEdit ? WORK_ORDER_TYPES.map(({ type }) => type) : [];

/** The types whose open orders the user may fill in [WO-019]. */
export const fillableOrders = ({ mayEdit, isAssigned, permissions }: OrderReach): WorkOrderTypeName[] =>
  WORK_ORDER_TYPES.filter(
    ({ foreman }) =>
      mayEdit ||
      (foreman !== undefined && permissions.has(foreman) && (isAssigned || permissions.has('CAN_SUPERVISE_OTHERS'))),
  ).map(({ type }) => type);
