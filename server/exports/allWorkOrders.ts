import { pgTable } from 'drizzle-orm/pg-core';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { audit, civilDate, flag, id, reference, text } from '../db/columns';
import { crew, employee } from '../db/tables/employees';
import { job, jobDetail } from '../db/tables/jobs';

/**
 * What work orders of all types have in common, as one table: there is none in the database, since each type has its
 * own. An id is one of its type alone.
 */
export const workOrder = pgTable('work_order', {
  id: id(),
  type: text({ choices: WORK_ORDER_TYPES.map(({ label }) => label) }).notNull(),
  job_id: reference(() => job.id).notNull(),
  job_detail_id: reference(() => jobDetail.id).notNull(),
  work_order_date: civilDate(),
  crew_id: reference(() => crew.id),
  foreman_id: reference(() => employee.id),
  is_complete: flag(),
  created_date: civilDate(),
  completed_date: civilDate(),
  ...audit(),
});

const COLUMNS =
  'id, job_id, job_detail_id, work_order_date, crew_id, foreman_id, is_complete, created_date, completed_date, created_at, updated_at';

/** The rows of `workOrder`. */
export const ALL_WORK_ORDERS = WORK_ORDER_TYPES.map(
  ({ label, table }) => `select '${label}' as type, ${COLUMNS} from "${table}" where deleted_at is null`,
).join(' union all ');
