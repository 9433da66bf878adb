import { isOpen } from './shownJobs';

/** How the rows of the tables that every board shows lead to sub-jobs: `$1` are the changed ids. */
export const SUB_JOBS_OF_ALL = {
  job_detail: 'select id from job_detail where id = any($1)',
  crew_repair_job: 'select job_detail_id as id from crew_repair_job where id = any($1)',
  warranty_details: 'select job_detail_id as id from warranty_details where id = any($1)',
  presite: 'select job_detail_id as id from presite where id = any($1)',
  job: 'select id from job_detail where job_id = any($1)',
  stop_message: 'select job_detail_id as id from stop_message where id = any($1)',
  stop_notice: 'select job_detail_id as id from stop_notice where id = any($1)',
  stop_promise: 'select job_detail_id as id from stop_promise where id = any($1)',
} as const;

/**
 * Sub-jobs `s` that a board may still show: a builder's or a colour's new name does not reach those done long ago.
 * @param entries the table of the board's dated rows with the column of their date
 */
export const recent = (entries: { table: string; date: string }): string => `(${isOpen('s')}
  or exists (select from ${entries.table} e where e.job_detail_id = s.id and e.${entries.date} > current_date - 60))`;

/** The sub-jobs of a builder. */
export const ofCustomer = (isRecent: string): string =>
  `select s.id from job_detail s join job j on j.id = s.job_id where j.company_id = any($1) and ${isRecent}`;
