import {
  hasAccess,
  holds,
  isJobEditor,
  readsTable,
  REORDER,
  startsWorkOrders,
  writesTable,
  type Person,
} from './accessReference';

type May = (person: Person) => boolean;

const anybody: May = () => true;
const by =
  (...some: string[]): May =>
  (person) =>
    holds(person, ...some);
const both =
  (...all: May[]): May =>
  (person) =>
    all.every((may) => may(person));
const either =
  (...some: May[]): May =>
  (person) =>
    some.some((may) => may(person));

const stem = (level: 'VIEW' | 'EDIT', name: string): string[] => [
  `CAN_${level}_${name}_ALL`,
  `CAN_${level}_${name}_ASSIGNED_TO_USER`,
];
const sees = {
  gunite: by(...stem('VIEW', 'GUNITE_JOB')),
  pebble: by(...stem('VIEW', 'PLASTER_JOBS')),
  /** Some sub-job of some category: the row scope. */
  sub_jobs: by(
    ...stem('VIEW', 'GUNITE_JOB'),
    ...stem('VIEW', 'PLASTER_JOBS'),
    'CAN_VIEW_WARRANTY_JOBS',
    'CAN_VIEW_MY_JOBS',
  ),
};
const seesJobs = either(sees.sub_jobs, by('CAN_VIEW_JOB'));
const seesPapers = either(seesJobs, by('CAN_VIEW_ESTIMATE'));
const edits = {
  gunite: by(...stem('EDIT', 'GUNITE_JOB')),
  pebble: by(...stem('EDIT', 'PLASTER_JOBS')),
  sub_jobs: by(...stem('EDIT', 'GUNITE_JOB'), ...stem('EDIT', 'PLASTER_JOBS'), 'CAN_EDIT_WARRANTY_JOBS'),
  /** "job fields one of the three EDIT _ALL / WARRANTY codes" */
  jobs: by('CAN_EDIT_GUNITE_JOB_ALL', 'CAN_EDIT_PLASTER_JOBS_ALL', 'CAN_EDIT_WARRANTY_JOBS'),
};
const administers = by('CAN_ADMINISTER_USER');
const changesPapers = either(edits.sub_jobs, edits.jobs, by('CAN_EDIT_ESTIMATE'));
const uploads = either(changesPapers, both(seesJobs, by('CAN_MOBILE_UPLOAD')));
const edits_stock = by('CAN_EDIT_INVENTORY');
const boards = by('CAN_EDIT_GUNITE_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE');
const anyBoard = by('CAN_EDIT_GUNITE_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE', 'CAN_EDIT_WARRANTY_JOBS');

const writesComments: May = ({ codes }) =>
  codes.has('CAN_VIEW_MY_JOBS') ||
  [...codes].some((code) => /^CAN_(EDIT|DELETE|MOVE|SEND|MOBILE_UPLOAD)(_|$)/.test(code));

/**
 * Who may make a named call at all, before a row is looked at: the table of calls and the routes above it. A root field that
 * is neither here nor made from a table fails the matrix.
 */
