import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';

/**
 * What is sent for somebody else: `view` are the requests of a page that an administrator sees as another user does,
 * `device` those that carry home what another user's device could not send (`X-Device-User`).
 */
export type Behalf = 'view' | 'device';

interface Allowed {
  /** Method and pattern of the routes, as they were registered. */
  routes: ReadonlySet<string>;
  /** Root fields; `view` has the reads of tables as well, which the schema knows. */
  calls: ReadonlySet<string>;
}

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** What a device writes without a network, and an administrator brings. */
const BROUGHT = ['homeowner', 'estimate', 'job', ...WORK_ORDER_TYPES.map(({ table }) => table)].flatMap((entity) => [
  `create${pascal(entity)}`,
  `update${pascal(entity)}`,
]);

/** The named calls that show somebody's product. Keys (calendarFeeds) and what only sends are not among them. */
const VIEWED = `
  GetEstimate GetJob getBaseJob getJobDetail job job_detail estimate SupervisorDetail jobs jobs_count
  jobsByKeyword jobsByKeyword_count estimatesByKeyword similarJobs jobsMove jobFilterLookups map_jobs offlineJobs LookupQuery jobNewLookupQuery
  checkDupicatesByAddress palette usage history boardCards boardMoves boardSearch boardStarted calendar dayStops myStops
  mySchedule teamSchedule presiteSchedule jobsByAppDate dailyBatchesQuery dailyJobs dailyYardage dayCells
  workOrdersOf reorderList documents documentFolders documentTreeQuery printCards printQueue inventoryCountQuery builderEmails
  builderEmailPreview emailFieldValues getJobDetailPageTemplates me resources apiVersion businessDay savedViews importMappings shareChoices
  weeklyMail notifications noticeChoices comments commentPeople landingFigures reportChoices reportColorLocation reportCoverage
  reportCustomerContactList reportInventory reportOverrides reportPerCompanyJob reportSlurryPickup reportTopContacts
  reportWarrantyAging reportWarrantyJobsOutstanding reportYearOverYear exportDataSets callNames whyAccess
  signIns adminOverview callList limitableFields listChanges ownEmails changes changedTables queuedWork apiTokens webhooks webhookDeliveries lookupEmployee
  lookupPresiteSupervisor __schema __type __typename`
  .trim()
  .split(/\s+/);

/**
 * The one list of what may be sent for somebody else, closed to whatever is not in it: a new route or call is refused
 * until somebody adds it here [SEC-002].
 */
export const ON_BEHALF: Readonly<Record<Behalf, Allowed>> = {
  view: {
    routes: new Set([
      'POST /graphql',
      'POST /v1/browser-errors',
      'GET /v1/getCurrentUserProfile',
      'GET /v1/geocode',
      'GET /v1/address-warnings',
      'GET /v1/health',
      'GET /v1/settings',
      'GET /v1/sources',
      'GET /v1/sources/:name',
      'GET /v1/source-rights',
      // Its mutations are refused: nobody changes a source for somebody else.
      'POST /v1/sources/:name',
      'GET /v1/weather',
      'GET /v1/prints/:view/:category',
      'GET /v1/pdf/:kind/:id',
      'GET /v1/documents/:id/file',
      'GET /v1/documents/zip',
    ]),
    calls: new Set(VIEWED),
  },
  device: {
    routes: new Set(['POST /graphql', 'PUT /v1/image/:id']),
    calls: new Set([...BROUGHT, 'insertDocuments', 'markStop']),
  },
};

/** What is known of the route that a request was matched with. */
export interface Routed {
  method: string;
  routeOptions: { url?: string | undefined };
}

/**
 * Whether a request may be sent for somebody else, by the route that it was matched with: its address can be written in
 * many ways. HEAD is answered as GET is.
 */
export const isRouteAllowed = (behalf: Behalf, { method, routeOptions: { url = '' } }: Routed): boolean =>
  ON_BEHALF[behalf].routes.has(`${method === 'HEAD' ? 'GET' : method} ${url}`);
