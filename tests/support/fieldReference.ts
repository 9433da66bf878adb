import {
  holds,
  readsJob,
  readsSubJob,
  readsTable,
  type JobFact,
  type Person,
  type SubJobFact,
} from './accessReference';

/**
 * Every table and every column of it, written down once more and sharing nothing with the product: what the matrix of fields
 * compares the product with. `-name` is told to nobody, whoever asks; `name>table` leads to a row of another table; `name#` is a picture. A column that is
 * missing here fails the matrix: whoever adds one says here that its readers are those of its record, or that it has none.
 */
export interface FieldFacts {
  name: string;
  /** The table of the row that it leads to. */
  to?: string;
  is_secret: boolean;
  is_picture: boolean;
}

const facts = (text: string): FieldFacts[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [name = '', to] = word.replace(/^-|#$/g, '').split('>');
      return { name, is_secret: word.startsWith('-'), is_picture: word.endsWith('#'), ...(to ? { to } : {}) };
    });

const KEPT = 'id version created_at created_by updated_at updated_by ';
/** A table whose rows are records: with a version, and with who made and changed them. */
const kept = (text: string): FieldFacts[] => facts(KEPT + text);
/** A lookup list. */
const list = (text = ''): FieldFacts[] => kept(`name sort_order is_active ${text}`);
/** A work order. */
const order = (text: string): FieldFacts[] =>
  kept(`
    job_id>job job_detail_id>job_detail created_date completed_date is_complete work_order_date crew_id>crew
    foreman_id>employee invoice_number notes driver_id>employee driver_in on_job break_start break_end leave_job
    driver_out mileage_one_way is_info_section_complete is_time_section_complete is_crew_section_complete -deleted_at
    ${text}
  `);
/** A table of the machinery, which has none of these. */
const bare = facts;

const lists = (names: string): Record<string, FieldFacts[]> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`lookup_${name}`, list()]),
  );

