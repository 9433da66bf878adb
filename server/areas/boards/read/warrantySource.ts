import { boardConfig } from '#domain/boards/config';
import { jobCardKey, newVisitKey } from '#domain/boards/timeGrid/visitCard';
import { CATEGORY } from '#domain/statuses';
import type { BoardSource } from './boardSource';
import { loadFieldworkers } from './loadFieldworkers';
import { loadWarrantyBoard } from './loadWarrantyBoard';
import { isOpen, idsShownOn, OF_SHOWN_JOBS } from './shownJobs';
import { ofCustomer, SUB_JOBS_OF_ALL } from './subJobsOf';

/**
 * The sub-jobs with a visit on the shown days ($1 to $2), and the open ones without an open visit: those stand in the
 * trays.
 */
const SHOWN = `
  with waiting as (
    select s.id from job_detail s where s.job_category_id = ${CATEGORY.WARRANTY} and s.deleted_at is null and ${isOpen('s')}
      and not exists (select from warranty_schedule v where v.job_detail_id = s.id and v.start is not null and v.completion is not true)
  ), visited as (
    select v.job_detail_id as id from warranty_schedule v join job_detail s on s.id = v.job_detail_id and s.job_category_id = ${CATEGORY.WARRANTY} where v.start >= $1::date and v.start < $2::date + 1
  )
  select s.id from (select id from waiting union select id from visited) shown ${OF_SHOWN_JOBS}`;

/** The ids of the sub-jobs of which the warranty board shows a card or a block on these days; a few more do no harm. */
const shownWarrantySubJobs = idsShownOn(SHOWN);

/** Sub-jobs `s` that may still be shown: open ones, and those with a visit not long ago. */
const RECENT = `(${isOpen('s')}
  or exists (select from warranty_schedule v where v.job_detail_id = s.id and v.start > current_date - 60))`;

const { job_detail, job, warranty_details, stop_message, stop_notice, stop_promise } = SUB_JOBS_OF_ALL;

/** The warranty boards: visits are the blocks of the time grid, and every sub-job has a card for the trays. */
export const WARRANTY_SOURCE: BoardSource = {
  category: 'warranty',
  config: boardConfig('warranty', 'week'),
  category_id: CATEGORY.WARRANTY,
  cards: ['warranty_schedule'],
  subJobsOf: {
    job_detail,
    job,
    warranty_details,
    stop_message,
    stop_notice,
    stop_promise,
    warranty_schedule: 'select job_detail_id as id from warranty_schedule where id = any($1)',
    employee: `select s.id from warranty_schedule w join job_detail s on s.id = w.job_detail_id where w.fieldworker_id = any($1) and ${RECENT}`,
    customer: ofCustomer(RECENT),
  },
  standInsOf: (id) => [jobCardKey(id)],
  replaces: ({ entity, after }) =>
    entity === 'warranty_schedule' && typeof after?.job_detail_id === 'number'
      ? newVisitKey(after.job_detail_id)
      : null,
  shown: shownWarrantySubJobs,
  load: loadWarrantyBoard,
  crews: (runner) => loadFieldworkers(runner),
};
