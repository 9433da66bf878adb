import { HAS_ACCESS, SIGNED_IN, type Need } from './can';
import {
  EDITS_GUNITE,
  EDITS_JOBS,
  EDITS_PEBBLE,
  EDITS_SUB_JOBS,
  REORDERS_CREWS,
  report,
  SAVES_JOBS,
  SAVES_SETTINGS,
  SEES_FIGURES,
  SEES_GUNITE,
  SEES_JOBS,
  SEES_JOBS_OR_ESTIMATES,
  SEES_MAP,
  SEES_PEBBLE,
  SEES_SUB_JOBS,
  SEES_TODAY,
  WRITES_WORK_ORDERS,
} from './needs';

/**
 * What an API call needs before it looks at a row. `rows` says that the rows it touches decide as well:
 * `edit` the right to edit each of them, `view` the right to see them, `own` only the caller's own,
 * `division` the code or flag that belongs to each row's division.
 */
export interface CallRule {
  need: Need;
  rows?: 'edit' | 'view' | 'own' | 'division';
}

const CHANGES_DOCUMENTS: Need = { any: [EDITS_SUB_JOBS, EDITS_JOBS, 'CAN_EDIT_ESTIMATE'] };
/** Whoever orders says what it costs [USR-017]. */
const ORDERS_GOODS: Need = { all: ['CAN_EDIT_INVENTORY', 'CAN_VIEW_PRICES'] };
const UPLOADS: Need = { any: [CHANGES_DOCUMENTS, { all: [SEES_JOBS, 'CAN_MOBILE_UPLOAD'] }] };

/** A call that touches no row of its own needs only the code. */
const by = (need: Need, rows?: CallRule['rows']): CallRule => (rows ? { need, rows } : { need });