export const CALL_REFERENCE: Readonly<Record<string, May>> = {
  // Of everybody who is signed in
  ...Object.fromEntries(
    [
      'apiVersion',
      'businessDay',
      'me',
      'resources',
      'createSavedView',
      'updateSavedView',
      'deleteSavedView',
      'setDefaultView',
      'createImportMapping',
      'updateImportMapping',
      'deleteImportMapping',
      'weeklyMail',
      'ownEmails',
      'saveWeeklyMail',
      'stopWeeklyMail',
      'palette',
      'undo',
      'readAllNotifications',
      'noticeChoices',
      'updateNoticeChoice',
      'updateNotificationIsRead',
      'endViewAs',
      'history',
      'listChanges',
      'usage',
    ].map((name) => [name, anybody]),
  ),

  // Comments: which record, `QUESTIONS` says
  updateComment: writesComments,
  deleteComment: writesComments,

  // Lists of names
  LookupQuery: hasAccess,
  jobNewLookupQuery: hasAccess,

  // Jobs and estimates
  job: seesJobs,
  GetJob: seesJobs,
  getBaseJob: seesJobs,
  job_detail: sees.sub_jobs,
  SupervisorDetail: either(sees.sub_jobs, by('CAN_SUPERVISE_OTHERS')),
  getJobDetail: sees.sub_jobs,
  offlineJobs: seesJobs,
  jobs: by('CAN_VIEW_JOB'),
  jobs_count: by('CAN_VIEW_JOB'),
  jobFilterLookups: by('CAN_VIEW_JOB', 'CAN_VIEW_MAP_SEARCH_MENU', 'CAN_VIEW_MOBILE_MAP'),
  jobsByKeyword: by('CAN_VIEW_JOB', 'CAN_VIEW_MOBILE_SEARCH'),
  jobsByKeyword_count: by('CAN_VIEW_JOB', 'CAN_VIEW_MOBILE_SEARCH'),
  similarJobs: seesPapers,
  estimatesByKeyword: by('CAN_VIEW_ESTIMATE'),
  map_jobs: by('CAN_VIEW_MAP_SEARCH_MENU', 'CAN_VIEW_MOBILE_MAP'),
  estimate: by('CAN_VIEW_ESTIMATE'),
  GetEstimate: by('CAN_VIEW_ESTIMATE'),
  checkDupicatesByAddress: by('CAN_VIEW_ESTIMATE'),
  createJob: edits.jobs,
  updateJob: either(edits.jobs, edits.sub_jobs, by('CAN_SCHEDULE_PRESITE', 'CAN_EDIT_MOBILE_PRESITE')),
  jobsMove: both(edits.jobs, by('CAN_VIEW_JOB')),
  moveJobsToBuilder: both(edits.jobs, by('CAN_VIEW_JOB')),
  deleteJob: by('CAN_DELETE_JOB'),
  deleteJobDetail: both(by('CAN_DELETE_JOB'), edits.sub_jobs),
  createEstimate: by('CAN_EDIT_ESTIMATE'),
  updateEstimate: by('CAN_EDIT_ESTIMATE'),
  deleteEstimate: both(by('CAN_EDIT_ESTIMATE'), ({ approves }) => approves),
  dailyBatchesQuery: sees.pebble,
  dailyYardage: sees.gunite,
  dailyJobs: either(sees.pebble, sees.gunite),
  dayCells: either(sees.pebble, sees.gunite),
  updateDailyBatches: edits.pebble,
  updateDailyYardage: edits.gunite,

  // Boards and schedules
  updatePebbleWeeklyBoardCrewInfoEntry: by('CAN_EDIT_PLASTER_SCHEDULE'),
  updateJobDetailDayView: by('CAN_EDIT_PLASTER_SCHEDULE'),
  updateGuniteBoardHistoryEntry: by('CAN_EDIT_GUNITE_SCHEDULE'),
  updateCrewRepairJobEntry: boards,
  updateBoardSortOrder: boards,
  applyBoardPlan: boards,
  rainOut: boards,
  setAwaitingBuilder: boards,
  callList: by(
    'CAN_VIEW_GUNITE_SCHEDULE',
    'CAN_EDIT_GUNITE_SCHEDULE',
    'CAN_VIEW_PLASTER_SCHEDULE',
    'CAN_EDIT_PLASTER_SCHEDULE',
    'CAN_VIEW_WARRANTY_JOBS',
    'CAN_EDIT_WARRANTY_JOBS',
  ),
  tellStops: anyBoard,
  planCrewDay: by('CAN_EDIT_GUNITE_SCHEDULE'),
  promiseStop: anyBoard,
  withdrawPromise: anyBoard,
  textStops: both(anyBoard, by('CAN_SEND_BUILDER_EMAIL')),
  updateWarrantySchedule: by('CAN_EDIT_WARRANTY_JOBS'),
  updateWarrantyScheduleEnd: by('CAN_EDIT_WARRANTY_JOBS'),
  presiteSchedule: by('CAN_SCHEDULE_PRESITE'),
  jobsByAppDate: by('CAN_SCHEDULE_PRESITE'),
  updatePresiteSchedule: by('CAN_SCHEDULE_PRESITE'),
  mySchedule: by('CAN_VIEW_MY_JOBS'),
  calendarFeeds: by('CAN_VIEW_MY_JOBS'),
  renewCalendarFeed: by('CAN_VIEW_MY_JOBS'),
  revokeCalendarFeed: by('CAN_VIEW_MY_JOBS'),
  teamSchedule: by('CAN_SUPERVISE_OTHERS'),

  // Inventory, colours, orders
  reportInventory: by('CAN_VIEW_REPORT_INVENTORY'),
  reorderList: both(by('CAN_VIEW_INVENTORY'), by('CAN_VIEW_PRICES')),
  ...Object.fromEntries(
    [
      ['reportTopContacts', 'CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS'],
      ['reportCustomerContactList', 'CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST'],
      ['reportCoverage', 'CAN_VIEW_REPORT_COVERAGE'],
      ['reportPerCompanyJob', 'CAN_VIEW_REPORT_PER_COMPANY_JOB'],
      ['reportWarrantyAging', 'CAN_VIEW_WARRANTY_JOBS'],
      ['reportWarrantyJobsOutstanding', 'CAN_VIEW_WARRANTY_JOBS'],
      ['reportSlurryPickup', 'CAN_VIEW_REPORT_SLURRY_PICKUP'],
      ['reportColorLocation', 'CAN_VIEW_PLASTER_JOBS_ALL'],
      ['reportOverrides', 'CAN_OVERRIDE_SCHEDULE'],
    ].map(([name, code]) => [name, both(by('CAN_VIEW_REPORTS'), by(code ?? ''))]),
  ),
  reportYearOverYear: both(
    by('CAN_VIEW_REPORTS'),
    by(
      'CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE',
      'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE',
      'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL',
    ),
  ),
  reportChoices: by('CAN_VIEW_REPORTS'),
  landingFigures: both(by('CAN_VIEW_JOB'), by('CAN_VIEW_REPORTS'), sees.sub_jobs),
  updatePebbleColor: by('CAN_EDIT_COLOR_RECIPE'),
  ...Object.fromEntries(
    [
      'updateInventory',
      'createInventoryRelocationOrder',
      'updateInventoryRelocationOrder',
      'deleteInventoryRelocationOrder',
    ].map((name) => [name, edits_stock]),
  ),
  ...Object.fromEntries(
    ['createPurchaseOrder', 'updatePurchaseOrder', 'deletePurchaseOrder', 'emailPurchaseOrder', 'createReorders'].map(
      (name) => [name, both(edits_stock, by('CAN_VIEW_PRICES'))],
    ),
  ),

  // People
  updateCrewSortOrder: by(...REORDER),
  createUser: administers,
  updateUser: administers,
  deleteUser: administers,
  resetUserPassword: administers,
  inviteUser: administers,
  whyAccess: administers,
  limitableFields: by('CAN_VIEW_ROLES', 'CAN_ADMINISTER_USER'),
  callNames: administers,
  createRole: by('CAN_EDIT_ROLES'),
  updateRole: by('CAN_EDIT_ROLES'),
  deleteRole: by('CAN_EDIT_ROLES'),

  // Work orders and documents
  workOrdersOf: sees.sub_jobs,
  startWorkOrder: startsWorkOrders,
  markStop: startsWorkOrders,
  printQueue: by('CAN_VIEW_PRINT_QUEUE'),
  printCards: sees.sub_jobs,
  dayStops: sees.sub_jobs,
  updatePrintQueue: either(by('CAN_VIEW_PRINT_QUEUE'), edits.sub_jobs),
  myStops: both(by('CAN_VIEW_MOBILE_DASHBOARD'), by('CAN_VIEW_MY_JOBS')),
  documents: seesPapers,
  documentTreeQuery: seesPapers,
  documentFolders: seesPapers,
  insertDocuments: uploads,
  renameDocument: changesPapers,
  captionDocument: uploads,
  deletedDocuments: changesPapers,
  removeDocument: changesPapers,
  restoreDocuments: changesPapers,
  eraseDocuments: changesPapers,
  addDocumentTag: changesPapers,
  removeDocumentTag: changesPapers,
  sendBuilderEmail: by('CAN_SEND_BUILDER_EMAIL'),
  builderEmails: by('CAN_SEND_BUILDER_EMAIL'),
  builderEmailPreview: by('CAN_SEND_BUILDER_EMAIL'),
  emailFieldValues: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  sendEmailTemplateTest: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  getJobDetailPageTemplates: by('CAN_SEND_BUILDER_EMAIL'),

  // Administration
  adminOverview: by('CAN_VIEW_ADMIN_DASHBOARD'),
  changes: by('CAN_VIEW_ADMIN_DASHBOARD'),
  changedTables: by('CAN_VIEW_ADMIN_DASHBOARD'),
  exportDataSets: administers,
  resendEmail: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  queuedWork: by('CAN_VIEW_ADMIN_DASHBOARD'),
  tryQueuedWork: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  viewAsUser: administers,
  signIns: administers,
  endUserSessions: administers,
  resetUserFactors: administers,
  apiTokens: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  createApiToken: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  revokeApiToken: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  webhooks: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  webhookDeliveries: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  createWebhook: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  updateWebhook: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  renewWebhookSecret: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  deleteWebhook: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  testWebhook: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
  resendWebhookDelivery: both(by('CAN_VIEW_ADMIN_DASHBOARD'), administers),
};