export const TABLE_FIELDS: Readonly<Record<string, readonly FieldFacts[]>> = {
  ...lists(`
    job_category pebble_phase_type gunite_history_type job_order job_type pool_type spa_type priority
    warranty_category slurry_type vgb_main_drain_provider slurry_pickup pool_section material_type
    pebble_color_additive company_division city document_tag order_unit unit_of_measure purchase_order_status
    relocation_order_status
  `),
  lookup_job_status: list(`
    show_gunite show_pebble show_warranty show_gunite_history show_pebble_prep show_pebble_application
    show_pebble_detail show_pebble_slurry show_boulder
  `),
  lookup_addition: list('type'),
  lookup_pebble_color: list(
    'material_type_id>lookup_material_type pool_code spa_code price_level condition batch_ratio',
  ),
  lookup_location: list('lat lon zoom'),
  customer: kept(`
    company_name customer_no invoice_email company_email schedule_contact_email pricing_email web_page address_line_1
    address_line_2 address_line_3 city state zip_code business_phone telephone_ext fax_number note is_active
    is_invoice_by_email is_invoice_by_fax is_invoice_by_mail is_credit_app profile_upload# -deleted_at
  `),
  customer_contact: kept('customer_id>customer first_name last_name phone_number email_address position'),
  homeowner: kept(`
    -client_id first_name last_name phone_number secondary_phone_number email_address mailing_address city state
    zip_code fax_number note -deleted_at
  `),
  employee: kept(`
    first_name last_name email_address phone_number secondary_phone_number address_line_1 city state zip_code position
    is_active is_subcontractor is_presite_supervisor hire_date note -deleted_at
  `),
  crew: kept(`
    name subdivision lookup_company_division_id>lookup_company_division sort_order is_active is_subcontractor
    daily_capacity plant_id>plant yard_lat yard_lon
  `),
  employee_crew: kept('employee_id>employee crew_id>crew'),
  stored_file: bare('id key storage_key file_type created_at created_by claimed_at max_bytes'),
  role: kept('name description code is_locked presite_gunite presite_pebble'),
  app_user: kept(`
    -sub email first_name last_name -password_hash role_id>role preliminary_estimate_action employee_id>employee
    is_central_texas_job_created_recipient is_email_transmission_failed_recipient is_active last_login_at
    -tokens_valid_from
  `),
  role_permission: kept('role_id>role category_name access_level has_permission'),
  role_field_limit: kept('role_id>role entity field access'),
  user_permission: kept('user_id>app_user category_name access_level has_permission'),
  oidc_payload: bare('key model payload grant_id uid account_id consumed_at expires_at'),
  signing_key: bare('id kind material created_at'),
  password_reset: bare('id user_id>app_user token_hash expires_at used_at created_at'),
  email_log: bare(`
    id template recipients cc subject is_sent status -key tries next_try_at -handed_over_at message_id error
    -kept_message -fates -about_name -about_path resent_at created_at created_by
  `),
  job: kept(`
    -client_id name company_id>customer company_supervisor_id>customer_contact homeowner_id>homeowner phone key_map
    entered_date address_line_1 address_line_2 city state zip_code county mmg_mileage manchaca_mileage gate_code notes
    is_central_texas is_display is_commercial homeowner_first_name homeowner_last_name homeowner_phone
    homeowner_secondary_phone homeowner_email lat lon temp_lat temp_lon is_pin_set_by_hand is_estimate was_estimated is_conversion
    is_preliminary is_approved_by_user_id>app_user estimate_to_merge_id>job merged_into_job_id>job -deleted_at
  `),
  job_detail: kept(`
    -client_id job_id>job job_category_id>lookup_job_category status_id>lookup_job_status
    pool_type_id>lookup_pool_type spa_type_id>lookup_spa_type plan_perimeter pebble_perimeter mmg_perimeter
    mmg_pebble_perimeter plan_sa plan_ia mmg_ia quoted_ia depth_low depth_mid depth_high is_cash_on_delivery
    is_in_print_queue is_critical_note critical_note awaiting_builder_date is_invoiced -deleted_at
  `),
  job_detail_job_type: kept('job_detail_id>job_detail job_type_id>lookup_job_type'),
  general_comment: kept('job_detail_id>job_detail date_created general_comment'),
  job_search_row: bare(`
    job_id>job job_detail_id name company category address_line_1 city job_types color supervisor status words phones
    record_phones
  `),
  job_search_rename: bare('source source_id done_to old_keys'),
  pebble_details: kept(`
    job_detail_id>job_detail is_request_form request_date requested_app_date prep_date scheduled_app_date app_date
    detail_date notes is_slurry_pickup slurry_pickup_notes total_batches is_can_show is_complete_chip_out
    is_update_channel_drain is_trim_tile is_trash_pick_up is_no_prep_print tile_information prep_crew_id>crew
    app_crew_id>crew detail_crew_id>crew prep_status_id>lookup_job_status app_status_id>lookup_job_status
    detail_status_id>lookup_job_status
  `),
  crew_information: kept(`
    job_detail_id>job_detail phase_type_id>lookup_pebble_phase_type status_id>lookup_job_status date crew_id>crew
    foreman_id>employee job_order position slurry_pickup_id>lookup_slurry_pickup notes
  `),
  color_addition: kept(`
    job_detail_id>job_detail material_type_id>lookup_material_type color_id>lookup_pebble_color
    pool_section_id>lookup_pool_section batches_used notes
  `),
  color_addition_additive: kept('color_addition_id>color_addition additive_id>lookup_pebble_color_additive'),
  gunite_details: kept(`
    job_detail_id>job_detail request_date requested_app_date scheduled_date flash_date finished_date total_yardage
    flash_yards notes crew_id>crew flash_crew_id>crew is_spa_negative_edge is_spa_rolled_edge is_flash
  `),
  gunite_history: kept(`
    job_detail_id>job_detail gunite_date status_id>lookup_job_status crew_id>crew type_id>lookup_gunite_history_type
    yardage start_time job_order position notes
  `),
  boulder_details: kept(
    'job_detail_id>job_detail status_id>lookup_job_status addition_id>lookup_addition completed_date notes',
  ),
  warranty_details: kept(`
    job_detail_id>job_detail priority_id>lookup_priority category_id>lookup_warranty_category description
    description_notes special_instructions contact_notes job_entered_by imported_job_code
    repair_supervisor_id>employee other_repair_supervisor other_info report_notes is_will_need_to_return invoice_date
    creation_date is_gunite_division is_pebble_division is_boulder_creations_division alkalinity calcium chlorine
    cyanuric_acid ph phosphates sequestering_agent gunite_crew_id>crew gunite_application_date pool_info
  `),
  warranty_pool_section: kept('job_detail_id>job_detail pool_section_id>lookup_pool_section'),
  warranty_schedule: kept('job_detail_id>job_detail fieldworker_id>employee start end completion additional_notes'),
  warranty_pebble_detail: kept(`
    job_detail_id>job_detail app_date detail_date color_id>lookup_pebble_color section_id>lookup_pool_section
    crew_id>crew detail_crew_id>crew
  `),
  warranty_pebble_detail_additive: kept(
    'warranty_pebble_detail_id>warranty_pebble_detail additive_id>lookup_pebble_color_additive',
  ),
  crew_repair_job: kept(`
    job_detail_id>job_detail company_division_id>lookup_company_division crew_id>crew
    pebble_phase_type_id>lookup_pebble_phase_type date status_id>lookup_job_status notes
  `),
  gunite_work_order: order(`
    gunite_type_id>lookup_gunite_history_type pool_type_id>lookup_pool_type perimeter spa_perimeter length width
    depth_low depth_mid depth_high surface_area is_spa spa_type_id>lookup_spa_type is_spa_raised spa_raised_height
    spa_depth is_spa_negative_edge is_spa_rolled_edge take_off_form_and_finish steel_bar_size steel_spacing
    steel_pieces is_steel_okay steel_notes yards_ordered yards_shot yards_wasted flash_yards
    is_perimeter_section_complete is_spa_section_complete is_pads_section_complete is_beams_section_complete
    is_walls_section_complete is_steel_section_complete is_yards_section_complete
  `),
  gunite_work_order_crew_member: kept('gunite_work_order_id>gunite_work_order employee_id>employee hours role'),
  gunite_work_order_pad: kept('gunite_work_order_id>gunite_work_order pad_type length width thickness'),
  gunite_work_order_beam: kept('gunite_work_order_id>gunite_work_order beam_type length width height'),
  gunite_work_order_wall: kept('gunite_work_order_id>gunite_work_order wall_type length height thickness'),
  gunite_work_order_load: kept('gunite_work_order_id>gunite_work_order truck_number ticket_number yards arrived'),
  boulder_work_order: order(`
    boulder_entry_id>boulder_details addition_id>lookup_addition cement_bags_used cement_color sand_yards steel_pieces
    steel_bar_size boulders_set boulder_tons is_water_feature is_leak_tested boulder_notes is_cement_section_complete
    is_steel_section_complete is_boulders_section_complete
  `),
  boulder_work_order_crew_member: kept('boulder_work_order_id>boulder_work_order employee_id>employee hours role'),
  pebble_work_order: order(`
    app_date pebble_perimeter spa_perimeter depth_low depth_mid depth_high surface_area interior_area fittings_pool
    fittings_spa fittings_other eyeballs_pool eyeballs_spa eyeballs_slotted umbrella_sleeves in_floor_nozzles
    is_install_finish_floor_nozzles vgb_main_drains vgb_main_drains_by_id>lookup_vgb_main_drain_provider channel_drain
    is_update_channel_drain rope_anchors is_spa spa_type_id>lookup_spa_type spa_depth spillway_width
    is_negative_oversized_spa is_chip_out is_bond_kote is_trim_tile tile_information is_dos_tiradas is_luces_okay
    is_slurry_pickup slurry_pickup_type_id>lookup_slurry_pickup slurry_notes is_perimeter_section_complete
    is_color_section_complete is_fittings_section_complete is_drains_section_complete is_spa_section_complete
    is_conditions_section_complete is_slurry_section_complete is_material_section_complete
  `),
  pebble_work_order_crew_member: kept('pebble_work_order_id>pebble_work_order employee_id>employee hours role'),
  pebble_work_order_color: kept(`
    pebble_work_order_id>pebble_work_order material_type_id>lookup_material_type color_id>lookup_pebble_color
    pool_section_id>lookup_pool_section notes
  `),
  pebble_work_order_color_addition: kept(
    'pebble_work_order_color_id>pebble_work_order_color additive_id>lookup_pebble_color_additive',
  ),
  pebble_work_order_material: kept(`
    pebble_work_order_id>pebble_work_order material_type_id>lookup_material_type color_id>lookup_pebble_color
    batches_used pool_section_id>lookup_pool_section
  `),
  pebble_work_order_material_addition: kept(
    'pebble_work_order_material_id>pebble_work_order_material additive_id>lookup_pebble_color_additive bags_used',
  ),
  pebble_daily_work_order: order(`
    phase_type_id>lookup_pebble_phase_type prep_date prep_crew_id>crew app_date app_crew_id>crew detail_date
    detail_crew_id>crew work_performed pool_section_id>lookup_pool_section batches_applied is_weather_delay
    delay_reason is_dates_section_complete is_work_section_complete
  `),
  pebble_daily_work_order_crew_member: kept(
    'pebble_daily_work_order_id>pebble_daily_work_order employee_id>employee hours role',
  ),
  prep_work_order: order(`
    prep_date prep_crew_id>crew app_date app_crew_id>crew is_pool_drained is_chip_out chip_out_area is_bond_kote
    bond_kote_bags is_trim_tile tile_information is_update_channel_drain is_trash_pick_up is_fittings_plugged
    work_notes is_dates_section_complete is_work_section_complete
  `),
  prep_work_order_crew_member: kept('prep_work_order_id>prep_work_order employee_id>employee hours role'),
  warranty_work_order: order(`
    category_id>lookup_warranty_category priority_id>lookup_priority scheduled_start scheduled_end date_completed
    gunite_application_date gunite_crew_id>crew app_date app_crew_id>crew detail_date detail_crew_id>crew
    problem_description solution work_performed is_will_need_to_return return_reason is_dates_section_complete
    is_problem_section_complete is_solution_section_complete is_color_section_complete
  `),
  warranty_work_order_crew_member: kept('warranty_work_order_id>warranty_work_order employee_id>employee hours role'),
  warranty_work_order_color: kept(`
    warranty_work_order_id>warranty_work_order material_type_id>lookup_material_type color_id>lookup_pebble_color
    pool_section_id>lookup_pool_section batches_used notes
  `),
  warranty_work_order_color_addition: kept(
    'warranty_work_order_color_id>warranty_work_order_color additive_id>lookup_pebble_color_additive',
  ),
  presite: kept(`
    job_detail_id>job_detail checkin_date scheduled_date presite_supervisor_id>employee feet_of_hose_needed
    is_water_on_site is_access_to_power access_notes is_pool_ready_to_shoot is_job_caved_in is_stub_out
    is_needs_inspection is_weeping is_depth_matches_plan additional_depth_notes plan_change_notes is_steel_done
    steel_notes is_bond_cote is_complete_chip_out install_trim_tile_mosaics slurry_type_id>lookup_slurry_type
    slurry_type_other slurry_type_notes fittings_pool fittings_spa fittings_other eyeballs_pool eyeballs_spa
    eyeballs_slotted rope_anchors umbrella_sleeves in_floor_nozzles vgb_main_drains
    vgb_main_drains_by_id>lookup_vgb_main_drain_provider estimated_number_of_batches estimated_number_of_hoses
  `),
  presite_comment: kept('job_detail_id>job_detail date_created comment'),
  document: kept(`
    job_id>job job_detail_id>job_detail is_presite folder file_name file_type size -storage_key upload_date
    caption taken_at is_camera_time -deleted_at erased_at bin_counts_from
  `),
  document_document_tag: kept('document_id>document document_tag_id>lookup_document_tag'),
  lookup_inventory_location: list('address_line_1 city state zip_code is_main'),
  lookup_inventory_type: list('keycode'),
  lookup_product_category: list('description inventory_type_id>lookup_inventory_type count_order'),
  vendor: kept(
    'name account_number address_line_1 city state zip_code phone_number order_emails note is_active -deleted_at',
  ),
  product: kept(`
    name product_code mmg_code description category_id>lookup_product_category supplier_id>vendor
    order_unit_id>lookup_order_unit unit_of_measure_id>lookup_unit_of_measure quantity_per_unit unit_weight list_price
    discount standard_cost reorder_level target_level minimum_reorder_quantity is_discontinued
    external_vendor_source external_vendor_type external_vendor_id external_vendor_name
  `),
  pebble_color_recipe: kept('color_id>lookup_pebble_color product_id>product quantity'),
  inventory: kept('product_id>product location_id>lookup_inventory_location count_date unit_count individual_count'),
  inventory_movement: kept(`
    product_id>product location_id>lookup_inventory_location kind units individuals unit_count individual_count date
    is_applied reference purchase_order_id>purchase_order inventory_relocation_order_id>inventory_relocation_order
  `),
  purchase_order: kept(`
    order_name supplier_id>vendor mmg_location_id>lookup_inventory_location created_by_id>employee
    order_status_id>lookup_purchase_order_status order_date expected_date pickup_number notes -deleted_at
  `),
  purchase_order_line_item: kept(`
    purchase_order_id>purchase_order product_id>product quantity order_unit_id>lookup_order_unit items_per_unit
    unit_cost units_received date_received
  `),
  purchase_order_receipt: kept('purchase_order_line_item_id>purchase_order_line_item quantity date_received'),
  inventory_relocation_order: kept(`
    order_number order_name order_status_id>lookup_relocation_order_status
    from_inventory_location_id>lookup_inventory_location to_inventory_location_id>lookup_inventory_location
    shipped_date received_date remarks -deleted_at
  `),
  shipment_item: kept(`
    inventory_relocation_order_id>inventory_relocation_order product_id>product order_unit_type_id>lookup_order_unit
    quantity_of_order_units items_per_order_unit quantity_of_single_units item_unit_type_id>lookup_unit_of_measure
    item_weight
  `),
  notification: kept(
    'notified_user_id>app_user notification_text action_url kind is_on_bell is_mail_due created_date is_read',
  ),
  notice_choice: kept('user_id>app_user kind by_bell by_mail'),
  email_template: kept(`
    display_name aws_name is_prep is_app is_detail is_pebble is_gunite is_warranty subject body subject_es body_es
    -deleted_at
  `),
  builder_email: kept(
    'job_detail_id>job_detail template email_type language recipients comment subject body -email_key',
  ),
  stop_message: kept(`
    job_detail_id>job_detail -stop_key date kind recipient what crew answer reason answered_at
  `),
  stop_notice: kept('job_detail_id>job_detail -stop_key date way told_at recipients -email_key'),
  plant: kept('name address lat lon is_active -deleted_at'),
  crew_day: kept('crew_id>crew date plant_id>plant'),
  stop_promise: kept('job_detail_id>job_detail -stop_key date name'),
  schedule_override: kept(
    'job_detail_id>job_detail -stop_key rule reason_code reason_text from_date to_date from_crew_id>crew to_crew_id>crew from_employee_id>employee to_employee_id>employee',
  ),
  company_setting: kept(
    'contractor_name address_line_1 city state zip_code phone_number evening_message_time crews_told_time report_mail_time week_starts_on refuses_days_without_work',
  ),
  chain_gap: kept('lookup_company_division_id>lookup_company_division step min_workdays max_workdays -deleted_at'),
  day_without_work: kept(`
    kind first_day last_day lookup_company_division_id>lookup_company_division crew_id>crew employee_id>employee
    plant_id>plant start_time end_time capacity reason name note -holiday_rule -deleted_at
  `),
  record_comment: kept('entity entity_id -text mentions edited_at -deleted_at'),
  record_comment_file: kept('record_comment_id>record_comment file_name file_type size -storage_key'),
  saved_view: kept('resource owner_id>app_user name settings'),
  import_mapping: kept('resource owner_id>app_user name settings'),
  share: kept('saved_view_id>saved_view import_mapping_id>import_mapping role_id>role user_id>app_user is_everyone'),
  report_mail: kept('user_id>app_user saved_view_id>saved_view weekday format language first_week'),
  report_mail_week: bare('report_mail_id week result reason mail_key at'),
  calendar_feed: kept('user_id>app_user employee_id>employee crew_id>crew -secret_hash'),
  calendar_told: bare('feed_id items'),
  default_view: kept('user_id>app_user resource saved_view_id>saved_view'),
  data_export: kept('data_set narrowed_by columns row_count'),
  change_log: bare('seq xid at mutation_id command user_id entity entity_id job_id effect before after'),
  idempotency: bare('user_id key body_hash mutation_id response created_at'),
  device_write: bare('mutation_id user_id>app_user made_at document at'),
  api_token: bare(
    'id name token_hash ending codes user_id>app_user created_at expires_at last_used_at revoked_at revoked_by',
  ),
  webhook: bare(
    'id name url entities secret old_secret old_secret_until user_id>app_user told_xid told_seq since_seq last_sequence created_at failing_since paused_until disabled_at disabled_for',
  ),
  webhook_delivery: bare(
    'id webhook_id>webhook key sequence entities body created_at status tries try_until next_try_at tried_at milliseconds http_status answer error',
  ),
  view_as: bare('id key_hash viewer_id>app_user user_id>app_user started_at ends_at ended_at'),
  user_session: bare(
    'id user_id>app_user grant_id address agent is_strong started_at last_used_at expires_at ended_at kept_at',
  ),
  totp_factor: bare('user_id>app_user secret confirmed_at last_step created_at'),
  recovery_code: bare('id user_id>app_user code_hash used_at'),
  passkey: bare('id user_id>app_user name credential_id public_key counter transports created_at last_used_at'),
  sign_in_step: bare('ticket_hash purpose user_id>app_user data tries created_at expires_at'),
  sign_in: bare('id at email user_id>app_user outcome address agent network device'),
  board_print: bare('user_id>app_user board day printed_at cards'),
  browser_error: bare('fingerprint release screen message stack agent user_id times first_at last_at'),
};

