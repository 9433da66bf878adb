import { z } from 'zod';
import { storedKey } from './draftRows';
import type { JobInfoDraft, SubJobDraft } from './draft';

/** An empty text is none; PostgreSQL cannot store NUL. */
const text = z
  .string()
  .nullish()
  .transform((value) => value?.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim() || null);
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const answer = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);
const id = z
  .int()
  .nullish()
  .transform((value) => value ?? null);
const orNull = <T>(schema: z.ZodType<T>) => schema.nullish().transform((value) => value ?? null);
const listOf = <T>(schema: z.ZodType<T>) =>
  z
    .array(schema)
    .nullish()
    .transform((value) => value ?? []);

const named = { id: z.int(), name: text };
const choice = orNull(z.object(named));
const choices = listOf(z.object(named));
const crew = orNull(
  z.object({ ...named, subdivision: text, is_active: answer, lookup_company_division_id: z.int().default(0) }),
);
const person = orNull(z.object({ ...named, first_name: text, last_name: text, crew_types: choices }));
const addition = orNull(z.object({ ...named, type: text }));

const row = { key: z.string().optional(), id };

/** Rows get their keys: that of the stored row, or one of their place. */
const rowsOf = <T extends { id: number | null; key?: string | undefined }>(schema: z.ZodType<T>) =>
  z
    .array(schema)
    .nullish()
    .transform((rows) =>
      (rows ?? []).map((one, index) => ({
        ...one,
        key: one.id === null ? (one.key ?? `new-${index}`) : storedKey(one.id),
      })),
    );

const crew_information = rowsOf(
  z.object({
    ...row,
    phase_type: choice,
    status: choice,
    date: text,
    crew,
    foreman: person,
    job_order: number,
    slurry_pickup: choice,
    notes: text,
  }),
);
const color_additions = rowsOf(
  z.object({
    ...row,
    material_type: choice,
    color: choice,
    additions: choices,
    pool_section: choice,
    batches_used: text,
    notes: text,
  }),
);
const gunite_history = rowsOf(
  z.object({
    ...row,
    gunite_date: text,
    status: choice,
    crew,
    type: choice,
    yardage: number,
    job_order: number,
    notes: text,
  }),
);
const written = { date_created: text, created_by: choice };
const words = z
  .string()
  .default('')
  .transform((value) => value.replaceAll('\u0000', '').trim());

const pebble_details = orNull(
  z.object({
    is_request_form: flag,
    request_date: text,
    requested_app_date: text,
    prep_date: text,
    scheduled_app_date: text,
    app_date: text,
    detail_date: text,
    prep_crew_id: id,
    app_crew_id: id,
    detail_crew_id: id,
    prep_status: id,
    app_status: id,
    detail_status: id,
    total_batches: number,
    is_slurry_pickup: flag,
    slurry_pickup_notes: text,
    is_can_show: flag,
    is_complete_chip_out: flag,
    is_update_channel_drain: flag,
    is_trim_tile: flag,
    is_trash_pick_up: flag,
    is_no_prep_print: flag,
    tile_information: text,
    notes: text,
    crew_information,
    color_additions,
  }),
);

const gunite_details = orNull(
  z.object({
    request_date: text,
    requested_app_date: text,
    scheduled_date: text,
    flash_date: text,
    finished_date: text,
    total_yardage: number,
    flash_yards: number,
    crew_id: id,
    flash_crew_id: id,
    is_spa_negative_edge: flag,
    is_spa_rolled_edge: flag,
    is_flash: flag,
    notes: text,
    gunite_history,
  }),
);

const chemicals = z.object({
  alkalinity: number,
  calcium: number,
  chlorine: number,
  cyanuric_acid: number,
  ph: number,
  phosphates: number,
  sequestering_agent: number,
});

const warranty_details = orNull(
  z.object({
    priority: choice,
    category: choice,
    description: text,
    description_notes: text,
    special_instructions: text,
    contact_notes: text,
    job_entered_by: text,
    imported_job_code: text,
    repair_supervisor: person,
    other_repair_supervisor: text,
    other_info: text,
    report_notes: text,
    is_will_need_to_return: flag,
    invoice_date: text,
    creation_date: text,
    is_gunite_division: flag,
    is_pebble_division: flag,
    is_boulder_creations_division: flag,
    chemicals: chemicals.nullish().transform((value) => value ?? chemicals.parse({})),
    gunite_crew: crew,
    gunite_application_date: text,
    pool_info: text,
    pool_sections: choices,
    schedule: rowsOf(
      z.object({ ...row, fieldworker: person, start: text, end: text, completion: flag, additional_notes: text }),
    ),
    pebble_details: rowsOf(
      z.object({
        ...row,
        app_date: text,
        detail_date: text,
        color: choice,
        additions: choices,
        section: choice,
        crew,
        detail_crew: crew,
      }),
    ),
    crew_repair_jobs: rowsOf(
      z.object({
        ...row,
        company_division: choice,
        crew,
        pebble_phase_type: choice,
        date: text,
        status: choice,
        notes: text,
      }),
    ),
  }),
);

