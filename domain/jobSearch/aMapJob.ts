import type { MapJob } from './mapJob';

const NOTHING: MapJob = {
  job_id: 1042,
  job_detail_id: 7,
  name: 'Lakewood Residence',
  company: 'Gulf Lantern Homes',
  company_id: 12,
  address: '1418 Bering Dr',
  city: 'Houston',
  key_map: '490F',
  lat: 29.76,
  lon: -95.37,
  temp_lat: null,
  temp_lon: null,
  is_pin_set_by_hand: false,
  color: null,
  plan_sa: null,
  category: null,
  category_id: null,
  gunite_date: null,
  gunite_type: null,
  gunite_type_id: null,
  gunite_crew: null,
  pebble_app_date: null,
  pebble_date: null,
  pebble_phase: null,
  pebble_phase_id: null,
  pebble_crew: null,
  presite_scheduled_date: null,
  presite_supervisor: null,
  crew_repair_crew: null,
  crew_repair_date: null,
};

/** A map job row for tests and stories: a job in Houston without category and entry, but for what is given. */
export const aMapJob = (fields: Partial<MapJob> = {}): MapJob => ({ ...NOTHING, ...fields });
