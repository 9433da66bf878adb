import { isOverdue } from '#domain/inventory/purchaseOrder/isOverdue';
import type { ResourceOverride } from '../../crud/values/overrides';

const OVERDUE = { en: 'overdue', es: 'atrasada' } as const;

/** Purchase orders: what should have come by now stands out (A4). */
export const purchaseOrder: ResourceOverride = {
  warning: (field, { order_status_id, expected_date }, today) =>
    field === 'expected_date' && isOverdue({ order_status_id, expected_date }, today) ? OVERDUE : null,
};
