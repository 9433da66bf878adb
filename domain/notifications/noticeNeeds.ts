import { NOBODY, type Need } from '../access/can';
import { SEES_JOBS, SEES_SUB_JOBS } from '../access/needs';
import type { NoticeKind } from './kinds';

/**
 * What reading a notice asks of a program that has a token of the user: what it tells of. The user is told by being who
 * that is; a token of one code is not.
 */
export const NOTICE_NEEDS: Readonly<Record<NoticeKind, Need>> = {
  central_texas_job: SEES_JOBS,
  mail_failed: 'CAN_VIEW_ADMIN_DASHBOARD',
  estimate_to_approve: 'CAN_VIEW_ESTIMATE',
  estimate_approved: 'CAN_VIEW_ESTIMATE',
  presite: SEES_SUB_JOBS,
  warranty_visit: SEES_SUB_JOBS,
  crew_day: SEES_SUB_JOBS,
  // Of any record: which right that asks for, the kind does not say.
  mention: NOBODY,
  reorder: 'CAN_VIEW_INVENTORY',
  access: 'CAN_ADMINISTER_USER',
  disk: 'CAN_VIEW_ADMIN_DASHBOARD',
};