/** What records show beside their columns: computed values, and child rows, which are rows of another table (`name>table`). */
export const RECORD_FIELDS: Readonly<Record<string, readonly FieldFacts[]>> = {
  customer: facts('contact_count job_count customer_contacts>customer_contact'),
  homeowner: facts('name job_count'),
  crew: facts('crew_id employee_crews>employee_crew'),
  employee: facts('name crews crew_types>crew employee_crews>employee_crew'),
  role: facts('user_count role_permissions>role_permission role_field_limits>role_field_limit'),
  app_user: facts('name is_subcontractor overrides>user_permission'),
  email_log: facts('user_name can_resend'),
  stop_message: facts('job_name board_path'),
  lookup_pebble_color: facts('recipe>pebble_color_recipe'),
  lookup_inventory_location: facts('address'),
  vendor: facts('address'),
  inventory_movement: facts('user_name'),
  purchase_order: facts('order_by total line_items>purchase_order_line_item'),
  inventory_relocation_order: facts('shipment_items>shipment_item'),
  job: facts('company_name status'),
  ...Object.fromEntries(
    ['gunite', 'boulder', 'pebble', 'pebble_daily', 'prep', 'warranty'].map((type) => [
      `${type}_work_order`,
      facts(
        `crew_members>${type}_work_order_crew_member ${
          {
            gunite: ['pad', 'beam', 'wall', 'load'].map((row) => `${row}s>gunite_work_order_${row}`).join(' '),
            pebble: 'color_additions>pebble_work_order_color material_used>pebble_work_order_material',
            warranty: 'color_additions>warranty_work_order_color',
          }[type] ?? ''
        }`,
      ),
    ]),
  ),
  pebble_work_order_color: facts('additions>pebble_work_order_color_addition'),
  pebble_work_order_material: facts('additions>pebble_work_order_material_addition'),
  warranty_work_order_color: facts('additions>warranty_work_order_color_addition'),
};

