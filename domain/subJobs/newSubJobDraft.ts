import type {
  BoulderRow,
  Choice,
  ColorRow,
  CrewRepair,
  CrewRow,
  GuniteEntry,
  PresiteDraft,
  SubJobDraft,
  WarrantyDraft,
  WarrantyPebbleRow,
  WarrantyVisit,
} from '../jobs/draft';
import { newSubJob } from '../jobs/newSubJob';
import { CATEGORY, DIVISION, STATUS } from '../statuses';
import { choiceOf, type SettleFacts } from './settleFacts';

type Names = Pick<SettleFacts, 'statuses' | 'phases' | 'guniteTypes' | 'priorities'>;

const pending = ({ statuses }: Pick<SettleFacts, 'statuses'>): Choice | null => choiceOf(statuses, STATUS.PENDING);

/** "Add Crew" [PEB-007 PEB-041]. */
export const newCrewRow = (key: string, facts: Pick<SettleFacts, 'statuses'>): CrewRow => ({
  key,
  id: null,
  phase_type: null,
  status: pending(facts),
  date: null,
  crew: null,
  foreman: null,
  job_order: null,
  slurry_pickup: null,
  notes: null,
});

/** "Add Color". */
export const newColorRow = (key: string): ColorRow => ({
  key,
  id: null,
  material_type: null,
  color: null,
  additions: [],
  pool_section: null,
  batches_used: null,
  notes: null,
});

/** The days in the order in which they are taken; 4 is a cave-in and is never begun with [GUN-022]. */
const DAYS = [1, 2, 3, 5, 6, 7, 8];

/** "Add Entry": the lowest day that is not used yet, none when all are; Pending [GUN-022]. */
export const newGuniteEntry = (
  key: string,
  entries: readonly GuniteEntry[],
  facts: Pick<SettleFacts, 'statuses' | 'guniteTypes'>,
): GuniteEntry => {
  const used = new Set(entries.map(({ type }) => type?.id));
  const type = choiceOf(facts.guniteTypes, DAYS.find((day) => !used.has(day)) ?? null);
  return {
    key,
    id: null,
    gunite_date: null,
    status: pending(facts),
    crew: null,
    type,
    yardage: null,
    job_order: null,
    notes: null,
  };
};

/** "Add Boulder" [BLD-007]. */
export const newBoulderRow = (key: string, facts: Pick<SettleFacts, 'statuses'>): BoulderRow => ({
  key,
  id: null,
  status: pending(facts),
  addition: null,
  completed_date: null,
  notes: null,
});

/** "Add Visit". */
export const newVisit = (key: string): WarrantyVisit => ({
  key,
  id: null,
  fieldworker: null,
  start: null,
  end: null,
  completion: false,
  additional_notes: null,
});

export const newWarrantyPebbleRow = (key: string): WarrantyPebbleRow => ({
  key,
  id: null,
  app_date: null,
  detail_date: null,
  color: null,
  additions: [],
  section: null,
  crew: null,
  detail_crew: null,
});

/** "Add Repair". */
export const newCrewRepair = (key: string, facts: Pick<SettleFacts, 'statuses'>): CrewRepair => ({
  key,
  id: null,
  company_division: null,
  crew: null,
  pebble_phase_type: null,
  date: null,
  status: pending(facts),
  notes: null,
});

export const NEW_PRESITE: PresiteDraft = {
  checkin_date: null,
  scheduled_date: null,
  presite_supervisor: null,
  feet_of_hose_needed: null,
  is_water_on_site: null,
  is_access_to_power: null,
  access_notes: null,
  is_pool_ready_to_shoot: null,
  is_job_caved_in: null,
  is_stub_out: null,
  is_needs_inspection: null,
  is_weeping: null,
  is_depth_matches_plan: null,
  additional_depth_notes: null,
  plan_change_notes: null,
  is_steel_done: null,
  steel_notes: null,
  is_bond_cote: null,
  is_complete_chip_out: null,
  install_trim_tile_mosaics: null,
  slurry_type: null,
  slurry_type_other: null,
  slurry_type_notes: null,
  fittings_pool: null,
  fittings_spa: null,
  fittings_other: null,
  eyeballs_pool: null,
  eyeballs_spa: null,
  eyeballs_slotted: null,
  rope_anchors: null,
  umbrella_sleeves: null,
  in_floor_nozzles: null,
  vgb_main_drains: null,
  vgb_main_drains_by: null,
  estimated_number_of_batches: null,
  estimated_number_of_hoses: null,
  comments: [],
};

