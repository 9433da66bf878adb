import type { CivilDate } from '../civilDate';
import type {
  BoulderRow,
  Choice,
  ColorRow,
  CompanyChoice,
  ContactChoice,
  CrewChoice,
  CrewRepair,
  CrewRow,
  DraftRow,
  GeneralComment,
  GuniteEntry,
  HomeownerChoice,
  PersonChoice,
  PresiteComment,
  WarrantyPebbleRow,
  WarrantyVisit,
} from './draftRows';

export type * from './draftRows';

/** The pebble part [PEB-001]. Dates, statuses and crews of the phases and the batches are derived; what is sent of them is not read [PEB-043 PEB-037]. */
export interface PebbleDraft {
  is_request_form: boolean;
  request_date: CivilDate | null;
  requested_app_date: CivilDate | null;
  prep_date: CivilDate | null;
  scheduled_app_date: CivilDate | null;
  app_date: CivilDate | null;
  detail_date: CivilDate | null;
  prep_crew_id: number | null;
  app_crew_id: number | null;
  detail_crew_id: number | null;
  prep_status: number | null;
  app_status: number | null;
  detail_status: number | null;
  total_batches: number | null;
  is_slurry_pickup: boolean;
  slurry_pickup_notes: string | null;
  is_can_show: boolean;
  is_complete_chip_out: boolean;
  is_update_channel_drain: boolean;
  is_trim_tile: boolean;
  is_trash_pick_up: boolean;
  is_no_prep_print: boolean;
  tile_information: string | null;
  notes: string | null;
  crew_information: readonly CrewRow[];
  color_additions: readonly ColorRow[];
}

/** The gunite part [GUN-001]. Three dates, the yards and the crews are derived [GUN-020 GUN-021]. */
export interface GuniteDraft {
  request_date: CivilDate | null;
  requested_app_date: CivilDate | null;
  scheduled_date: CivilDate | null;
  flash_date: CivilDate | null;
  finished_date: CivilDate | null;
  total_yardage: number | null;
  flash_yards: number | null;
  crew_id: number | null;
  flash_crew_id: number | null;
  is_spa_negative_edge: boolean;
  is_spa_rolled_edge: boolean;
  is_flash: boolean;
  notes: string | null;
  gunite_history: readonly GuniteEntry[];
}

/** The readings of the water [WAR-003 WAR-022]. */
interface ChemicalsDraft {
  alkalinity: number | null;
  calcium: number | null;
  chlorine: number | null;
  cyanuric_acid: number | null;
  ph: number | null;
  phosphates: number | null;
  sequestering_agent: number | null;
}

/** The warranty part [WAR-001]. The server sets who entered it and when [WAR-021]. A repair supervisor with id 99999 is "Other" [WAR-006]. */
export interface WarrantyDraft {
  priority: Choice | null;
  category: Choice | null;
  description: string | null;
  description_notes: string | null;
  special_instructions: string | null;
  contact_notes: string | null;
  job_entered_by: string | null;
  imported_job_code: string | null;
  repair_supervisor: PersonChoice | null;
  other_repair_supervisor: string | null;
  other_info: string | null;
  report_notes: string | null;
  is_will_need_to_return: boolean;
  invoice_date: CivilDate | null;
  creation_date: CivilDate | null;
  is_gunite_division: boolean;
  is_pebble_division: boolean;
  is_boulder_creations_division: boolean;
  chemicals: ChemicalsDraft;
  gunite_crew: CrewChoice | null;
  gunite_application_date: CivilDate | null;
  pool_info: string | null;
  pool_sections: readonly Choice[];
  schedule: readonly WarrantyVisit[];
  pebble_details: readonly WarrantyPebbleRow[];
  crew_repair_jobs: readonly CrewRepair[];
}

