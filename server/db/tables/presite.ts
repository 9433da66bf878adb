import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { answer, audit, civilDate, count, id, instant, longText, reference, text } from '../columns';
import { notBlank, numberRange, rowRule } from '../checks';
import { employee } from './employees';
import { jobDetail } from './jobs';
import { lookupSlurryType, lookupVgbMainDrainProvider } from './lookups';

/**
 * The check of a site before gunite or pebble work [PRE-001 PRE-002]. Every yes-or-no question starts unanswered
 * [PRE-022].
 */
export const presite = pgTable(
  'presite',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade')
      .notNull()
      .unique('presite_job_detail_id_key'),
    checkin_date: civilDate(),
    scheduled_date: civilDate(),
    presite_supervisor_id: reference(() => employee.id),
    feet_of_hose_needed: count(),
    is_water_on_site: answer(),
    is_access_to_power: answer(),
    access_notes: longText(),
    is_pool_ready_to_shoot: answer(),
    is_job_caved_in: answer(),
    is_stub_out: answer(),
    is_needs_inspection: answer(),
    is_weeping: answer(),
    is_depth_matches_plan: answer(),
    additional_depth_notes: longText(),
    plan_change_notes: longText(),
    is_steel_done: answer(),
    steel_notes: longText(),
    is_bond_cote: answer(),
    is_complete_chip_out: answer(),
    install_trim_tile_mosaics: answer(),
    slurry_type_id: reference(() => lookupSlurryType.id),
    slurry_type_other: text({ max: 100 }),
    slurry_type_notes: longText({ label: 'Slurry Notes' }),
    fittings_pool: count(),
    fittings_spa: count(),
    fittings_other: count(),
    eyeballs_pool: count(),
    eyeballs_spa: count(),
    eyeballs_slotted: count(),
    rope_anchors: count(),
    umbrella_sleeves: count(),
    in_floor_nozzles: count({ label: 'In-Floor Nozzles' }),
    vgb_main_drains: count({ label: 'VGB Main Drains' }),
    vgb_main_drains_by_id: reference(() => lookupVgbMainDrainProvider.id),
    estimated_number_of_batches: count({ label: 'Estimated Batches' }),
    estimated_number_of_hoses: count({ label: 'Estimated Hoses' }),
    ...audit(),
  },
  (table) => [
    index('presite_schedule_idx')
      .on(table.scheduled_date, table.presite_supervisor_id)
      .where(sql`${table.checkin_date} is null`),
    index('presite_supervisor_id_idx').on(table.presite_supervisor_id),
    rowRule(
      'presite',
      'slurry_type_other_when_other',
      sql`(${table.slurry_type_id} is not distinct from 99999) = (coalesce(btrim(${table.slurry_type_other}), '') <> '')`,
    ),
    ...[
      table.feet_of_hose_needed,
      table.fittings_pool,
      table.fittings_spa,
      table.fittings_other,
      table.eyeballs_pool,
      table.eyeballs_spa,
      table.eyeballs_slotted,
      table.rope_anchors,
      table.umbrella_sleeves,
      table.in_floor_nozzles,
      table.vgb_main_drains,
      table.estimated_number_of_batches,
      table.estimated_number_of_hoses,
    ].map((column) => numberRange('presite', column, 0)),
  ],
);

/** The presite log of a sub-job, beside its general comments [PRE-021]. */
export const presiteComment = pgTable(
  'presite_comment',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    date_created: instant()
      .notNull()
      .default(sql`now()`),
    comment: longText({ max: 2000 }).notNull(),
    ...audit(),
  },
  (table) => [
    index('presite_comment_job_detail_id_idx').on(table.job_detail_id, table.date_created),
    notBlank('presite_comment', table.comment),
  ],
);
