const REF = '{ id name }';
const CREW = '{ id name subdivision is_active lookup_company_division_id }';
const PERSON = '{ id name first_name last_name crew_types { id name } }';

/** The fields of a job beside its sub-jobs, as a draft has them. */
export const JOB_INFO_FIELDS = `
  id version name company { id company_name is_active schedule_contact_email } company_supervisor { id name first_name last_name email_address phone_number }
  homeowner { id name first_name last_name } phone key_map entered_date address_line_1 address_line_2 city state zip_code county mmg_mileage manchaca_mileage
  gate_code notes is_central_texas is_display is_commercial homeowner_first_name homeowner_last_name homeowner_phone homeowner_secondary_phone homeowner_email
  lat lon temp_lat temp_lon was_estimated estimate_to_merge ${REF} is_estimate is_conversion is_preliminary is_approved_by_user_id`;

/** What the tab of a sub-job says before the sub-job itself is loaded. */
export const SUB_JOB_TAB_FIELDS = `
  id job_category ${REF} status ${REF} job_types is_critical_note
  gunite_details { finished_date scheduled_date } pebble_details { app_date scheduled_app_date } warranty_details { schedule { start } }`;

const PEBBLE = `pebble_details {
  is_request_form request_date requested_app_date prep_date scheduled_app_date app_date detail_date prep_crew_id app_crew_id detail_crew_id
  prep_status app_status detail_status total_batches is_slurry_pickup slurry_pickup_notes is_can_show is_complete_chip_out is_update_channel_drain
  is_trim_tile is_trash_pick_up is_no_prep_print tile_information notes
  crew_information { id phase_type ${REF} status ${REF} date crew ${CREW} foreman ${PERSON} job_order slurry_pickup ${REF} notes }
  color_additions { id material_type ${REF} color ${REF} additions ${REF} pool_section ${REF} batches_used notes }
}`;

const GUNITE = `gunite_details {
  request_date requested_app_date scheduled_date flash_date finished_date total_yardage flash_yards crew_id flash_crew_id
  is_spa_negative_edge is_spa_rolled_edge is_flash notes
  gunite_history { id gunite_date status ${REF} crew ${CREW} type ${REF} yardage job_order notes }
}`;

const WARRANTY = `warranty_details {
  priority ${REF} category ${REF} description description_notes special_instructions contact_notes job_entered_by imported_job_code
  repair_supervisor ${PERSON} other_repair_supervisor other_info report_notes is_will_need_to_return invoice_date creation_date
  is_gunite_division is_pebble_division is_boulder_creations_division
  chemicals { alkalinity calcium chlorine cyanuric_acid ph phosphates sequestering_agent }
  gunite_crew ${CREW} gunite_application_date pool_info pool_sections ${REF}
  schedule { id fieldworker ${PERSON} start end completion additional_notes }
  pebble_details { id app_date detail_date color ${REF} additions ${REF} section ${REF} crew ${CREW} detail_crew ${CREW} }
  crew_repair_jobs { id company_division ${REF} crew ${CREW} pebble_phase_type ${REF} date status ${REF} notes }
}`;

const PRESITE = `presite {
  checkin_date scheduled_date presite_supervisor ${PERSON} feet_of_hose_needed is_water_on_site is_access_to_power access_notes is_pool_ready_to_shoot
  is_job_caved_in is_stub_out is_needs_inspection is_weeping is_depth_matches_plan additional_depth_notes plan_change_notes is_steel_done steel_notes
  is_bond_cote is_complete_chip_out install_trim_tile_mosaics slurry_type ${REF} slurry_type_other slurry_type_notes fittings_pool fittings_spa fittings_other
  eyeballs_pool eyeballs_spa eyeballs_slotted rope_anchors umbrella_sleeves in_floor_nozzles vgb_main_drains vgb_main_drains_by ${REF}
  estimated_number_of_batches estimated_number_of_hoses comments { id comment date_created created_by ${REF} }
}`;

/** A sub-job with all its groups, as a draft has them. */
export const SUB_JOB_FIELDS = `
  id version job_category ${REF} status ${REF} job_types pool_type ${REF} spa_type ${REF} plan_perimeter pebble_perimeter mmg_perimeter mmg_pebble_perimeter
  plan_sa plan_ia mmg_ia quoted_ia depth_low depth_mid depth_high is_cash_on_delivery is_in_print_queue is_critical_note critical_note
  awaiting_builder_date is_invoiced general_comments { id general_comment date_created created_by ${REF} }
  ${PEBBLE} ${GUNITE} boulder_details { id status ${REF} addition { id name type } completed_date notes } ${WARRANTY} ${PRESITE}`;
