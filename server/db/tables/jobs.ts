import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  audit,
  civilDate,
  clientId,
  degrees,
  email,
  flag,
  id,
  instant,
  longText,
  phone,
  postalCode,
  quantity,
  reference,
  softDelete,
  text,
} from '../columns';
import { notBlank, numberRange, phonePattern, rowRule } from '../checks';
import { customer, customerContact, homeowner } from './customers';
import { appUser } from './identity';
import { lookupJobCategory, lookupJobStatus, lookupJobType, lookupPoolType, lookupSpaType } from './lookups';

/**
 * A job, or an estimate when `is_estimate` [JOB-019 EST-003]. The homeowner_ fields are a copy, free to differ from the
 * record.
 */
export const job = pgTable(
  'job',
  {
    id: id(),
    client_id: clientId().unique('job_client_id_key'),
    name: text(),
    company_id: reference(() => customer.id).notNull(),
    company_supervisor_id: reference(() => customerContact.id),
    homeowner_id: reference(() => homeowner.id),
    phone: phone(),
    key_map: text({ max: 20 }),
    entered_date: civilDate(),
    address_line_1: text(),
    address_line_2: text(),
    city: text({ max: 100 }),
    // A full name such as "Texas", unlike the two letters of a builder [JOB-030].
    state: text({ max: 50 }),
    zip_code: postalCode(),
    county: text({ max: 100 }),
    mmg_mileage: quantity({ label: 'MMG Mileage', min: 0 }),
    manchaca_mileage: quantity({ min: 0 }),
    gate_code: text({ max: 50 }),
    notes: longText(),
    is_central_texas: flag(),
    is_display: flag(),
    is_commercial: flag(),
    homeowner_first_name: text({ max: 100 }),
    homeowner_last_name: text({ max: 100 }),
    homeowner_phone: phone(),
    homeowner_secondary_phone: phone(),
    homeowner_email: email(),
    /** Confirmed by the address check; else null, with an approximate place in temp_lat and temp_lon. */
    lat: degrees(),
    lon: degrees(),
    temp_lat: degrees(),
    temp_lon: degrees(),
    /** Whether lat and lon were set by a person on a map: no look-up of the address replaces them [KEY-020]. */
    is_pin_set_by_hand: flag(),
    is_estimate: flag(),
    was_estimated: flag(),
    is_conversion: flag(),
    is_preliminary: flag(),
    is_approved_by_user_id: reference(() => appUser.id),
    /** Set and emptied within the save that merges the estimate. */
    estimate_to_merge_id: reference((): AnyPgColumn => job.id),
    merged_into_job_id: reference((): AnyPgColumn => job.id),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    foreignKey({
      name: 'job_company_supervisor_of_company_fk',
      columns: [table.company_id, table.company_supervisor_id],
      foreignColumns: [customerContact.customer_id, customerContact.id],
    }),
    index('job_company_id_idx').on(table.company_id, table.id),
    index('job_company_supervisor_id_idx').on(table.company_supervisor_id),
    index('job_homeowner_id_idx').on(table.homeowner_id),
    index('job_entered_date_idx').on(table.entered_date),
    // Few jobs have either; without them each job that is deleted reads all jobs to see who refers to it.
    index('job_estimate_to_merge_id_idx')
      .on(table.estimate_to_merge_id)
      .where(sql`${table.estimate_to_merge_id} is not null`),
    index('job_merged_into_job_id_idx')
      .on(table.merged_into_job_id)
      .where(sql`${table.merged_into_job_id} is not null`),
    // What reports ask of the jobs that count, and the few that count nowhere.
    index('job_reported_idx')
      .on(table.entered_date, table.id, table.company_id, table.company_supervisor_id)
      .where(sql`${table.deleted_at} is null and not ${table.is_estimate}`),
    index('job_left_out_idx')
      .on(table.id)
      .where(sql`${table.deleted_at} is not null or ${table.is_estimate}`),
    index('job_central_texas_idx')
      .on(table.id)
      .where(sql`${table.is_central_texas}`),
    index('job_estimate_idx')
      .on(table.id)
      .where(sql`${table.is_estimate} and ${table.deleted_at} is null`),
    index('job_estimate_place_idx')
      .on(table.lat, table.lon)
      .where(sql`${table.is_estimate} and ${table.deleted_at} is null`),
    rowRule('job', 'name_required', sql`${table.is_estimate} or coalesce(btrim(${table.name}), '') <> ''`),
    rowRule('job', 'one_contact', sql`${table.company_supervisor_id} is null or ${table.homeowner_id} is null`),
    rowRule('job', 'lat_lon_whole', sql`(${table.lat} is null) = (${table.lon} is null)`),
    rowRule('job', 'temp_lat_lon_whole', sql`(${table.temp_lat} is null) = (${table.temp_lon} is null)`),
    rowRule('job', 'pin_has_place', sql`not ${table.is_pin_set_by_hand} or ${table.lat} is not null`),
    phonePattern('job', table.phone),
    phonePattern('job', table.homeowner_phone),
    phonePattern('job', table.homeowner_secondary_phone),
  ],
);

