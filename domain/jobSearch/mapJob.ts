import type { CivilDate } from '../civilDate';

/** One sub-job of a job, or a job without any, as the map shows it [MAP-010]. */
export interface MapJob {
  job_id: number;
  /** Null for a job without sub-jobs. */
  job_detail_id: number | null;
  name: string | null;
  company: string | null;
  company_id: number | null;
  address: string | null;
  city: string | null;
  key_map: string | null;
  /** Confirmed by the address check; without them the place is approximate [MAP-012]. */
  lat: number | null;
  lon: number | null;
  temp_lat: number | null;
  temp_lon: number | null;
  is_pin_set_by_hand: boolean;
  color: string | null;
  plan_sa: number | null;
  category: string | null;
  category_id: number | null;
  /** Of the entry that names the marker [MAP-009]; null in another category or without an entry. */
  gunite_date: CivilDate | null;
  gunite_type: string | null;
  gunite_type_id: number | null;
  gunite_crew: string | null;
  /** The day of application; `pebble_date` is that of the entry that names the marker. */
  pebble_app_date: CivilDate | null;
  pebble_date: CivilDate | null;
  pebble_phase: string | null;
  pebble_phase_id: number | null;
  pebble_crew: string | null;
  presite_scheduled_date: CivilDate | null;
  presite_supervisor: string | null;
  /** The fieldworker of the visit, or the crew of the repair, that names the marker. */
  crew_repair_crew: string | null;
  crew_repair_date: CivilDate | null;
}

type RowId = Pick<MapJob, 'job_id' | 'job_detail_id'>;

/** The row's own id: a sub-job's, or the job's marked by a "j". */
export const mapJobKey = ({ job_id, job_detail_id }: RowId): string =>
  job_detail_id === null ? `j${job_id}` : String(job_detail_id);
