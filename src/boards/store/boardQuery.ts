import { gql } from '../../dataProvider/gql';
import { narrowed } from '../../dataProvider/narrowed';
import type { BoardAnswer, BoardRights } from '#domain/boards/types';
import type { CardHistoryEntry, MoveOfOther } from './cardHistory';

const TO_SUB_JOB = `
  query BoardCards($category: BoardCategory!, $view: BoardView!, $date: Date, $since: String) {
    boardCards(category: $category, view: $view, date: $date, since: $since) {
      category view date today cursor days removed is_complete
      rights { can_edit can_move_all can_override refuses_days_without_work }
      days_without_work {
        id kind first_day last_day division_id plant_id plant_name plant_crew_days crew_id crew_employee_ids employee_id employee_name employee_crew_ids
        start_time end_time capacity reason name
      }
      crew_plants { crew_id date plant_id name lat lon is_usual }
      crews { id name subdivision division_id sort_order is_active daily_capacity foreman_id foreman_name yard_lat yard_lon }
      sub_jobs {
        id job_id version category_id status_id awaiting_builder_date requested_app_date is_slurry_pickup details_id
        summary {
          prep_date scheduled_app_date app_date detail_date prep_crew_id app_crew_id detail_crew_id
          prep_status_id app_status_id detail_status_id
        }
        gunite_summary { scheduled_date flash_date finished_date total_yardage flash_yards crew_id flash_crew_id }
        job_name company_id company_name company_abbreviation address_line_1 address_line_2 city state zip_code pin key_map
        phone gate_code plan_perimeter pebble_perimeter plan_sa plan_ia mmg_ia depth_low depth_high colors critical_note
        entered_date lat lon
        badges readiness { missing } site_answers { key date kind answer reason answered_at }
        told { key date way told_at user_name } promises { key date name } notes description`;
const TO_CARD = `
      }
      cards {
        key entity id version job_id job_detail_id phase_id type_id division_id status_id crew_id foreman_id foreman_name
        date job_order position notes slurry_pickup yardage start_time`;
const END = `
      }
    }
  }
`;

/** The one query of a board: what its cards show and what its rules read [BAPI-017]. */
export const BOARD_QUERY = narrowed<BoardQueryAnswer>(gql(`${TO_SUB_JOB}${TO_CARD}${END}`));
/** Visits have times, and their jobs press more or less. */
export const WARRANTY_QUERY = narrowed<BoardQueryAnswer>(
  gql(`${TO_SUB_JOB} priority_id priority creation_date${TO_CARD} start end completion${END}`),
);

export interface BoardQueryAnswer {
  boardCards: BoardAnswer & { rights: BoardRights; is_complete: boolean };
}

const STEP = `mutation_id at command op may_undo touched { count } user { id name }
    changes { entity field label before after before_name after_name }
    from { status_id date crew_id crew_name phase_id type_id }
    to { status_id date crew_id crew_name phase_id type_id }`;

/** A card's own history and that of its sub-job, a page of each. */
export const HISTORY_QUERY = narrowed<HistoryQueryAnswer>(
  gql(`
  query CardHistory($entity: String!, $id: Int!, $sub_job: Int!, $page: PageInput!) {
    card: history(entity: $entity, id: $id, page: $page) { total_count items { ${STEP} } }
    job: history(entity: "job_detail", id: $sub_job, page: $page) { total_count items { ${STEP} } }
  }
`),
);

interface HistoryPage {
  items: readonly CardHistoryEntry[];
  total_count: number;
}

export interface HistoryQueryAnswer {
  card: HistoryPage;
  job: HistoryPage;
}

export const FIND_QUERY = gql(`
  query FindCards($text: String!) {
    boardSearch(text: $text) {
      category key job_id job_detail_id job_name company_name address_line_1 city phase_id type_id status_id bin crew_name date
    }
  }
`);

export const MOVES_QUERY = narrowed<MovesAnswer>(
  gql(`
  query MovesSince($category: BoardCategory!, $since: String!) {
    boardMoves(category: $category, since: $since) {
      moves {
        key entity job_detail_id job_name at user_name
        from { status_id date crew_id crew_name phase_id type_id }
        to { status_id date crew_id crew_name phase_id type_id }
      }
    }
  }
`),
);

export interface MovesAnswer {
  boardMoves: { moves: readonly MoveOfOther[] };
}

/**
 * What a card's details tell besides the card: asked when they are opened, as it is decided for the job
 * [BRD-019 BRD-020].
 */
export const WHOLE_QUERY =
  gql(`query CardJob($id: Int!) { job(id: $id) { id is_central_texas is_display is_commercial is_estimate was_estimated
  company { schedule_contact_email } company_supervisor { name email_address } address_line_2 county lat lon temp_lat temp_lon
  sub_jobs { id job_types job_category { name } status { name } pool_type { name } is_invoiced is_cash_on_delivery is_in_print_queue
    plan_perimeter pebble_perimeter boulder_details { addition { name } status { name } notes }
    pebble_details { is_can_show is_no_prep_print is_request_form is_slurry_pickup is_complete_chip_out is_update_channel_drain is_trim_tile
      is_trash_pick_up request_date
      color_additions { material_type { name } color { name } additions { name } pool_section { name } batches_used notes }
      crew_information { id phase_type { name } status { name } date crew { name } job_order foreman { name } notes } }
    gunite_details { is_spa_negative_edge is_spa_rolled_edge is_flash notes
      gunite_history { id type { name } gunite_date status { name } crew { name } yardage job_order notes } }
    warranty_details { is_gunite_division is_pebble_division is_boulder_creations_division is_will_need_to_return creation_date description
      pool_sections { name } pebble_details { app_date color { name } section { name } crew { name } }
      schedule { id fieldworker { name } start end }
      crew_repair_jobs { id date company_division { name } crew { name } status { name } notes } }
    presite { is_bond_cote is_complete_chip_out is_weeping install_trim_tile_mosaics is_water_on_site is_access_to_power is_pool_ready_to_shoot
      is_job_caved_in is_needs_inspection is_steel_done is_stub_out is_depth_matches_plan comments { comment } } } } }`);
