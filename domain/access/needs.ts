import type { Need } from './can';

/** Needs that several tables share, named once. */

/** "JE": may edit some kind of job or estimate, hence builders and homeowners too. */
export const EDITS_JOBS_OR_ESTIMATES: Need = {
  any: ['CAN_EDIT_GUNITE_JOB_ALL', 'CAN_EDIT_PLASTER_JOBS_ALL', 'CAN_EDIT_WARRANTY_JOBS', 'CAN_EDIT_ESTIMATE'],
};

/** May make jobs and edit the job's own fields. */
export const EDITS_JOBS: Need = {
  any: ['CAN_EDIT_GUNITE_JOB_ALL', 'CAN_EDIT_PLASTER_JOBS_ALL', 'CAN_EDIT_WARRANTY_JOBS'],
};

/** May see some gunite sub-job; which ones, the row scope says. */
export const SEES_GUNITE: Need = { any: ['CAN_VIEW_GUNITE_JOB_ALL', 'CAN_VIEW_GUNITE_JOB_ASSIGNED_TO_USER'] };
export const EDITS_GUNITE: Need = { any: ['CAN_EDIT_GUNITE_JOB_ALL', 'CAN_EDIT_GUNITE_JOB_ASSIGNED_TO_USER'] };

/** May see some pebble sub-job; which ones, the row scope says. */
export const SEES_PEBBLE: Need = { any: ['CAN_VIEW_PLASTER_JOBS_ALL', 'CAN_VIEW_PLASTER_JOBS_ASSIGNED_TO_USER'] };
export const EDITS_PEBBLE: Need = { any: ['CAN_EDIT_PLASTER_JOBS_ALL', 'CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER'] };

/** May see some sub-job of any category; which ones, the row scope says. */
export const SEES_SUB_JOBS: Need = { any: [SEES_GUNITE, SEES_PEBBLE, 'CAN_VIEW_WARRANTY_JOBS', 'CAN_VIEW_MY_JOBS'] };
export const EDITS_SUB_JOBS: Need = { any: [EDITS_GUNITE, EDITS_PEBBLE, 'CAN_EDIT_WARRANTY_JOBS'] };

/**
 * Fills in some kind of work order: where the sub-job may be edited, or as the foreman of an assigned one
 * [WO-019].
 */
export const WRITES_WORK_ORDERS: Need = {
  any: [
    EDITS_SUB_JOBS,
    'CAN_EDIT_FOREMAN_BOULDER_WORK_ORDER',
    'CAN_EDIT_FOREMAN_GUNITE_WORK_ORDER',
    'CAN_EDIT_FOREMAN_PEBBLE_DAILY_WORK_ORDER',
    'CAN_EDIT_FOREMAN_PEBBLE_WORK_ORDER',
    'CAN_EDIT_FOREMAN_PREP_WORK_ORDER',
  ],
};

/** Changes something of the presite of sub-jobs that it sees, with or without a right to edit them [PRE-020]. */
export const EDITS_PRESITES: Need = { any: ['CAN_SCHEDULE_PRESITE', 'CAN_EDIT_MOBILE_PRESITE'] };

/** Saves something of jobs: their own fields, sub-jobs, or presites. */
export const SAVES_JOBS: Need = { any: [EDITS_JOBS, EDITS_SUB_JOBS, EDITS_PRESITES] };

/** May see some job: through its sub-jobs, or one without any by CAN_VIEW_JOB. */
export const SEES_JOBS: Need = { any: [SEES_SUB_JOBS, 'CAN_VIEW_JOB'] };

/** May see some job or estimate; which ones, the row scope says. */
export const SEES_JOBS_OR_ESTIMATES: Need = { any: [SEES_JOBS, 'CAN_VIEW_ESTIMATE'] };

/** Has the list of the own crew's stops on a phone  [FLD-001]. */
export const SEES_TODAY: Need = { all: ['CAN_VIEW_MOBILE_DASHBOARD', 'CAN_VIEW_MY_JOBS'] };

export const REORDERS_CREWS: Need = {
  any: ['CAN_REORDER_WARRANTY_CREW', 'CAN_REORDER_PEBBLE_CREWS', 'CAN_REORDER_GUNITE_CREW', 'CAN_REORDER_BOULDER_CREW'],
};

/** Reads employees [EMP-009]. */
export const SEES_EMPLOYEES: Need = { any: ['CAN_ADMINISTER_USER', 'CAN_SUPERVISE_OTHERS', REORDERS_CREWS] };

/** Plans the days of some board. */
export const SCHEDULES: Need = {
  any: ['CAN_EDIT_GUNITE_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE', 'CAN_EDIT_WARRANTY_JOBS'],
};

/** Says on which days a crew, a division or nobody works: who plans the crews of gunite or pebble [SDY-001]. */
export const PLANS_WORKDAYS: Need = { any: ['CAN_EDIT_GUNITE_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE'] };

/** Reads who is away and why: whoever plans crews, or is over employees [SDY-001]. */
export const SEES_ABSENCES: Need = { any: [PLANS_WORKDAYS, SEES_EMPLOYEES] };

/** Saves lookups and settings. */
export const SAVES_SETTINGS: Need = { all: ['CAN_VIEW_ADMIN_DASHBOARD', 'CAN_ADMINISTER_USER'] };

export const SEES_MAP: Need = { any: ['CAN_VIEW_MOBILE_MAP', 'CAN_VIEW_MAP_SEARCH_MENU'] };

/** A report asks for the common code and its own. */
export const report = (own: Need): Need => ({ all: ['CAN_VIEW_REPORTS', own] });

/** Has the figures of the landing page, which lead to the job search: the office, not the field. */
export const SEES_FIGURES: Need = { all: ['CAN_VIEW_JOB', 'CAN_VIEW_REPORTS', SEES_SUB_JOBS] };

/** Takes what a job search finds out of the product, as a file. */
export const EXPORTS_JOB_SEARCH: Need = { all: ['CAN_VIEW_JOB', 'CAN_EXPORT_DATA'] };
