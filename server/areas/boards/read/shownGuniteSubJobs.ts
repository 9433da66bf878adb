import { CATEGORY, DIVISION, GUNITE_TYPE, STATUS } from '#domain/statuses';
import { IN_TRAYS } from '../../../db/statusLists';
import { idsShownOn, isOpen, OF_SHOWN_JOBS } from './shownJobs';

/** True for a row `e` that stands in an unassigned-type bin whatever the shown days. */
const inATray = (date: string): string =>
  `${isOpen('e')} and (${date} is null or e.crew_id is null or e.status_id in ${IN_TRAYS})`;

/**
 * The sub-jobs of which the gunite board can show a card (see `placementOf`): a date in view; a card in an
 * unassigned-type bin of an open sub-job, or a flash that a complete one still owes; a stand-in. $1 and $2 are the
 * shown days.
 */
const SHOWN = `
  with waiting as (
    select s.id from job_detail s left join gunite_history e on e.job_detail_id = s.id
    where s.job_category_id = ${CATEGORY.GUNITE} and s.deleted_at is null and ${isOpen('s')}
    group by s.id
    having count(e.id) = 0 or bool_or(${inATray('e.gunite_date')})
  ), owed as (
    select e.job_detail_id as id from gunite_history e join job_detail s on s.id = e.job_detail_id and s.status_id = ${STATUS.COMPLETE}
    where e.type_id = ${GUNITE_TYPE.FLASH} and ${inATray('e.gunite_date')}
  ), repairs as (
    select e.job_detail_id as id from crew_repair_job e join job_detail s on s.id = e.job_detail_id
    where e.company_division_id = ${DIVISION.GUNITE} and (e.date between $1 and $2 or ${isOpen('s')} and ${inATray('e.date')})
  )
  select s.id from (
    select id from waiting union select id from owed union select id from repairs
    union select e.job_detail_id from gunite_history e where e.gunite_date between $1 and $2 and e.status_id is distinct from ${STATUS.CANCELLED}
  ) shown ${OF_SHOWN_JOBS}`;

/** The ids of the sub-jobs of which the gunite board shows a card on these days; a few more do no harm. */
export const shownGuniteSubJobs = idsShownOn(SHOWN);
