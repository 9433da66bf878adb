import type { ResourceOverride } from '../crud/values/overrides';
import { openRoute } from '#domain/access/matchRoute';
import { isOverdue } from '#domain/inventory/purchaseOrder/isOverdue';
import { formFile } from './formFile';

const OVERDUE = { en: 'overdue', es: 'atrasada' } as const;

/** Purchase orders: what should have come by now stands out. */
const purchaseOrder: ResourceOverride = {
  warning: (field, { order_status_id, expected_date }, today) =>
    field === 'expected_date' && isOverdue({ order_status_id, expected_date }, today) ? OVERDUE : null,
};

/**
 * The answers of the evening before: the list starts with those who are not ready from today on, and a row leads to its
 * card, with phone and "Move to..." [MSG-001 SDY-014].
 */
const stopMessage: ResourceOverride = {
  startsWith: (today) => ({ date: { gte: today } }),
  rowPath: {
    reads: ['board_path'],
    to: ({ board_path }, held) =>
      typeof board_path === 'string' && typeof openRoute(board_path.split('?')[0] ?? '', held) !== 'string'
        ? board_path
        : null,
  },
  nothing: {
    en: 'Nobody has said that a site of today or later is not ready',
    es: 'Nadie ha dicho que un sitio de hoy o después no esté listo',
  },
};

/** What single resources draw in their own way. Everything else is generated. */
export const overrides: Readonly<Record<string, ResourceOverride>> = {
  crew: { form: formFile(async () => (await import('./crew')).crew) },
  customer: { form: formFile(async () => (await import('./customer')).customer) },
  email_template: { form: formFile(async () => (await import('./emailTemplate')).emailTemplate) },
  employee: { form: formFile(async () => (await import('./employee')).employee) },
  homeowner: { form: formFile(async () => (await import('./homeowner')).homeowner) },
  product: { form: formFile(async () => (await import('./product')).product) },
  purchase_order: purchaseOrder,
  stop_message: stopMessage,
  user: { form: formFile(async () => (await import('./user')).user) },
};