const presite = orNull(
  z.object({
    checkin_date: text,
    scheduled_date: text,
    presite_supervisor: person,
    feet_of_hose_needed: number,
    is_water_on_site: answer,
    is_access_to_power: answer,
    access_notes: text,
    is_pool_ready_to_shoot: answer,
    is_job_caved_in: answer,
    is_stub_out: answer,
    is_needs_inspection: answer,
    is_weeping: answer,
    is_depth_matches_plan: answer,
    additional_depth_notes: text,
    plan_change_notes: text,
    is_steel_done: answer,
    steel_notes: text,
    is_bond_cote: answer,
    is_complete_chip_out: answer,
    install_trim_tile_mosaics: answer,
    slurry_type: choice,
    slurry_type_other: text,
    slurry_type_notes: text,
    fittings_pool: number,
    fittings_spa: number,
    fittings_other: number,
    eyeballs_pool: number,
    eyeballs_spa: number,
    eyeballs_slotted: number,
    rope_anchors: number,
    umbrella_sleeves: number,
    in_floor_nozzles: number,
    vgb_main_drains: number,
    vgb_main_drains_by: choice,
    estimated_number_of_batches: number,
    estimated_number_of_hoses: number,
    comments: rowsOf(z.object({ ...row, comment: words, ...written })),
  }),
);

/** A sub-job as it was read or sent, made into a draft: what is absent is empty, rows have keys. Values are checked by `validateJob`. */
export const subJobSchema: z.ZodType<SubJobDraft> = z.object({
  key: z.string(),
  id,
  version: id,
  job_category: choice,
  status: choice,
  is_status_manual: flag,
  job_types: listOf(z.string()),
  pool_type: choice,
  spa_type: choice,
  plan_perimeter: number,
  pebble_perimeter: number,
  mmg_perimeter: number,
  mmg_pebble_perimeter: number,
  plan_sa: number,
  plan_ia: number,
  mmg_ia: number,
  quoted_ia: number,
  depth_low: number,
  depth_mid: number,
  depth_high: number,
  is_cash_on_delivery: flag,
  is_in_print_queue: flag,
  is_critical_note: flag,
  critical_note: text,
  awaiting_builder_date: text,
  is_invoiced: flag,
  general_comments: rowsOf(z.object({ ...row, general_comment: words, ...written })),
  pebble_details,
  gunite_details,
  boulder_details: rowsOf(z.object({ ...row, status: choice, addition, completed_date: text, notes: text })),
  warranty_details,
  presite,
});

const company = orNull(z.object({ id: z.int(), company_name: text, is_active: answer, schedule_contact_email: text }));
const contact = orNull(
  z.object({ ...named, first_name: text, last_name: text, email_address: text, phone_number: text }),
);
const homeowner = orNull(z.object({ ...named, first_name: text, last_name: text }));

/** The fields of a job as they were read or sent, made into a draft. */
export const jobInfoSchema: z.ZodType<JobInfoDraft> = z.object({
  id,
  version: id,
  name: text,
  company,
  company_supervisor: contact,
  homeowner,
  phone: text,
  key_map: text,
  entered_date: text,
  address_line_1: text,
  address_line_2: text,
  city: text,
  state: text,
  zip_code: text,
  county: text,
  mmg_mileage: number,
  manchaca_mileage: number,
  gate_code: text,
  notes: text,
  is_central_texas: flag,
  is_display: flag,
  is_commercial: flag,
  homeowner_first_name: text,
  homeowner_last_name: text,
  homeowner_phone: text,
  homeowner_secondary_phone: text,
  homeowner_email: text,
  lat: number,
  lon: number,
  temp_lat: number,
  temp_lon: number,
  was_estimated: flag,
  estimate_to_merge: choice,
  is_estimate: flag,
  is_conversion: flag,
  is_preliminary: flag,
  is_approved_by_user_id: id,
});
