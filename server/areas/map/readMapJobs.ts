import type { MapJob } from '#domain/jobSearch/mapJob';
import { numberOf, textOf } from '#domain/values';
import { run, type Row, type Runner } from '../../db/statement';
import { mapJobsSql, type MapJobsQuestion } from './mapJobsSql';

const toMapJob = (row: Row): MapJob => ({
  job_id: numberOf(row.job_id) ?? 0,
  job_detail_id: numberOf(row.job_detail_id),
  name: textOf(row.name),
  company: textOf(row.company),
  company_id: numberOf(row.company_id),
  address: textOf(row.address),
  city: textOf(row.city),
  key_map: textOf(row.key_map),
  lat: numberOf(row.lat),
  lon: numberOf(row.lon),
  temp_lat: numberOf(row.temp_lat),
  temp_lon: numberOf(row.temp_lon),
  is_pin_set_by_hand: row.is_pin_set_by_hand === true,
  color: textOf(row.color),
  plan_sa: numberOf(row.plan_sa),
  category: textOf(row.category),
  category_id: numberOf(row.category_id),
  gunite_date: textOf(row.gunite_date),
  gunite_type: textOf(row.gunite_type),
  gunite_type_id: numberOf(row.gunite_type_id),
  gunite_crew: textOf(row.gunite_crew),
  pebble_app_date: textOf(row.pebble_app_date),
  pebble_date: textOf(row.pebble_date),
  pebble_phase: textOf(row.pebble_phase),
  pebble_phase_id: numberOf(row.pebble_phase_id),
  pebble_crew: textOf(row.pebble_crew),
  presite_scheduled_date: textOf(row.presite_scheduled_date),
  presite_supervisor: textOf(row.presite_supervisor),
  crew_repair_crew: textOf(row.crew_repair_crew),
  crew_repair_date: textOf(row.crew_repair_date),
});

/** Map job rows of the sub-jobs that meet a condition; whose they may be, the condition must say [MAP-010]. */
export const readMapJobs = async (runner: Runner, question: MapJobsQuestion): Promise<MapJob[]> =>
  (await run(runner, mapJobsSql(question))).map(toMapJob);
