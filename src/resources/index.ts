import type { ResourceOverride } from '../crud/values/overrides';
import { isOverdue } from '#domain/inventory/purchaseOrder/isOverdue';
import { formFile } from './formFile';

const OVERDUE = { en: 'overdue', es: 'atrasada' } as const;

/** Purchase orders: what should have come by now stands out (A4). */
const purchaseOrder: ResourceOverride = {
  warning: (field, { order_status_id, expected_date }, today) =>
    field === 'expected_date' && isOverdue({ order_status_id, expected_date }, today) ? OVERDUE : null,
};

/** The answers of the evening before: the list starts with those who are not ready [MSG-001]. */
const stopMessage: ResourceOverride = {
  nothing: {
    en: 'Nobody has said that a site is not ready',
    es: 'Nadie ha dicho que un sitio no esté listo',
  },
};

/** What single resources draw in their own way. Everything else is generated. */
export const overrides: Readonly<Record<string, ResourceOverride>> = {
  crew: { form: formFile(async () => (await import('./crew')).crew) },
  customer: { form: formFile(async () => (await import('./customer')).customer) },
  email_template: { form: formFile(async () => (await import('./emailTemplate')).emailTemplate) },
  employee: { form: formFile(async () => (await import('./employee')).employee) },
  homeowner: { form: formFile(async () => (await import('./homeowner')).homeowner) },
  purchase_order: purchaseOrder,
  stop_message: stopMessage,
  user: { form: formFile(async () => (await import('./user')).user) },
};