/** A sub-job: the part of a job that belongs to one category [SUB-001 SUB-002]. */
export const jobDetail = pgTable(
  'job_detail',
  {
    id: id(),
    client_id: clientId().unique('job_detail_client_id_key'),
    job_id: reference(() => job.id).notNull(),
    job_category_id: reference(() => lookupJobCategory.id).notNull(),
    status_id: reference(() => lookupJobStatus.id),
    pool_type_id: reference(() => lookupPoolType.id),
    spa_type_id: reference(() => lookupSpaType.id),
    plan_perimeter: quantity({ min: 0 }),
    pebble_perimeter: quantity({ min: 0 }),
    mmg_perimeter: quantity({ label: 'MMG Perimeter', min: 0 }),
    mmg_pebble_perimeter: quantity({ label: 'MMG Pebble Perimeter', min: 0 }),
    plan_sa: quantity({ label: 'Plan SA', min: 0 }),
    plan_ia: quantity({ label: 'Plan IA', min: 0 }),
    mmg_ia: quantity({ label: 'MMG IA', min: 0 }),
    quoted_ia: quantity({ label: 'Quoted IA', min: 0 }),
    depth_low: quantity({ min: 0 }),
    depth_mid: quantity({ min: 0 }),
    depth_high: quantity({ min: 0 }),
    is_cash_on_delivery: flag(),
    is_in_print_queue: flag(),
    is_critical_note: flag(),
    critical_note: longText(),
    awaiting_builder_date: civilDate(),
    is_invoiced: flag(),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    index('job_detail_job_id_idx').on(table.job_id),
    index('job_detail_open_idx')
      .on(table.job_category_id, table.status_id)
      .where(sql`${table.deleted_at} is null`),
    index('job_detail_status_id_idx')
      .on(table.status_id, table.job_id)
      .where(sql`${table.deleted_at} is null`),
    index('job_detail_print_queue_idx')
      .on(table.id)
      .where(sql`${table.is_in_print_queue} and ${table.deleted_at} is null`),
    rowRule(
      'job_detail',
      'critical_note_while_on',
      sql`${table.is_critical_note} = (${table.critical_note} is not null and btrim(${table.critical_note}) <> '')`,
    ),
    ...[
      table.plan_perimeter,
      table.pebble_perimeter,
      table.mmg_perimeter,
      table.mmg_pebble_perimeter,
      table.plan_sa,
      table.plan_ia,
      table.mmg_ia,
      table.quoted_ia,
      table.depth_low,
      table.depth_mid,
      table.depth_high,
    ].map((column) => numberRange('job_detail', column, 0)),
  ],
);

/** The job types of a sub-job; the API gives them as a list of names. */
export const jobDetailJobType = pgTable(
  'job_detail_job_type',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    job_type_id: reference(() => lookupJobType.id).notNull(),
    ...audit(),
  },
  (table) => [
    uniqueIndex('job_detail_job_type_key').on(table.job_detail_id, table.job_type_id),
    index('job_detail_job_type_job_type_id_idx').on(table.job_type_id),
  ],
);

/** The comments of a sub-job, newest first; a saved one is never changed [SUB-011 SUB-024]. */
export const generalComment = pgTable(
  'general_comment',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    date_created: instant()
      .notNull()
      .default(sql`now()`),
    general_comment: longText({ max: 2000 }).notNull(),
    ...audit(),
  },
  (table) => [
    index('general_comment_job_detail_id_idx').on(table.job_detail_id, table.date_created),
    notBlank('general_comment', table.general_comment),
  ],
);
