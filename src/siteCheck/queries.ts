import { gql } from '../dataProvider/gql';
import { narrowed } from '../dataProvider/narrowed';
import type { Checklist, Visit } from './siteCheckApi';

/** The answers of the check of a site. */
export const PRESITE_ANSWERS = `feet_of_hose_needed is_water_on_site is_access_to_power
  access_notes is_pool_ready_to_shoot is_job_caved_in is_stub_out is_needs_inspection is_weeping is_depth_matches_plan additional_depth_notes
  plan_change_notes is_steel_done steel_notes is_bond_cote is_complete_chip_out install_trim_tile_mosaics slurry_type { id name } slurry_type_other
  slurry_type_notes fittings_pool fittings_spa fittings_other eyeballs_pool eyeballs_spa eyeballs_slotted rope_anchors umbrella_sleeves
  in_floor_nozzles vgb_main_drains vgb_main_drains_by { id name } estimated_number_of_batches estimated_number_of_hoses`;

const CHECKLIST = `version presite { checkin_date ${PRESITE_ANSWERS}
  comments { id comment date_created created_by { name } } }` as const;

/** A visit with its checklist [PRE-001 PRE-002]. */
export const VISIT_QUERY = narrowed<VisitAnswer>(
  gql(`query PresiteVisit($id: Int!) { SupervisorDetail(jobDetailId: $id) { id job_id may_edit
  address_line_1 city state zip_code key_map gate_code critical_note calls { role name phone extension } sub_job { id ${CHECKLIST} } } }`),
);

interface AnsweredCheck {
  id: number;
  version: number;
  presite: Checklist['presite'] | null;
}

export interface VisitAnswer {
  SupervisorDetail: (Omit<Visit, 'version' | 'presite'> & { sub_job: AnsweredCheck }) | null;
}

export const FILL_IN_MUTATION = narrowed<FilledIn>(
  gql(
    `mutation FillInPresite($id: Int!, $job: JobInput!) { updateJob(id: $id, job: $job) { id sub_jobs { id ${CHECKLIST} } } }`,
  ),
);

export interface FilledIn {
  updateJob: { sub_jobs: readonly AnsweredCheck[] };
}

export const LISTS_QUERY = gql(
  `query PresiteLists { jobNewLookupQuery { slurry_types { id name is_active } vgb_main_drain_providers { id name is_active } } }`,
);