const NO_CHEMICALS = {
  alkalinity: null,
  calcium: null,
  chlorine: null,
  cyanuric_acid: null,
  ph: null,
  phosphates: null,
  sequestering_agent: null,
};

const newWarranty = (priority: Choice | null): WarrantyDraft => ({
  priority,
  category: null,
  description: null,
  description_notes: null,
  special_instructions: null,
  contact_notes: null,
  job_entered_by: null,
  imported_job_code: null,
  repair_supervisor: null,
  other_repair_supervisor: null,
  other_info: null,
  report_notes: null,
  is_will_need_to_return: false,
  invoice_date: null,
  creation_date: null,
  is_gunite_division: false,
  is_pebble_division: false,
  is_boulder_creations_division: false,
  chemicals: NO_CHEMICALS,
  gunite_crew: null,
  gunite_application_date: null,
  pool_info: null,
  pool_sections: [],
  schedule: [],
  pebble_details: [],
  crew_repair_jobs: [],
});

/** The groups that a sub-job of a category begins with, and its status; without a category no group [SUB-004 SUB-023 PEB-006 GUN-004 WAR-023]. */
export const newGroups = (
  category_id: number | null,
  facts: Names,
): Pick<
  SubJobDraft,
  'status' | 'pebble_details' | 'gunite_details' | 'warranty_details' | 'presite' | 'boulder_details'
> => {
  const made = newSubJob(category_id);
  const status = (id: number | null) => choiceOf(facts.statuses, id);
  return {
    status: status(made.status_id),
    pebble_details:
      category_id !== CATEGORY.PEBBLE
        ? null
        : {
            is_request_form: false,
            request_date: null,
            requested_app_date: null,
            prep_date: null,
            scheduled_app_date: null,
            app_date: null,
            detail_date: null,
            prep_crew_id: null,
            app_crew_id: null,
            detail_crew_id: null,
            prep_status: null,
            app_status: null,
            detail_status: null,
            total_batches: null,
            is_slurry_pickup: false,
            slurry_pickup_notes: null,
            is_can_show: false,
            is_complete_chip_out: false,
            is_update_channel_drain: false,
            is_trim_tile: false,
            is_trash_pick_up: false,
            is_no_prep_print: false,
            tile_information: null,
            notes: null,
            color_additions: [],
            crew_information: made.crew_information.map(({ phase_type_id, status_id }) => ({
              ...newCrewRow(`default-${phase_type_id}`, facts),
              phase_type: choiceOf(facts.phases, phase_type_id),
              status: status(status_id),
            })),
          },
    gunite_details:
      category_id !== CATEGORY.GUNITE
        ? null
        : {
            request_date: null,
            requested_app_date: null,
            scheduled_date: null,
            flash_date: null,
            finished_date: null,
            total_yardage: 0,
            flash_yards: 0,
            crew_id: null,
            flash_crew_id: null,
            is_spa_negative_edge: false,
            is_spa_rolled_edge: false,
            is_flash: false,
            notes: null,
            gunite_history: made.gunite_history.map(({ type_id, status_id }) => ({
              ...newGuniteEntry(`default-${type_id}`, [], facts),
              type: choiceOf(facts.guniteTypes, type_id),
              status: status(status_id),
            })),
          },
    warranty_details:
      category_id === CATEGORY.WARRANTY ? newWarranty(choiceOf(facts.priorities, made.priority_id)) : null,
    presite: category_id === CATEGORY.GUNITE || category_id === CATEGORY.PEBBLE ? NEW_PRESITE : null,
    boulder_details: [],
  };
};

/** "Add New": a sub-job without a category, or one of a category with what it begins with. */
export const newSubJobDraft = (key: string, category: Choice | null, facts: Names): SubJobDraft => ({
  key,
  id: null,
  version: null,
  job_category: category,
  is_status_manual: false,
  job_types: [],
  pool_type: null,
  spa_type: null,
  plan_perimeter: null,
  pebble_perimeter: null,
  mmg_perimeter: null,
  mmg_pebble_perimeter: null,
  plan_sa: null,
  plan_ia: null,
  mmg_ia: null,
  quoted_ia: null,
  depth_low: null,
  depth_mid: null,
  depth_high: null,
  is_cash_on_delivery: false,
  is_in_print_queue: false,
  is_critical_note: false,
  critical_note: null,
  awaiting_builder_date: null,
  is_invoiced: false,
  general_comments: [],
  ...newGroups(category?.id ?? null, facts),
});

/** The departments of crew repairs [WAR-014]. */
export const REPAIR_DIVISIONS: ReadonlySet<number> = new Set([DIVISION.GUNITE, DIVISION.PEBBLE]);