/** The check of the site [PRE-001 PRE-002]; a question that is not answered yet is null [PRE-022]. */
export interface PresiteDraft {
  checkin_date: CivilDate | null;
  scheduled_date: CivilDate | null;
  presite_supervisor: PersonChoice | null;
  feet_of_hose_needed: number | null;
  is_water_on_site: boolean | null;
  is_access_to_power: boolean | null;
  access_notes: string | null;
  is_pool_ready_to_shoot: boolean | null;
  is_job_caved_in: boolean | null;
  is_stub_out: boolean | null;
  is_needs_inspection: boolean | null;
  is_weeping: boolean | null;
  is_depth_matches_plan: boolean | null;
  additional_depth_notes: string | null;
  plan_change_notes: string | null;
  is_steel_done: boolean | null;
  steel_notes: string | null;
  is_bond_cote: boolean | null;
  is_complete_chip_out: boolean | null;
  install_trim_tile_mosaics: boolean | null;
  slurry_type: Choice | null;
  slurry_type_other: string | null;
  slurry_type_notes: string | null;
  fittings_pool: number | null;
  fittings_spa: number | null;
  fittings_other: number | null;
  eyeballs_pool: number | null;
  eyeballs_spa: number | null;
  eyeballs_slotted: number | null;
  rope_anchors: number | null;
  umbrella_sleeves: number | null;
  in_floor_nozzles: number | null;
  vgb_main_drains: number | null;
  vgb_main_drains_by: Choice | null;
  estimated_number_of_batches: number | null;
  estimated_number_of_hoses: number | null;
  comments: readonly PresiteComment[];
}

/** A sub-job in a form [SUB-001]: the answer of `job_detail` with keys. Groups of another category are null. */
export interface SubJobDraft extends DraftRow {
  /** Null until saved. */
  version: number | null;
  job_category: Choice | null;
  status: Choice | null;
  /** The status was picked by hand after the application rows last changed: it stands [PEB-042]. Sent, never answered. */
  is_status_manual: boolean;
  job_types: readonly string[];
  pool_type: Choice | null;
  spa_type: Choice | null;
  plan_perimeter: number | null;
  pebble_perimeter: number | null;
  mmg_perimeter: number | null;
  mmg_pebble_perimeter: number | null;
  plan_sa: number | null;
  plan_ia: number | null;
  mmg_ia: number | null;
  quoted_ia: number | null;
  depth_low: number | null;
  depth_mid: number | null;
  depth_high: number | null;
  is_cash_on_delivery: boolean;
  is_in_print_queue: boolean;
  is_critical_note: boolean;
  critical_note: string | null;
  awaiting_builder_date: CivilDate | null;
  is_invoiced: boolean;
  general_comments: readonly GeneralComment[];
  pebble_details: PebbleDraft | null;
  gunite_details: GuniteDraft | null;
  boulder_details: readonly BoulderRow[];
  warranty_details: WarrantyDraft | null;
  presite: PresiteDraft | null;
}

/** The fields of a job beside its sub-jobs [JOB-019]: what the tab Job Info edits. */
export interface JobInfoDraft {
  id: number | null;
  version: number | null;
  name: string | null;
  company: CompanyChoice | null;
  company_supervisor: ContactChoice | null;
  homeowner: HomeownerChoice | null;
  phone: string | null;
  key_map: string | null;
  entered_date: CivilDate | null;
  address_line_1: string | null;
  address_line_2: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  county: string | null;
  mmg_mileage: number | null;
  manchaca_mileage: number | null;
  gate_code: string | null;
  notes: string | null;
  is_central_texas: boolean;
  is_display: boolean;
  is_commercial: boolean;
  homeowner_first_name: string | null;
  homeowner_last_name: string | null;
  homeowner_phone: string | null;
  homeowner_secondary_phone: string | null;
  homeowner_email: string | null;
  lat: number | null;
  lon: number | null;
  temp_lat: number | null;
  temp_lon: number | null;
  was_estimated: boolean;
  estimate_to_merge: Choice | null;
  is_estimate: boolean;
  is_conversion: boolean;
  is_preliminary: boolean;
  is_approved_by_user_id: number | null;
}

/** A job or an estimate in a form. */
export interface JobDraft extends JobInfoDraft {
  sub_jobs: readonly SubJobDraft[];
}
