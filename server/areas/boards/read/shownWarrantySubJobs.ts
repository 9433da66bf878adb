import { CATEGORY } from '#domain/statuses';
import { idsShownOn, isOpen, OF_SHOWN_JOBS } from './shownJobs';

/** The sub-jobs with a visit on the shown days ($1 to $2), and the open ones without an open visit: those stand in the trays. */
const SHOWN = `
  with waiting as (
    select s.id from job_detail s where s.job_category_id = ${CATEGORY.WARRANTY} and s.deleted_at is null and ${isOpen('s')}
      and not exists (select from warranty_schedule v where v.job_detail_id = s.id and v.start is not null and v.completion is not true)
  ), visited as (
    select v.job_detail_id as id from warranty_schedule v join job_detail s on s.id = v.job_detail_id and s.job_category_id = ${CATEGORY.WARRANTY} where v.start >= $1::date and v.start < $2::date + 1
  )
  select s.id from (select id from waiting union select id from visited) shown ${OF_SHOWN_JOBS}`;

/** The ids of the sub-jobs of which the warranty board shows a card or a block on these days; a few more do no harm. */
export const shownWarrantySubJobs = idsShownOn(SHOWN);
