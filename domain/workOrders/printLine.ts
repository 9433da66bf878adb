import type { CivilDate } from '../civilDate';
import type { PrintStage } from './printSelection';

/** A line of the print queue: a sub-job in one of its tabs, a boulder for each of its entries [WO-022 WO-030]. */
export interface PrintLine {
  stage: PrintStage;
  /** What its card is asked for by: the sub-job's id, a boulder entry's. */
  card_id: number;
  job_detail_id: number;
  job_id: number;
  job_name: string | null;
  company_abbreviation: string;
  city: string | null;
  date: CivilDate | null;
  crew_name: string | null;
  /** "pebble-12": the work orders of the sub-job that belong to the tab. */
  work_orders: readonly string[];
}
