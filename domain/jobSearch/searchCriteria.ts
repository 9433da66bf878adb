import * as z from 'zod/mini';
import { isCivilDate, type CivilDate } from '../civilDate';
import { readReportJobs } from '../reports/reportJobs';

/**
 * What a search of jobs or of the map looks for: the union of what the documents name [FLT-003 JS-013]. A homeowner
 * among the supervisors is an id with "-h" behind it [FLT-005].
 */
export interface SearchCriteria {
  /** Words and phone numbers in any order, as the quick search finds by them [JS-032]. */
  keyword?: string | null;
  company?: readonly number[];
  color?: readonly number[];
  category?: readonly number[];
  supervisor?: readonly string[];
  status?: readonly number[];
  job_type?: readonly number[];
  address?: string | null;
  name?: string | null;
  city?: string | null;
  number?: number | null;
  is_request_form?: boolean | null;
  is_central_texas?: boolean | null;
  entered_start_date?: CivilDate | null;
  entered_end_date?: CivilDate | null;
  scheduled_app_date?: CivilDate | null;
  /** The jobs behind a number of a report, as `writeReportJobs` names them. */
  report?: string | null;
  forMap?: boolean | null;
  asc?: boolean | null;
  last_seen?: number | null;
  /** A column of SEARCH_COLUMNS; job_id when absent. */
  sort?: string | null;
  /** Of the last row shown: the page after it, sorted by any column [JS-027]. */
  cursor?: string | null;
}

/** The largest id that the database holds. */
const MAX_ID = 2_147_483_647;
const MAX_CHOSEN = 500;
const MAX_TEXT = 255;
const MAX_CURSOR = 1_000;

const id = z.int().check(z.minimum(0), z.maximum(MAX_ID));
const chosen = <T>(one: z.core.$ZodType<T>) =>
  z.pipe(
    z.nullish(z.array(one).check(z.maxLength(MAX_CHOSEN))),
    z.transform((list) => list ?? []),
  );
const ids = chosen(id);
const text = z.nullish(z.string().check(z.maxLength(MAX_TEXT)));
const date = z.nullish(z.string().check(z.refine(isCivilDate, { params: { rule: 'date' } })));
const flag = z.nullish(z.boolean());

/** A supervisor's id, or a homeowner's with "-h": `12`, `123-h`. */
export const SUPERVISOR_ID = /^(\d{1,9})(-h)?$/;

/** Unknown names are refused, so that a misspelt criterion is not taken for none. */
export const searchCriteriaInput = z.strictObject({
  keyword: text,
  company: ids,
  color: ids,
  category: ids,
  supervisor: chosen(z.string().check(z.refine((one) => SUPERVISOR_ID.test(one), { params: { rule: 'reference' } }))),
  status: ids,
  job_type: ids,
  address: text,
  name: text,
  city: text,
  number: z.nullish(id),
  is_request_form: flag,
  is_central_texas: flag,
  entered_start_date: date,
  entered_end_date: date,
  scheduled_app_date: date,
  report: z.nullish(
    z
      .string()
      .check(z.refine((jobs) => jobs === '' || readReportJobs(jobs) !== null, { params: { rule: 'report_jobs' } })),
  ),
  forMap: flag,
  asc: flag,
  last_seen: z.nullish(id),
  sort: z.nullish(z.string().check(z.maxLength(40))),
  cursor: z.nullish(z.string().check(z.maxLength(MAX_CURSOR))),
}) satisfies z.core.$ZodType<SearchCriteria>;
