import { gql } from '../../dataProvider/gql';
import type { CivilDate } from '#domain/civilDate';

/** All that the columns show [BAPI-012]. */
export const DAY_QUERY = gql(`
  query PresiteDay($presite_date: Date, $is_week: Boolean) {
    businessDay
    presiteSchedule(presite_date: $presite_date, is_week: $is_week) {
      job_presite_details_id presite_supervisor_id version scheduled_date checkin_date crew_id
      job { id name address city lat lon pin company { id name } }
      job_detail { id status_id due_date job_category { id } }
    }
    lookupPresiteSupervisor { id first_name last_name is_active is_presite_supervisor divisions }
  }
`);

export interface AnsweredItem {
  job_presite_details_id: number;
  presite_supervisor_id: number;
  version: number;
  scheduled_date: CivilDate | null;
  checkin_date: CivilDate | null;
  crew_id: number | null;
  job: {
    id: number;
    name: string | null;
    address: string | null;
    city: string | null;
    lat: number | null;
    lon: number | null;
    pin: string | null;
    company: { id: number; name: string };
  };
  job_detail: { id: number; status_id: number | null; due_date: CivilDate | null; job_category: { id: number } };
}

/** The jobs of the map: what its markers and popups show [BAPI-013 MAP-017]. */
export const MAP_QUERY = gql(`
  query PresiteMap($start_date: Date!, $end_date: Date!, $company_divisions: [Int!]!) {
    jobsByAppDate(start_date: $start_date, end_date: $end_date, company_divisions: $company_divisions) {
      job_id job_detail_id name company company_id address city key_map lat lon temp_lat temp_lon is_pin_set_by_hand color plan_sa category category_id
      gunite_date gunite_type gunite_type_id gunite_crew pebble_app_date pebble_date pebble_phase pebble_phase_id pebble_crew
      presite_scheduled_date presite_supervisor crew_repair_crew crew_repair_date
    }
  }
`);
