import { can } from '../access/can';
import type { Held } from '../jobs/subJobRights';

/**
 * Who comes and when: fields of the presite schedule, as drafts and as tables name them. All others are filled in on
 * the site.
 */
const SCHEDULE: ReadonlySet<string> = new Set(['scheduled_date', 'presite_supervisor', 'presite_supervisor_id']);

/**
 * Whether a field of the presite section may be changed by who sees the sub-job: day and supervisor by
 * CAN_SCHEDULE_PRESITE alone, with or without the right to edit the sub-job; the rest by that right or by
 * CAN_EDIT_MOBILE_PRESITE [PRE-020].
 */
export const mayEditPresiteField = (held: Held, mayEditSubJob: boolean, field: string): boolean =>
  SCHEDULE.has(field) ? can(held, 'CAN_SCHEDULE_PRESITE') : mayEditSubJob || can(held, 'CAN_EDIT_MOBILE_PRESITE');