/** A call whose arguments say what it needs: a question, and who may ask it. */
export interface Question {
  document: string;
  may: May;
}

const BOARD_CODE = {
  gunite: 'CAN_VIEW_GUNITE_SCHEDULE',
  pebble: 'CAN_VIEW_PLASTER_SCHEDULE',
  warranty: 'CAN_VIEW_WARRANTY_JOBS',
};
const ofBoards = (root: (category: string) => string, fields = '{ __typename }'): Question[] =>
  Object.entries(BOARD_CODE).map(([category, code]) => ({
    document: `{ ${root(category)} ${fields} }`,
    may: by(code),
  }));

const presignFor = (key: string, contentType: string, may: May): Question => ({
  document: `mutation { presign(key: "${key}", contentType: "${contentType}") { __typename } }`,
  may,
});

/** Records that are commented on, and who reads their tables; jobs and estimates are one. */
const COMMENTED: Readonly<Record<string, May>> = {
  ...Object.fromEntries(
    ['customer', 'homeowner', 'product', 'purchase_order', 'user', 'employee', 'city'].map((name) => [
      name,
      (person: Person) => readsTable(person, name),
    ]),
  ),
  job: seesPapers,
  estimate: seesPapers,
};
const ofComments = (root: (entity: string) => string, also: May = anybody): Question[] =>
  Object.entries(COMMENTED).map(([entity, reads]) => ({ document: root(entity), may: both(reads, also) }));

