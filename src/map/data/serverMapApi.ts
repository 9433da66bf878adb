import type { Server } from '../../dataProvider/server';
import { gql } from '../../dataProvider/gql';
import { readFilterLookups } from '../../jobFilter/filterLookups';
import type { MapApi } from './mapApi';

const QUERY = gql(`
  query MapJobs($searchCriteria: SearchCriteria!) {
    map_jobs(searchCriteria: $searchCriteria) {
      job_id job_detail_id name company company_id address city key_map lat lon temp_lat temp_lon is_pin_set_by_hand color plan_sa category category_id
      gunite_date gunite_type gunite_type_id gunite_crew pebble_app_date pebble_date pebble_phase pebble_phase_id pebble_crew
      presite_scheduled_date presite_supervisor crew_repair_crew crew_repair_date
    }
  }
`);

/** The map's calls. */
export const serverMapApi = (server: Server): MapApi => ({
  lookups: () => readFilterLookups(server),
  search: async (criteria) => (await server.query(QUERY, { searchCriteria: { ...criteria, forMap: true } })).map_jobs,
});