/** The calls that the documents name, and what each needs. */
export const CALLS = {
  // Jobs and estimates
  job: by(SEES_JOBS, 'view'),
  job_detail: by(SEES_SUB_JOBS, 'view'),
  SupervisorDetail: by({ any: [SEES_SUB_JOBS, 'CAN_SUPERVISE_OTHERS'] }, 'view'),
  jobs: by('CAN_VIEW_JOB', 'view'),
  jobs_count: by('CAN_VIEW_JOB', 'view'),
  jobsByKeyword: by({ any: ['CAN_VIEW_JOB', 'CAN_VIEW_MOBILE_SEARCH'] }, 'view'),
  jobsByKeyword_count: by({ any: ['CAN_VIEW_JOB', 'CAN_VIEW_MOBILE_SEARCH'] }, 'view'),
  estimatesByKeyword: by('CAN_VIEW_ESTIMATE', 'view'),
  similarJobs: by(SEES_JOBS_OR_ESTIMATES, 'view'),
  map_jobs: by(SEES_MAP, 'view'),
  createJob: by(EDITS_JOBS),
  updateJob: by(SAVES_JOBS, 'edit'),
  jobsMove: by({ all: [EDITS_JOBS, 'CAN_VIEW_JOB'] }, 'view'),
  moveJobsToBuilder: by({ all: [EDITS_JOBS, 'CAN_VIEW_JOB'] }, 'view'),
  deleteJob: by('CAN_DELETE_JOB', 'view'),
  deleteJobDetail: by({ all: ['CAN_DELETE_JOB', EDITS_SUB_JOBS] }, 'edit'),
  estimate: by('CAN_VIEW_ESTIMATE'),
  estimates: by('CAN_VIEW_ESTIMATE'),
  createEstimate: by('CAN_EDIT_ESTIMATE'),
  updateEstimate: by('CAN_EDIT_ESTIMATE', 'edit'),
  deleteEstimate: by('CAN_EDIT_ESTIMATE', 'edit'),
  checkDupicatesByAddress: by('CAN_VIEW_ESTIMATE'),
  dailyBatchesQuery: by(SEES_PEBBLE, 'view'),
  dailyYardage: by(SEES_GUNITE, 'view'),
  dailyJobs: by({ any: [SEES_PEBBLE, SEES_GUNITE] }, 'view'),
  dayCells: by({ any: [SEES_PEBBLE, SEES_GUNITE] }, 'view'),
  updateDailyBatches: by(EDITS_PEBBLE, 'edit'),
  updateDailyYardage: by(EDITS_GUNITE, 'edit'),

  workOrdersOf: by(SEES_SUB_JOBS, 'view'),
  startWorkOrder: by(WRITES_WORK_ORDERS, 'edit'),
  markStop: by(WRITES_WORK_ORDERS, 'edit'),
  myStops: by(SEES_TODAY, 'own'),

  // Boards and schedules
  updatePebbleWeeklyBoardCrewInfoEntry: by('CAN_EDIT_PLASTER_SCHEDULE'),
  updateJobDetailDayView: by('CAN_EDIT_PLASTER_SCHEDULE'),
  updateGuniteBoardHistoryEntry: by('CAN_EDIT_GUNITE_SCHEDULE'),
  updateCrewRepairJobEntry: by({ any: ['CAN_EDIT_GUNITE_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE'] }, 'division'),
  updateBoardSortOrder: by({ any: ['CAN_EDIT_GUNITE_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE'] }, 'division'),
  updateWarrantySchedule: by('CAN_EDIT_WARRANTY_JOBS'),
  updateWarrantyScheduleEnd: by('CAN_EDIT_WARRANTY_JOBS'),
  presiteSchedule: by('CAN_SCHEDULE_PRESITE'),
  jobsByAppDate: by('CAN_SCHEDULE_PRESITE'),
  updatePresiteSchedule: by('CAN_SCHEDULE_PRESITE', 'division'),
  mySchedule: by('CAN_VIEW_MY_JOBS', 'own'),
  weeklyMail: by(SIGNED_IN, 'own'),
  saveWeeklyMail: by(SIGNED_IN, 'own'),
  stopWeeklyMail: by(SIGNED_IN, 'own'),
  calendarFeeds: by('CAN_VIEW_MY_JOBS', 'own'),
  renewCalendarFeed: by('CAN_VIEW_MY_JOBS', 'own'),
  revokeCalendarFeed: by('CAN_VIEW_MY_JOBS', 'own'),
  teamSchedule: by('CAN_SUPERVISE_OTHERS'),

  // Inventory and colours
  updatePebbleColor: by('CAN_EDIT_COLOR_RECIPE'),
  inventoryCountQuery: by('CAN_VIEW_INVENTORY'),
  updateInventory: by('CAN_EDIT_INVENTORY'),
  reportInventory: by('CAN_VIEW_REPORT_INVENTORY'),
  emailPurchaseOrder: by(ORDERS_GOODS),
  reorderList: by({ all: ['CAN_VIEW_INVENTORY', 'CAN_VIEW_PRICES'] }),
  createReorders: by(ORDERS_GOODS),

  // People
  updateCrewSortOrder: by(REORDERS_CREWS, 'division'),
  createUser: by('CAN_ADMINISTER_USER'),
  updateUser: by('CAN_ADMINISTER_USER'),
  deleteUser: by('CAN_ADMINISTER_USER'),
  resetUserPassword: by('CAN_ADMINISTER_USER'),
  inviteUser: by('CAN_ADMINISTER_USER'),
  viewAsUser: by('CAN_ADMINISTER_USER'),
  endViewAs: by(SIGNED_IN),
  signIns: by('CAN_ADMINISTER_USER'),
  endUserSessions: by('CAN_ADMINISTER_USER'),
  resetUserFactors: by('CAN_ADMINISTER_USER'),
  whyAccess: by('CAN_ADMINISTER_USER'),
  createRole: by('CAN_EDIT_ROLES'),
  updateRole: by('CAN_EDIT_ROLES'),
  deleteRole: by('CAN_EDIT_ROLES'),

  // Documents, mails, notifications
  documents: by(SEES_JOBS_OR_ESTIMATES, 'view'),
  documentFolders: by(SEES_JOBS_OR_ESTIMATES, 'view'),
  presign: by(UPLOADS, 'edit'),
  insertDocuments: by(UPLOADS, 'edit'),
  renameDocument: by(CHANGES_DOCUMENTS, 'edit'),
  captionDocument: by(UPLOADS, 'edit'),
  deletedDocuments: by(CHANGES_DOCUMENTS, 'edit'),
  removeDocument: by(CHANGES_DOCUMENTS, 'edit'),
  restoreDocuments: by(CHANGES_DOCUMENTS, 'edit'),
  eraseDocuments: by(CHANGES_DOCUMENTS, 'edit'),
  addDocumentTag: by(CHANGES_DOCUMENTS, 'edit'),
  removeDocumentTag: by(CHANGES_DOCUMENTS, 'edit'),
  sendBuilderEmail: by('CAN_SEND_BUILDER_EMAIL', 'view'),
  builderEmails: by('CAN_SEND_BUILDER_EMAIL', 'view'),
  ownEmails: by(SIGNED_IN, 'own'),
  builderEmailPreview: by('CAN_SEND_BUILDER_EMAIL', 'view'),
  emailFieldValues: by(SAVES_SETTINGS, 'view'),
  sendEmailTemplateTest: by(SAVES_SETTINGS, 'view'),
  getJobDetailPageTemplates: by('CAN_SEND_BUILDER_EMAIL'),
  dayStops: by(SEES_SUB_JOBS, 'view'),
  printQueue: by('CAN_VIEW_PRINT_QUEUE', 'view'),
  printCards: by(SEES_SUB_JOBS, 'view'),
  updatePrintQueue: by({ any: ['CAN_VIEW_PRINT_QUEUE', EDITS_SUB_JOBS] }, 'edit'),
  notifications: by(SIGNED_IN, 'own'),
  palette: by(SIGNED_IN, 'view'),
  updateNotificationIsRead: by(SIGNED_IN, 'own'),
  readAllNotifications: by(SIGNED_IN, 'own'),
  noticeChoices: by(SIGNED_IN, 'own'),
  updateNoticeChoice: by(SIGNED_IN, 'own'),
  offlineJobs: by(SEES_JOBS, 'view'),

  // Reports; those that are rows of a table have their need there (domain/reports)
  reportYearOverYear: by({
    any: [
      report('CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE'),
      report('CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE'),
      report('CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL'),
    ],
  }),
  reportChoices: by('CAN_VIEW_REPORTS'),
  landingFigures: by(SEES_FIGURES, 'view'),

  // Administration
  adminOverview: by('CAN_VIEW_ADMIN_DASHBOARD'),
  changes: by('CAN_VIEW_ADMIN_DASHBOARD', 'view'),
  serverSettings: by('CAN_VIEW_ADMIN_DASHBOARD'),
  serverHealth: by('CAN_VIEW_ADMIN_DASHBOARD'),
  resendEmail: by(SAVES_SETTINGS),
  queuedWork: by('CAN_VIEW_ADMIN_DASHBOARD'),
  tryQueuedWork: by(SAVES_SETTINGS),
  apiTokens: by(SAVES_SETTINGS),
  createApiToken: by(SAVES_SETTINGS),
  revokeApiToken: by(SAVES_SETTINGS),
  webhooks: by(SAVES_SETTINGS),
  webhookDeliveries: by(SAVES_SETTINGS),
  createWebhook: by(SAVES_SETTINGS),
  updateWebhook: by(SAVES_SETTINGS),
  renewWebhookSecret: by(SAVES_SETTINGS),
  deleteWebhook: by(SAVES_SETTINGS),
  testWebhook: by(SAVES_SETTINGS),
  resendWebhookDelivery: by(SAVES_SETTINGS),

  // Lookups and the product itself
  lookupEmployee: by(HAS_ACCESS),
  lookupPresiteSupervisor: by(HAS_ACCESS),
  LookupQuery: by(HAS_ACCESS),
  jobNewLookupQuery: by(HAS_ACCESS),
  apiVersion: by(SIGNED_IN),
} as const satisfies Record<string, CallRule>;

export type CallName = keyof typeof CALLS;