export const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  boardCards: ofBoards(
    (category) => `boardCards(category: ${category}, view: ${category === 'warranty' ? 'day' : 'week'})`,
  ),
  boardMoves: ofBoards((category) => `boardMoves(category: ${category}, since: "x")`),
  boardStarted: ofBoards((category) => `boardStarted(category: ${category}, dates: ["2026-03-04"])`, ''),
  boardSearch: ofBoards((category) => `boardSearch(category: ${category}, text: "Oak")`),
  calendar: ['gunite', 'pebble'].map((category) => ({
    document: `{ calendar(category: ${category}) { __typename } }`,
    may: both(by('CAN_VIEW_REPORTS'), by(`CAN_VIEW_REPORT_CALENDAR_${category.toUpperCase()}`)),
  })),
  savedViews: ['customer', 'product', 'user', 'city'].map((name) => ({
    document: `{ savedViews(resource: "${name}") { __typename } }`,
    may: (person) => readsTable(person, name),
  })),
  comments: ofComments((entity) => `{ comments(entity: "${entity}", id: 4711) { __typename } }`),
  commentPeople: ofComments(
    (entity) => `{ commentPeople(entity: "${entity}", id: 4711) { __typename } }`,
    writesComments,
  ),
  createComment: ofComments(
    (entity) => `mutation { createComment(entity: "${entity}", id: 4711, text: "x") { __typename } }`,
    writesComments,
  ),
  importMappings: ['customer', 'product', 'city'].map((name) => ({
    document: `{ importMappings(resource: "${name}") { __typename } }`,
    may: (person) => readsTable(person, name) && writesTable(person, name),
  })),
  shareChoices: ['customer', 'product', 'user', 'city'].map((name) => ({
    document: `{ shareChoices(resource: "${name}") { __typename } }`,
    may: (person) => readsTable(person, name) && hasAccess(person) && !holds(person, 'IS_SUBCONTRACTOR'),
  })),
  inventoryCountQuery: [{ document: '{ inventoryCountQuery { inventory { id } } }', may: by('CAN_VIEW_INVENTORY') }],
  notifications: [{ document: '{ notifications(userId: 4711) { __typename } }', may: () => false }],
  presign: [
    presignFor('job/4711/documents/Plan/a.pdf', 'application/pdf', uploads),
    presignFor(
      'customer/4711/profile/a.png',
      'image/png',
      both((person) => readsTable(person, 'customer'), isJobEditor),
    ),
    presignFor(
      'comment/product/4711/a.pdf',
      'application/pdf',
      both((person) => readsTable(person, 'product'), writesComments),
    ),
  ],
};

/** Lookups, names and ids: of anybody who has access. */
export const isLookupCall = (name: string): boolean => /^lookup[A-Z]/.test(name);
