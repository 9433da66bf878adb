import { gql } from '@apollo/client';
import type { BoardAnswer, BoardRights } from '#domain/boards/types';

/** The one query of a board: what its cards show and what its rules read [BAPI-017]. */
const boardQuery = (ofCard: string) => gql`
  query BoardCards($category: BoardCategory!, $view: BoardView!, $date: Date, $since: String) {
    boardCards(category: $category, view: $view, date: $date, since: $since) {
      category view date today cursor days removed is_complete
      rights { can_edit can_move_all }
      crews { id name subdivision division_id sort_order is_active daily_capacity foreman_id foreman_name }
      sub_jobs {
        id job_id version category_id status_id awaiting_builder_date requested_app_date is_slurry_pickup details_id
        summary {
          prep_date scheduled_app_date app_date detail_date prep_crew_id app_crew_id detail_crew_id
          prep_status_id app_status_id detail_status_id
        }
        gunite_summary { scheduled_date flash_date finished_date total_yardage flash_yards crew_id flash_crew_id }
        job_name company_id company_name company_abbreviation address_line_1 address_line_2 city state zip_code key_map
        phone gate_code plan_perimeter pebble_perimeter plan_sa plan_ia mmg_ia depth_low depth_high colors critical_note
        badges readiness { missing } notes description
      }
      cards {
        key entity id version job_id job_detail_id phase_id type_id division_id status_id crew_id foreman_id foreman_name
        date job_order position notes yardage ${ofCard}
      }
    }
  }
`;

export const BOARD_QUERY = boardQuery('');
/** Visits have times. */
export const WARRANTY_QUERY = boardQuery('start end completion');

export interface BoardQueryAnswer {
  boardCards: BoardAnswer & { rights: BoardRights; is_complete: boolean };
}
