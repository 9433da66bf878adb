import type { RoleFlags } from '../../access/roles';
import type { Change } from '../../changes';
import type { CivilDate } from '../../civilDate';
import { isWithin } from '../../inputs/dateInput';
import { divisionOfCategory, isUnassigned, PRESITE_DIVISIONS, type PresiteDivision } from './divisions';
import { scheduleLimits } from './scheduleDates';
import { isClosed, type ScheduleItem } from './scheduleItem';
import { supervisorName, type ShownSupervisor } from './supervisor';
import { refuse, type Refusal } from '../../refusals/refusal';

/**
 * What is asked: a supervisor, or nobody (null, -2 and -3 alike), and a day [BAPI-014 PSC-015]. What is absent stays.
 */
export interface Assignment {
  employee_id?: number | null | undefined;
  scheduled_date?: CivilDate | null | undefined;
}

export interface AssignFacts {
  item: ScheduleItem;
  /** The divisions of the user's role. */
  flags: RoleFlags;
  /** Employees by id, the asked one at least. */
  supervisors: ReadonlyMap<number, ShownSupervisor>;
}

const supervisorRefusal = (supervisor: ShownSupervisor | undefined, division: PresiteDivision): Refusal | null => {
  const at = 'employee_id';
  if (!supervisor) return refuse('presite_unknown_supervisor', {}, at);
  const name = supervisorName(supervisor);
  if (supervisor.is_active === false) return refuse('presite_inactive_supervisor', { name }, at);
  if (supervisor.is_presite_supervisor === false) return refuse('presite_not_supervisor', { name }, at);
  return supervisor.divisions === null || supervisor.divisions.includes(division.id)
    ? null
    : refuse('presite_other_division', { name, division: division.id }, at);
};

/** Who did the visit stays with it; a job that is done with needs nobody else. */
const clearRefusal = (item: ScheduleItem): Refusal | null => {
  if (item.checkin_date !== null) return refuse('presite_checked_in', { date: item.checkin_date }, 'employee_id');
  return isClosed(item) ? refuse('presite_job_closed', {}, 'employee_id') : null;
};

/**
 * Why somebody may not assign an item at all: it is of no division, or of one that the user's role has no flag of
 * [PSC-010].
 */
export const divisionRefusal = ({ item, flags }: Pick<AssignFacts, 'item' | 'flags'>): Refusal | null => {
  const division = divisionOfCategory(item.category_id);
  if (!division) return refuse('presite_gone');
  return flags[division.flag] ? null : refuse('presite_no_division', { division: division.id }, undefined, 'FORBIDDEN');
};

/**
 * Gives a presite its supervisor and day, or takes the supervisor away [PSC-008 PSC-009 PSC-015]. A supervisor who
 * stays is not asked about again: he may have left his division since.
 */
export const decideAssign = (
  { item, flags, supervisors }: AssignFacts,
  asked: Assignment,
  today: CivilDate,
): { changes: Change[] } | Refusal => {
  const division = divisionOfCategory(item.category_id);
  const closed = divisionRefusal({ item, flags });
  if (closed || !division) return closed ?? refuse('presite_gone');
  const scheduled_date = asked.scheduled_date === undefined ? item.scheduled_date : asked.scheduled_date;
  const limits = scheduleLimits(today);
  if (scheduled_date !== null && scheduled_date !== item.scheduled_date && !isWithin(scheduled_date, limits)) {
    return refuse('presite_date_limits', { earliest: limits.earliest, latest: limits.latest }, 'scheduled_date');
  }
  const wanted = asked.employee_id === undefined ? item.presite_supervisor_id : asked.employee_id;
  const presite_supervisor_id = isUnassigned(wanted) ? null : wanted;
  if (presite_supervisor_id !== item.presite_supervisor_id) {
    const refusal =
      presite_supervisor_id === null
        ? clearRefusal(item)
        : supervisorRefusal(supervisors.get(presite_supervisor_id), division);
    if (refusal) return refusal;
  }
  const isSame = presite_supervisor_id === item.presite_supervisor_id && scheduled_date === item.scheduled_date;
  return {
    changes: isSame
      ? []
      : [
          {
            entity: 'presite',
            id: item.id,
            job_id: item.job_id,
            op: 'update',
            set: { presite_supervisor_id, scheduled_date },
          },
        ],
  };
};

/**
 * The same for a drop into a column of the screen; an unassigned column takes the items of its own division alone.
 * @param date undefined when the item keeps its own
 */
export const decideDrop = (
  facts: AssignFacts,
  column: number,
  date: CivilDate | null | undefined,
  today: CivilDate,
): { changes: Change[] } | Refusal => {
  const division = divisionOfCategory(facts.item.category_id);
  const unassigned = PRESITE_DIVISIONS.find((one) => one.unassigned === column);
  if (unassigned && division && unassigned.id !== division.id)
    return refuse('presite_other_column', { division: division.id });
  return decideAssign(facts, { employee_id: column, scheduled_date: date }, today);
};
