import type { MapJob } from '#domain/jobSearch/mapJob';
import { oncePerSchema } from '../../api/oncePerSchema';
import { plainObject, type FieldSpec } from '../../api/plainTypes';

const FIELDS: Readonly<Record<keyof MapJob, FieldSpec>> = {
  job_id: 'Int!',
  job_detail_id: 'Int',
  name: 'String',
  company: 'String',
  company_id: 'Int',
  address: 'String',
  city: 'String',
  key_map: 'String',
  lat: 'Quantity',
  lon: 'Quantity',
  temp_lat: 'Quantity',
  temp_lon: 'Quantity',
  is_pin_set_by_hand: 'Boolean!',
  color: 'String',
  plan_sa: 'Quantity',
  category: 'String',
  category_id: 'Int',
  gunite_date: 'Date',
  gunite_type: 'String',
  gunite_type_id: 'Int',
  gunite_crew: 'String',
  pebble_app_date: 'Date',
  pebble_date: 'Date',
  pebble_phase: 'String',
  pebble_phase_id: 'Int',
  pebble_crew: 'String',
  presite_scheduled_date: 'Date',
  presite_supervisor: 'String',
  crew_repair_crew: 'String',
  crew_repair_date: 'Date',
};

/** The type of map job rows: the map's search and the presite schedule answer it [MAP-010 BAPI-011 BAPI-013]. */
export const mapJobType = oncePerSchema((builder) => plainObject<MapJob>(builder, 'MapJob', FIELDS));
