import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, civilDate, flag, id, localDateTime, longText, quantity, reference, text } from '../columns';
import { numberRange, rowRule } from '../checks';
import { crew, employee } from './employees';
import { jobDetail } from './jobs';
import {
  lookupCompanyDivision,
  lookupJobStatus,
  lookupPebbleColor,
  lookupPebbleColorAdditive,
  lookupPebblePhaseType,
  lookupPoolSection,
  lookupPriority,
  lookupWarrantyCategory,
} from './lookups';

/**
 * The warranty part of a sub-job [WAR-001], water chemistry included [WAR-003].
 * The repair supervisor "Other" (99999 in the API) is stored as no employee and a name in `other_repair_supervisor`
 * [WAR-006].
 */
export const warrantyDetails = pgTable(
  'warranty_details',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade')
      .notNull()
      .unique('warranty_details_job_detail_id_key'),
    priority_id: reference(() => lookupPriority.id),
    category_id: reference(() => lookupWarrantyCategory.id),
    description: longText(),
    description_notes: longText(),
    special_instructions: longText(),
    contact_notes: longText(),
    job_entered_by: text({ label: 'Entered By', readOnly: true }),
    imported_job_code: text({ readOnly: true }),
    repair_supervisor_id: reference(() => employee.id),
    other_repair_supervisor: text({ max: 100 }),
    other_info: longText({ label: 'Other Information' }),
    report_notes: longText(),
    is_will_need_to_return: flag(),
    invoice_date: civilDate(),
    creation_date: civilDate(),
    is_gunite_division: flag(),
    is_pebble_division: flag(),
    is_boulder_creations_division: flag(),
    alkalinity: quantity({ min: 0 }),
    calcium: quantity({ min: 0 }),
    chlorine: quantity({ min: 0 }),
    cyanuric_acid: quantity({ min: 0 }),
    ph: quantity({ label: 'pH', min: 0 }),
    phosphates: quantity({ min: 0 }),
    sequestering_agent: quantity({ min: 0 }),
    gunite_crew_id: reference(() => crew.id),
    gunite_application_date: civilDate(),
    pool_info: longText({ max: 2000 }),
    ...audit(),
  },
  (table) => [
    index('warranty_details_repair_supervisor_id_idx').on(table.repair_supervisor_id),
    rowRule(
      'warranty_details',
      'one_repair_supervisor',
      sql`${table.repair_supervisor_id} is null or ${table.other_repair_supervisor} is null`,
    ),
    numberRange('warranty_details', table.ph, 0, 14),
    ...[
      table.alkalinity,
      table.calcium,
      table.chlorine,
      table.cyanuric_acid,
      table.phosphates,
      table.sequestering_agent,
    ].map((column) => numberRange('warranty_details', column, 0)),
  ],
);

/** The parts of the pool that a warranty is about. */
export const warrantyPoolSection = pgTable(
  'warranty_pool_section',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    pool_section_id: reference(() => lookupPoolSection.id).notNull(),
    ...audit(),
  },
  (table) => [uniqueIndex('warranty_pool_section_key').on(table.job_detail_id, table.pool_section_id)],
);

/**
 * A visit, a block of the warranty boards [WAR-007]. It ends after its start and on the same day, 24:00 included
 * [WAR-022].
 */
export const warrantySchedule = pgTable(
  'warranty_schedule',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    fieldworker_id: reference(() => employee.id),
    start: localDateTime(),
    end: localDateTime(),
    completion: flag(),
    additional_notes: longText(),
    ...audit(),
  },
  (table) => [
    index('warranty_schedule_job_detail_id_idx').on(table.job_detail_id),
    index('warranty_schedule_start_idx').on(table.start),
    index('warranty_schedule_fieldworker_id_idx').on(table.fieldworker_id, table.start),
    rowRule(
      'warranty_schedule',
      'end_after_start',
      sql`${table.end} is null or (${table.start} is not null
    and ${table.end} > ${table.start} and ${table.end} <= date_trunc('day', ${table.start}) + interval '1 day')`,
    ),
  ],
);

/** What was applied to the pool under warranty [WAR-011]. */
export const warrantyPebbleDetail = pgTable(
  'warranty_pebble_detail',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    app_date: civilDate(),
    detail_date: civilDate(),
    color_id: reference(() => lookupPebbleColor.id),
    section_id: reference(() => lookupPoolSection.id),
    crew_id: reference(() => crew.id),
    detail_crew_id: reference(() => crew.id),
    ...audit(),
  },
  (table) => [
    index('warranty_pebble_detail_job_detail_id_idx').on(table.job_detail_id),
    index('warranty_pebble_detail_color_id_idx').on(table.color_id),
  ],
);

export const warrantyPebbleDetailAdditive = pgTable(
  'warranty_pebble_detail_additive',
  {
    id: id(),
    warranty_pebble_detail_id: reference(() => warrantyPebbleDetail.id, 'cascade').notNull(),
    additive_id: reference(() => lookupPebbleColorAdditive.id).notNull(),
    ...audit(),
  },
  (table) => [
    uniqueIndex('warranty_pebble_detail_additive_key').on(table.warranty_pebble_detail_id, table.additive_id),
  ],
);

/** A repair by a gunite or pebble crew, a card of their boards [WAR-012 WAR-014]. */
export const crewRepairJob = pgTable(
  'crew_repair_job',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    company_division_id: reference(() => lookupCompanyDivision.id).notNull(),
    crew_id: reference(() => crew.id),
    pebble_phase_type_id: reference(() => lookupPebblePhaseType.id),
    date: civilDate(),
    status_id: reference(() => lookupJobStatus.id),
    notes: longText(),
    ...audit(),
  },
  (table) => [
    index('crew_repair_job_job_detail_id_idx').on(table.job_detail_id),
    index('crew_repair_job_date_idx').on(table.company_division_id, table.date),
    index('crew_repair_job_crew_id_idx').on(table.crew_id),
    rowRule('crew_repair_job', 'company_division_id_gunite_or_pebble', sql`${table.company_division_id} in (2, 3)`),
    rowRule(
      'crew_repair_job',
      'phase_of_pebble',
      sql`${table.company_division_id} = 3 or ${table.pebble_phase_type_id} is null`,
    ),
  ],
);
