import { PHASE } from '#domain/pebble/phases';
import { CATEGORY, DIVISION, STATUS } from '#domain/statuses';
import { idsShownOn, isOpen, OF_SHOWN_JOBS } from './shownJobs';

/** True for an entry that stands in an unassigned-type bin whatever the shown days; it is `e` in the statement. */
const IN_A_TRAY = `${isOpen('e')}
  and (e.date is null and (e.phase_type_id <> ${PHASE.SLURRY} or d.is_slurry_pickup) or e.crew_id is null and e.phase_type_id <> ${PHASE.SLURRY} or e.status_id = ${STATUS.AWAITING_BUILDER} or e.phase_type_id = ${PHASE.WARRANTY})`;

/** The bits of prep, app and detail: a pebble sub-job that lacks an entry of one of them shows a stand-in. */
const WHOLE = [PHASE.PREP, PHASE.APP, PHASE.DETAIL].reduce<number>((bits, phase) => bits | (1 << phase), 0);

/**
 * The sub-jobs of which the pebble board can show a card (see `placementOf`): a date in view; a card in an
 * unassigned-type bin, of an open sub-job or a detail or slurry that a complete one still owes; or a stand-in. $1 and
 * $2 are the shown days.
 */
export const SHOWN = `
  with pebble as materialized (
    select s.id, s.status_id from job_detail s where s.job_category_id = ${CATEGORY.PEBBLE} and s.deleted_at is null and ${isOpen('s')}
  ), waiting as (
    select p.id from pebble p left join pebble_details d on d.job_detail_id = p.id left join crew_information e on e.job_detail_id = p.id
    group by p.id
    having bool_or(${IN_A_TRAY})
      or (coalesce(bit_or(1 << e.phase_type_id), 0) & ${WHOLE}) <> ${WHOLE}
      or bool_or(d.is_slurry_pickup) and not coalesce(bool_or(e.phase_type_id = ${PHASE.SLURRY}), false)
  ), owed as (
    select s.id from crew_information e join job_detail s on s.id = e.job_detail_id and s.status_id = ${STATUS.COMPLETE} left join pebble_details d on d.job_detail_id = s.id
    where e.date is null and e.phase_type_id in (${PHASE.DETAIL}, ${PHASE.SLURRY}) and ${IN_A_TRAY}
    union all
    select s.id from job_detail s left join pebble_details d on d.job_detail_id = s.id
    where s.job_category_id = ${CATEGORY.PEBBLE} and s.deleted_at is null and s.status_id = ${STATUS.COMPLETE}
      and (not exists (select from crew_information e where e.job_detail_id = s.id and e.phase_type_id = ${PHASE.DETAIL})
        or d.is_slurry_pickup and not exists (select from crew_information e where e.job_detail_id = s.id and e.phase_type_id = ${PHASE.SLURRY}))
  ), repairs as (
    select r.job_detail_id as id from crew_repair_job r join job_detail s on s.id = r.job_detail_id
    where r.company_division_id = ${DIVISION.PEBBLE} and (r.date between $1 and $2 or ${isOpen('r')} and ${isOpen('s')}
      and (r.date is null or r.crew_id is null or r.status_id = ${STATUS.AWAITING_BUILDER} or coalesce(r.pebble_phase_type_id, ${PHASE.WARRANTY}) = ${PHASE.WARRANTY}))
  )
  select s.id from (
    select id from waiting union select id from owed union select id from repairs
    union select e.job_detail_id from crew_information e where e.date between $1 and $2 and e.status_id is distinct from ${STATUS.CANCELLED}
  ) shown ${OF_SHOWN_JOBS}`;

/** The ids of the sub-jobs of which the pebble board shows a card on these days; a few more do no harm. */
export const shownSubJobs = idsShownOn(SHOWN);
