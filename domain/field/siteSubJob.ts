import type { CivilDate } from '../civilDate';
import type { PresiteDraft } from '../jobs/draft';
import type { ChecklistName } from '../presite/checklist';

/** A sub-job as the pages of the field and the printed cards read it: a part of what the API tells of one. */

interface Named {
  name: string | null;
}

export interface CrewDay {
  id: number;
  phase_type_id: number;
  date: CivilDate | null;
  crew: Named | null;
  foreman: Named | null;
  status: Named | null;
  job_order: number | null;
  notes: string | null;
}

interface ColorOfSite {
  id: number;
  material_type: Named | null;
  color: Named | null;
  additions: readonly Named[];
  pool_section: Named | null;
  batches_used: string | null;
  notes: string | null;
}

interface PebbleOfSite {
  requested_app_date: CivilDate | null;
  scheduled_app_date: CivilDate | null;
  prep_date: CivilDate | null;
  total_batches: number | null;
  is_complete_chip_out: boolean;
  is_trash_pick_up: boolean;
  is_trim_tile: boolean;
  is_update_channel_drain: boolean;
  is_slurry_pickup: boolean;
  is_no_prep_print: boolean;
  slurry_pickup_notes: string | null;
  tile_information: string | null;
  notes: string | null;
  crew_information: readonly CrewDay[];
  color_additions: readonly ColorOfSite[];
}

interface GuniteDay {
  id: number;
  type: Named | null;
  gunite_date: CivilDate | null;
  crew: Named | null;
  yardage: number | null;
  status: Named | null;
  job_order: number | null;
  notes: string | null;
}

interface GuniteOfSite {
  requested_app_date: CivilDate | null;
  scheduled_date: CivilDate | null;
  finished_date: CivilDate | null;
  total_yardage: number | null;
  is_flash: boolean;
  flash_date: CivilDate | null;
  flash_yards: number | null;
  flash_crew: Named | null;
  is_spa_negative_edge: boolean;
  is_spa_rolled_edge: boolean;
  notes: string | null;
  gunite_history: readonly GuniteDay[];
}

interface BoulderOfSite {
  id: number;
  addition: Named | null;
  status: Named | null;
  completed_date: CivilDate | null;
  notes: string | null;
}

interface WarrantyOfSite {
  category: Named | null;
  priority: Named | null;
  creation_date: CivilDate | null;
  description: string | null;
  special_instructions: string | null;
  report_notes: string | null;
  is_will_need_to_return: boolean;
  repair_supervisor: Named | null;
  schedule: readonly { id: number; start: string | null; end: string | null; fieldworker: Named | null }[];
  crew_repair_jobs: readonly {
    id: number;
    date: CivilDate | null;
    crew: Named | null;
    status: Named | null;
    notes: string | null;
  }[];
}

/** A check of the site with its answers. */
export interface PresiteOfSite extends Pick<PresiteDraft, ChecklistName> {
  scheduled_date: CivilDate | null;
  checkin_date: CivilDate | null;
  presite_supervisor: Named | null;
  comments: readonly { id: number; comment: string; date_created: string; created_by: Named | null }[];
}

export interface SiteSubJob {
  id: number;
  job_category: Named | null;
  job_category_id: number;
  job_types: readonly string[];
  status: Named | null;
  pool_type: Named | null;
  spa_type: Named | null;
  plan_perimeter: number | null;
  pebble_perimeter: number | null;
  mmg_perimeter: number | null;
  mmg_pebble_perimeter: number | null;
  plan_sa: number | null;
  plan_ia: number | null;
  mmg_ia: number | null;
  depth_low: number | null;
  depth_mid: number | null;
  depth_high: number | null;
  is_cash_on_delivery: boolean;
  general_comments: readonly {
    id: number;
    general_comment: string;
    date_created: string;
    created_by: Named | null;
  }[];
  pebble_details: PebbleOfSite | null;
  gunite_details: GuniteOfSite | null;
  boulder_details: readonly BoulderOfSite[];
  warranty_details: WarrantyOfSite | null;
  presite: PresiteOfSite | null;
}
