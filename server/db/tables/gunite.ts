import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { audit, civilDate, clockTime, count, flag, id, int, longText, quantity, reference } from '../columns';
import { numberRange, rowRule, timePattern } from '../checks';
import { crew } from './employees';
import { jobDetail } from './jobs';
import { lookupGuniteHistoryType, lookupJobStatus } from './lookups';

/**
 * The gunite part of a sub-job [GUN-001]. Its dates, yards and crews are derived from the history
 * [GUN-011 .. GUN-017 GUN-020].
 */
export const guniteDetails = pgTable(
  'gunite_details',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade')
      .notNull()
      .unique('gunite_details_job_detail_id_key'),
    request_date: civilDate(),
    requested_app_date: civilDate(),
    scheduled_date: civilDate(),
    flash_date: civilDate(),
    finished_date: civilDate(),
    total_yardage: quantity({ readOnly: true }),
    flash_yards: quantity({ readOnly: true }),
    notes: longText(),
    crew_id: reference(() => crew.id),
    flash_crew_id: reference(() => crew.id),
    is_spa_negative_edge: flag(),
    is_spa_rolled_edge: flag(),
    is_flash: flag(),
    ...audit(),
  },
  (table) => [
    index('gunite_details_scheduled_date_idx').on(table.scheduled_date),
    index('gunite_details_finished_date_idx').on(table.finished_date),
  ],
);

/** One day of shooting, or the flash: a card of the gunite boards [GUN-003]. Types 2 to 8 have a date [GUN-010]. */
export const guniteHistory = pgTable(
  'gunite_history',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    gunite_date: civilDate(),
    status_id: reference(() => lookupJobStatus.id),
    crew_id: reference(() => crew.id),
    type_id: reference(() => lookupGuniteHistoryType.id).notNull(),
    yardage: quantity({ min: 0 }),
    /** When the crew begins there, by the clock [SDY-018]. */
    start_time: clockTime({ label: 'Start Time' }),
    job_order: count({ min: 1 }),
    position: int(),
    notes: longText(),
    ...audit(),
  },
  (table) => [
    index('gunite_history_job_detail_id_idx').on(table.job_detail_id),
    index('gunite_history_gunite_date_idx')
      .on(table.gunite_date, table.crew_id)
      .where(sql`${table.gunite_date} is not null`),
    index('gunite_history_undated_idx')
      .on(table.job_detail_id)
      .where(sql`${table.gunite_date} is null`),
    index('gunite_history_crew_id_idx').on(table.crew_id),
    numberRange('gunite_history', table.job_order, 1, 8),
    numberRange('gunite_history', table.yardage, 0),
    timePattern('gunite_history', table.start_time),
    rowRule(
      'gunite_history',
      'gunite_date_required',
      sql`${table.type_id} not between 2 and 8 or ${table.gunite_date} is not null`,
    ),
  ],
);
