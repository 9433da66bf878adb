import { gql } from '../../dataProvider/gql';
import { narrowed } from '../../dataProvider/narrowed';
import { PRESITE_ANSWERS } from '../../siteCheck/queries';
import type { DayStop, PrintCard, SupervisorDetail } from './fieldApi';
import type { PrintLine } from '#domain/workOrders/printLine';
import { FILE, SITE, STOP_ORDER } from './stopsQuery';

const ORDER = 'id type work_order_date crew_name is_complete completed_date';

const COMMENT = 'id date_created created_by { name }';

/** What the pages of the field and the cards read of a sub-job: `SiteSubJob`. */
const SUB_JOB = `id job_category { name } job_category_id job_types status { name } pool_type { name } spa_type { name }
  plan_perimeter pebble_perimeter mmg_perimeter mmg_pebble_perimeter plan_sa plan_ia mmg_ia depth_low depth_mid depth_high is_cash_on_delivery
  general_comments { general_comment ${COMMENT} }
  pebble_details { requested_app_date scheduled_app_date prep_date total_batches is_complete_chip_out is_trash_pick_up is_trim_tile
    is_update_channel_drain is_slurry_pickup is_no_prep_print slurry_pickup_notes tile_information notes
    crew_information { id phase_type_id date crew { name } foreman { name } status { name } job_order notes }
    color_additions { id material_type { name } color { name } additions { name } pool_section { name } batches_used notes } }
  gunite_details { requested_app_date scheduled_date finished_date total_yardage is_flash flash_date flash_yards flash_crew { name }
    is_spa_negative_edge is_spa_rolled_edge notes
    gunite_history { id type { name } gunite_date crew { name } yardage status { name } job_order notes } }
  boulder_details { id addition { name } status { name } completed_date notes }
  warranty_details { category { name } priority { name } creation_date description special_instructions report_notes is_will_need_to_return
    repair_supervisor { name } schedule { id start end fieldworker { name } } crew_repair_jobs { id date crew { name } status { name } notes } }
  presite { scheduled_date checkin_date presite_supervisor { name } ${PRESITE_ANSWERS} comments { comment ${COMMENT} } }` as const;

export const DETAIL_QUERY = narrowed<{ SupervisorDetail: SupervisorDetail | null }>(
  gql(`query SupervisorDetail($id: Int!) { SupervisorDetail(jobDetailId: $id) { ${SITE}
  shows_work_orders writable_types work_orders { ${ORDER} } files { ${FILE} }
  sub_job { ${SUB_JOB} } } }`),
);

export const MARK_STOP =
  gql(`mutation MarkStop($job_detail_id: Int!, $type: String!, $date: String!, $mark: String!, $time: String) {
  markStop(job_detail_id: $job_detail_id, type: $type, date: $date, mark: $mark, time: $time) { ${STOP_ORDER} } }`);

export const CAPTION = gql(
  `mutation CaptionPhoto($document_id: Int!, $caption: String) { captionDocument(document_id: $document_id, caption: $caption) { id } }`,
);

export const CARDS_QUERY = narrowed<{ printCards: readonly PrintCard[] }>(
  gql(
    `query PrintCards($stage: String!, $ids: [Int!]!) { printCards(stage: $stage, ids: $ids) { ${SITE} company_abbreviation entry_id sub_job { ${SUB_JOB} } } }`,
  ),
);

export const DAY_STOPS = narrowed<{ dayStops: readonly DayStop[] }>(
  gql(`query DayStops($category: String!, $date: Date!) { dayStops(category: $category, date: $date) { key kind date start start_time order plant_name plant_miles
  crew_id crew_name foreman_name yards square_feet description notes site { ${SITE} }
  colors { color material additives section batches recipe { product quantity unit } } } }`),
);

export const QUEUE_QUERY = narrowed<{ printQueue: readonly PrintLine[] }>(
  gql(
    `query PrintQueue { printQueue { stage card_id job_detail_id job_id job_name company_abbreviation city date crew_name work_orders } }`,
  ),
);

export const UPDATE_QUEUE = gql(
  `mutation UpdatePrintQueue($job_detail_ids: [Int!]!, $is_in_print_queue: Boolean!) { updatePrintQueue(job_detail_ids: $job_detail_ids, is_in_print_queue: $is_in_print_queue) }`,
);
