import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, civilDate, count, flag, id, int, longText, quantity, reference, text } from '../columns';
import { numberRange, rowRule } from '../checks';
import { crew, employee } from './employees';
import { jobDetail } from './jobs';
import {
  lookupJobStatus,
  lookupMaterialType,
  lookupPebbleColor,
  lookupPebbleColorAdditive,
  lookupPebblePhaseType,
  lookupPoolSection,
  lookupSlurryPickup,
} from './lookups';

/**
 * The pebble part of a sub-job [PEB-001]. Dates, crews and statuses of the phases are derived from the crew rows
 * [PEB-022 .. PEB-025 PEB-043].
 */
export const pebbleDetails = pgTable(
  'pebble_details',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade')
      .notNull()
      .unique('pebble_details_job_detail_id_key'),
    is_request_form: flag(),
    request_date: civilDate(),
    requested_app_date: civilDate(),
    prep_date: civilDate(),
    scheduled_app_date: civilDate(),
    app_date: civilDate(),
    detail_date: civilDate(),
    notes: longText(),
    is_slurry_pickup: flag(),
    slurry_pickup_notes: longText(),
    total_batches: quantity({ readOnly: true }),
    is_can_show: flag(),
    is_complete_chip_out: flag(),
    is_update_channel_drain: flag(),
    is_trim_tile: flag(),
    is_trash_pick_up: flag(),
    is_no_prep_print: flag(),
    tile_information: text({ max: 200 }),
    prep_crew_id: reference(() => crew.id),
    app_crew_id: reference(() => crew.id),
    detail_crew_id: reference(() => crew.id),
    prep_status_id: reference(() => lookupJobStatus.id),
    app_status_id: reference(() => lookupJobStatus.id),
    detail_status_id: reference(() => lookupJobStatus.id),
    ...audit(),
  },
  (table) => [
    index('pebble_details_scheduled_app_date_idx').on(table.scheduled_app_date),
    index('pebble_details_request_form_idx')
      .on(table.job_detail_id)
      .where(sql`${table.is_request_form}`),
    index('pebble_details_app_date_idx').on(table.app_date),
    rowRule('pebble_details', 'tile_information_length', sql`char_length(${table.tile_information}) <= 200`),
  ],
);

/**
 * One phase of a pebble sub-job, a card of the pebble boards [PEB-005]. `position` keeps the sequence of a bin beyond
 * `job_order`, which ends at 8.
 */
export const crewInformation = pgTable(
  'crew_information',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    phase_type_id: reference(() => lookupPebblePhaseType.id).notNull(),
    status_id: reference(() => lookupJobStatus.id),
    date: civilDate(),
    crew_id: reference(() => crew.id),
    foreman_id: reference(() => employee.id),
    job_order: count({ min: 1 }),
    position: int(),
    slurry_pickup_id: reference(() => lookupSlurryPickup.id),
    notes: longText(),
    ...audit(),
  },
  (table) => [
    index('crew_information_job_detail_id_idx').on(table.job_detail_id),
    index('crew_information_date_idx')
      .on(table.date, table.crew_id)
      .where(sql`${table.date} is not null`),
    index('crew_information_undated_idx')
      .on(table.phase_type_id, table.job_detail_id)
      .where(sql`${table.date} is null`),
    index('crew_information_crew_id_idx').on(table.crew_id),
    index('crew_information_foreman_id_idx').on(table.foreman_id),
    numberRange('crew_information', table.job_order, 1, 8),
    rowRule('crew_information', 'slurry_has_no_crew', sql`${table.phase_type_id} <> 5 or ${table.crew_id} is null`),
    rowRule(
      'crew_information',
      'slurry_pickup_of_slurry',
      sql`${table.phase_type_id} = 5 or ${table.slurry_pickup_id} is null`,
    ),
    rowRule('crew_information', 'foreman_with_crew', sql`${table.crew_id} is not null or ${table.foreman_id} is null`),
    rowRule('crew_information', 'held_has_no_date', sql`${table.date} is null or ${table.status_id} not in (3, 4, 6)`),
  ],
);

/** A colour of the pool [PEB-027]. `batches_used` is a text: what is no number counts as 0 [PEB-028]. */
export const colorAddition = pgTable(
  'color_addition',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    material_type_id: reference(() => lookupMaterialType.id),
    color_id: reference(() => lookupPebbleColor.id),
    pool_section_id: reference(() => lookupPoolSection.id),
    batches_used: text({ max: 20 }),
    notes: longText(),
    ...audit(),
  },
  (table) => [
    index('color_addition_job_detail_id_idx').on(table.job_detail_id),
    index('color_addition_color_id_idx').on(table.color_id),
  ],
);

/** What is mixed into a colour. */
export const colorAdditionAdditive = pgTable(
  'color_addition_additive',
  {
    id: id(),
    color_addition_id: reference(() => colorAddition.id, 'cascade').notNull(),
    additive_id: reference(() => lookupPebbleColorAdditive.id).notNull(),
    ...audit(),
  },
  (table) => [uniqueIndex('color_addition_additive_key').on(table.color_addition_id, table.additive_id)],
);
