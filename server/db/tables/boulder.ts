import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { audit, civilDate, id, longText, reference } from '../columns';
import { rowRule } from '../checks';
import { jobDetail } from './jobs';
import { lookupAddition, lookupJobStatus } from './lookups';

/**
 * A boulder, waterfall or structure at a gunite or warranty sub-job [BLD-001]; only a complete one has a completed date
 * [BLD-007].
 */
export const boulderDetails = pgTable(
  'boulder_details',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    status_id: reference(() => lookupJobStatus.id),
    addition_id: reference(() => lookupAddition.id).notNull(),
    completed_date: civilDate(),
    notes: longText(),
    ...audit(),
  },
  (table) => [
    index('boulder_details_job_detail_id_idx').on(table.job_detail_id),
    rowRule(
      'boulder_details',
      'completed_date_when_complete',
      sql`${table.completed_date} is null or ${table.status_id} is not distinct from 1`,
    ),
  ],
);
