import type { CivilDate } from '../civilDate';

/**
 * A job and its sub-jobs as a card's details read them whole: what the documents name for the boards
 * [BRD-019 BRD-020 BRD-021 BRD-022 BRD-025 BRD-027 BRD-028].
 */

interface Named {
  name: string | null;
}
type Flag = boolean | null;

export interface WholeSubJob {
  id: number;
  job_types: readonly string[];
  job_category: Named | null;
  status: Named | null;
  pool_type: Named | null;
  is_invoiced: Flag;
  is_cash_on_delivery: Flag;
  is_in_print_queue: Flag;
  plan_perimeter: number | null;
  pebble_perimeter: number | null;
  boulder_details: readonly { addition: Named | null; status: Named | null; notes: string | null }[];
  pebble_details: {
    is_can_show: Flag;
    is_no_prep_print: Flag;
    is_request_form: Flag;
    is_slurry_pickup: Flag;
    is_complete_chip_out: Flag;
    is_update_channel_drain: Flag;
    is_trim_tile: Flag;
    is_trash_pick_up: Flag;
    request_date: CivilDate | null;
    color_additions: readonly {
      material_type: Named | null;
      color: Named | null;
      additions: readonly Named[];
      pool_section: Named | null;
      batches_used: string | null;
      notes: string | null;
    }[];
    crew_information: readonly {
      id: number;
      phase_type: Named | null;
      status: Named | null;
      date: CivilDate | null;
      crew: Named | null;
      job_order: number | null;
      foreman: Named | null;
      notes: string | null;
    }[];
  } | null;
  gunite_details: {
    is_spa_negative_edge: Flag;
    is_spa_rolled_edge: Flag;
    is_flash: Flag;
    notes: string | null;
    gunite_history: readonly {
      id: number;
      type: Named | null;
      gunite_date: CivilDate | null;
      status: Named | null;
      crew: Named | null;
      yardage: number | null;
      job_order: number | null;
      notes: string | null;
    }[];
  } | null;
  warranty_details: {
    is_gunite_division: Flag;
    is_pebble_division: Flag;
    is_boulder_creations_division: Flag;
    is_will_need_to_return: Flag;
    creation_date: CivilDate | null;
    description: string | null;
    pool_sections: readonly Named[];
    pebble_details: readonly {
      app_date: CivilDate | null;
      color: Named | null;
      section: Named | null;
      crew: Named | null;
    }[];
    schedule: readonly { id: number; fieldworker: Named | null; start: string | null; end: string | null }[];
    crew_repair_jobs: readonly {
      id: number;
      date: CivilDate | null;
      company_division: Named | null;
      crew: Named | null;
      status: Named | null;
      notes: string | null;
    }[];
  } | null;
  presite: {
    is_bond_cote: Flag;
    is_complete_chip_out: Flag;
    is_weeping: Flag;
    install_trim_tile_mosaics: Flag;
    is_water_on_site: Flag;
    is_access_to_power: Flag;
    is_pool_ready_to_shoot: Flag;
    is_job_caved_in: Flag;
    is_needs_inspection: Flag;
    is_steel_done: Flag;
    is_stub_out: Flag;
    is_depth_matches_plan: Flag;
    comments: readonly { comment: string }[];
  } | null;
}

export interface WholeJob {
  id: number;
  is_central_texas: Flag;
  is_display: Flag;
  is_commercial: Flag;
  is_estimate: Flag;
  was_estimated: Flag;
  company: { schedule_contact_email: string | null } | null;
  company_supervisor: (Named & { email_address: string | null }) | null;
  address_line_2: string | null;
  county: string | null;
  lat: number | null;
  lon: number | null;
  temp_lat: number | null;
  temp_lon: number | null;
  sub_jobs: readonly WholeSubJob[];
}