/** Tables of the machinery: what a server keeps for itself, told to nobody in any way. */
const MACHINERY = [
  'report_mail_week',
  'calendar_told',
  'stored_file',
  'oidc_payload',
  'signing_key',
  'password_reset',
  'job_search_row',
  'job_search_rename',
  'change_log',
  'idempotency',
  'device_write',
  'browser_error',
  'board_print',
  'api_token',
  'webhook',
  'webhook_delivery',
  'view_as',
  'sign_in',
  'user_session',
  'totp_factor',
  'recovery_code',
  'passkey',
  'sign_in_step',
];
/** What people are told, and how a list of theirs looks: in nobody's history. */
const PRIVATE = [
  'notification',
  'notice_choice',
  'saved_view',
  'default_view',
  'report_mail',
  'import_mapping',
  'calendar_feed',
];

/** Whose rows are read with the record that they are saved inside of. */
const WITH_RECORD: Readonly<Record<string, string>> = {
  employee_crew: 'employee',
  role_permission: 'role',
  role_field_limit: 'role',
  user_permission: 'user',
  purchase_order_line_item: 'purchase_order',
  purchase_order_receipt: 'purchase_order',
  shipment_item: 'inventory_relocation_order',
};

/** The rows of jobs whose readers a reader of the log is compared with. */
export interface RowsOfJobs {
  job: JobFact;
  sub_job: SubJobFact;
}

