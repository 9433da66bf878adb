import type { CivilDate } from '../civilDate';

/** A row of the job search: one sub-job, or a job that has none [JS-005 JS-006 BAPI-010]. */
export interface JobSearchRow {
  /** The sub-job's id as text, or "j" and the job's number when it has none. */
  id: string;
  job_id: number;
  job_detail_id: number | null;
  name: string | null;
  company: string | null;
  address_line_1: string | null;
  city: string | null;
  /** Where directions lead when the place was set by hand: "lat,lon" [KEY-020]. */
  pin: string | null;
  entered_date: CivilDate | null;
  /** The names of the colours, joined ", ". */
  color: string | null;
  /** Calendar days since it was entered [JS-031]. */
  days_old: number | null;
  /** The builder's contact, or the homeowner: "First Last". */
  supervisor: string | null;
  /** Pebble sub-jobs alone have one or not. */
  is_request_form: boolean | null;
  prep_date: CivilDate | null;
  app_date: CivilDate | null;
  finished_date: CivilDate | null;
  /** The next day, from today on, that the sub-job is on a board, with the crew or the worker [KEY-019]. */
  next_date: CivilDate | null;
  next_crew: string | null;
  /** As it is shown: Weeping reads "Cave In" on gunite. */
  status: string | null;
  status_id: number | null;
  category: string | null;
  category_id: number | null;
  job_types: readonly string[];
  /** Where the next page begins, when this row is the last one; opaque. */
  cursor: string;
}

/** The key of a row [JS-006]. */
export const searchRowId = (job_id: number, job_detail_id: number | null): string =>
  job_detail_id === null ? `j${job_id}` : String(job_detail_id);
