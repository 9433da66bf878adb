import type { Change } from '#domain/changes';
import type { Actor } from '../../access/actor';

/** Who comes and when: of the presite schedule. Everything else of the section is filled in on the site [PRE-020]. */
const SCHEDULE: ReadonlySet<string> = new Set(['scheduled_date', 'presite_supervisor_id']);

/** Whether a change of a sub-job that says nothing is more than a raised version. */
const fieldsOf = ({ set }: Change): string[] => Object.entries(set).filter(([name, value]) => value !== null && name !== 'job_detail_id').map(([name]) => name);

const changedFields = (change: Change): string[] => (change.op === 'insert' ? fieldsOf(change) : Object.keys(change.set));

/** True for the day and the supervisor of a presite, which need CAN_SCHEDULE_PRESITE whoever edits the rest. */
const isScheduling = (change: Change): boolean => change.entity === 'presite' && changedFields(change).some((name) => SCHEDULE.has(name));

const isFilling = (change: Change): boolean =>
  change.entity === 'presite_comment' || (change.entity === 'presite' && changedFields(change).some((name) => !SCHEDULE.has(name)));

const isTouch = ({ entity, op, set }: Change): boolean => entity === 'job_detail' && op === 'update' && Object.keys(set).length === 0;

/** Whether the actor may make all of the changes of a sub-job, with or without the right to edit it [PRE-020 JOB-073]. */
export const mayChange = ({ permissions }: Pick<Actor, 'permissions'>, mayEdit: boolean, changes: readonly Change[]): boolean =>
  changes.every((change) => {
    if (isScheduling(change) && !permissions.has('CAN_SCHEDULE_PRESITE')) return false;
    if (mayEdit || isTouch(change)) return true;
    if (change.entity !== 'presite' && change.entity !== 'presite_comment') return false;
    return !isFilling(change) || permissions.has('CAN_EDIT_MOBILE_PRESITE');
  });