/** Whether the rows of a table are parts of jobs. */
export const isOfJobs = (table: string): boolean =>
  ['job', 'job_detail'].includes(table) ||
  (TABLE_FIELDS[table] ?? []).some(({ to }) => to !== undefined && to !== table && (to === 'job' || isOfJobs(to)));

/** Who reads a row of a table in the history over all records, beside the right to open it. */
export const readsLogged = (person: Person, table: string, { job, sub_job }: RowsOfJobs): boolean => {
  if ([...MACHINERY, ...PRIVATE].includes(table)) return false;
  if (table === 'pebble_color_recipe') return holds(person, 'CAN_VIEW_COLOR_RECIPE');
  // Who takes data home, who shares what with whom, and who commented: its readers see that in the history of the record.
  if (['data_export', 'share', 'record_comment', 'record_comment_file'].includes(table))
    return holds(person, 'CAN_ADMINISTER_USER');
  if (table === 'job') return readsJob(person, job);
  if (isOfJobs(table)) return readsSubJob(person, sub_job);
  return readsTable(person, WITH_RECORD[table] ?? table.replace(/^(lookup|app)_/, ''));
};

/** Who reads a row of a table that a record leads to or holds, beside the record itself. */
export const readsBeside = (person: Person, table: string): boolean =>
  table === 'pebble_color_recipe'
    ? holds(person, 'CAN_VIEW_COLOR_RECIPE')
    : isOfJobs(table) || readsTable(person, WITH_RECORD[table] ?? table.replace(/^(lookup|app)_/, ''));

/** Fields of prices and costs, by their tables. */
const PRICED: Readonly<Record<string, readonly string[]>> = {
  product: ['list_price', 'discount', 'standard_cost'],
  purchase_order: ['total'],
  purchase_order_line_item: ['unit_cost'],
};

/** Who reads a field of a record that may be read: prices and costs ask for a code of their own [USR-017]. */
export const readsField = (person: Person, table: string, field: string): boolean =>
  !PRICED[table]?.includes(field) || holds(person, 'CAN_VIEW_PRICES');
