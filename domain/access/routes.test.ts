import { describe, expect, it } from 'vitest';
import { can } from './can';
import { matchRoute } from './matchRoute';
import { PERMISSIONS, type Permission } from './permissions';
import { AREAS } from './appRoute';
import { ROUTES } from './routes';

const GUNITE_VIEWERS = ['CAN_VIEW_GUNITE_JOB_ALL', 'CAN_VIEW_GUNITE_JOB_ASSIGNED_TO_USER'] as const;
const PEBBLE_VIEWERS = ['CAN_VIEW_PLASTER_JOBS_ALL', 'CAN_VIEW_PLASTER_JOBS_ASSIGNED_TO_USER'] as const;
const SUB_JOB_VIEWERS = [...GUNITE_VIEWERS, ...PEBBLE_VIEWERS, 'CAN_VIEW_WARRANTY_JOBS', 'CAN_VIEW_MY_JOBS'] as const;
const JOB_EDITORS = ['CAN_EDIT_GUNITE_JOB_ALL', 'CAN_EDIT_PLASTER_JOBS_ALL', 'CAN_EDIT_WARRANTY_JOBS'] as const;
const EMPLOYEE_VIEWERS = [
  'CAN_ADMINISTER_USER',
  'CAN_SUPERVISE_OTHERS',
  'CAN_REORDER_WARRANTY_CREW',
  'CAN_REORDER_PEBBLE_CREWS',
  'CAN_REORDER_GUNITE_CREW',
  'CAN_REORDER_BOULDER_CREW',
] as const;
const REPORTS = 'CAN_VIEW_REPORTS';

/**
 * An address as it is typed, its row in the table, the codes of which any opens it (none: everyone), and one that is
 * needed besides.
 */
type Row = [address: string, path: string, openedBy: readonly Permission[], besides?: Permission];

const ROWS: Row[] = [
  ['/login [NAV-045]', '/login', []],
  ['/ [NAV-046]', '/', []],
  ['/supervisor/map [NAV-047]', '/supervisor/map', ['CAN_VIEW_MOBILE_MAP', 'CAN_VIEW_MAP_SEARCH_MENU']],
  ['/map [NAV-048]', '/map', ['CAN_VIEW_MAP_SEARCH_MENU']],
  ['/admin [NAV-049 AUTH-053]', '/admin', ['CAN_VIEW_ADMIN_DASHBOARD']],
  ['/admin/export [NAV-050 AUTH-053]', '/admin/export', ['CAN_ADMINISTER_USER']],
  ['/roles [NAV-051 AUTH-053]', '/roles', ['CAN_VIEW_ROLES']],
  ['/estimate [NAV-052]', '/estimate', ['CAN_VIEW_ESTIMATE']],
  ['/estimate/new [NAV-053]', '/estimate/new', ['CAN_EDIT_ESTIMATE']],
  ['/estimate/7/edit [NAV-054]', '/estimate/:estimateID/edit', ['CAN_VIEW_ESTIMATE']],
  ['/job [NAV-055]', '/job', ['CAN_VIEW_JOB']],
  ['/job/new [NAV-056]', '/job/new', JOB_EDITORS],
  ['/job/7/edit [NAV-057]', '/job/:jobID/edit', [...SUB_JOB_VIEWERS, 'CAN_VIEW_JOB']],
  ['/job/7/edit/7 [NAV-058]', '/job/:jobID/edit/:jobDetailID', [...SUB_JOB_VIEWERS, 'CAN_VIEW_JOB']],
  ['/daily-yardage/7 [NAV-059]', '/daily-yardage/:jobID', GUNITE_VIEWERS],
  ['/daily-batches/7 [NAV-060]', '/daily-batches/:jobID', PEBBLE_VIEWERS],
  ['/customer [NAV-061]', '/customer', ['CAN_VIEW_JOB']],
  ['/customer/new [NAV-062]', '/customer/new', [...JOB_EDITORS, 'CAN_EDIT_ESTIMATE']],
  ['/customer/7/edit [NAV-063]', '/customer/:customerID/edit', ['CAN_VIEW_JOB']],
  ['/employee [NAV-064]', '/employee', EMPLOYEE_VIEWERS],
  ['/employee/new [NAV-065]', '/employee/new', ['CAN_ADMINISTER_USER']],
  ['/employee/7/edit [NAV-066]', '/employee/:employeeID/edit', EMPLOYEE_VIEWERS],
  ['/homeowner [NAV-067]', '/homeowner', ['CAN_VIEW_JOB']],
  ['/homeowner/new [NAV-068]', '/homeowner/new', [...JOB_EDITORS, 'CAN_EDIT_ESTIMATE']],
  ['/homeowner/7/edit [NAV-069]', '/homeowner/:homeownerID/edit', ['CAN_VIEW_JOB']],
  ['/color-recipe [NAV-070]', '/color-recipe', ['CAN_VIEW_COLOR_RECIPE']],
  ['/inventory-count [NAV-071 AUTH-053]', '/inventory-count', ['CAN_VIEW_INVENTORY']],
  [
    '/reports/inventory/3/5 [NAV-072]',
    '/reports/inventory/:inventory_location/:product_category_id',
    ['CAN_VIEW_REPORT_INVENTORY'],
  ],
  ['/inventoryRelocation [NAV-073]', '/inventoryRelocation', ['CAN_VIEW_INVENTORY']],
  [
    '/inventoryRelocation/7/pdf [NAV-074]',
    '/inventoryRelocation/:inventoryRelocationOrderId/pdf',
    ['CAN_VIEW_INVENTORY'],
  ],
  ['/purchaseOrder [NAV-075]', '/purchaseOrder', ['CAN_VIEW_INVENTORY']],
  ['/purchaseOrder/new [NAV-076 USR-017]', '/purchaseOrder/new', ['CAN_EDIT_INVENTORY'], 'CAN_VIEW_PRICES'],
  [
    '/purchaseOrder/7/edit [NAV-077 USR-017]',
    '/purchaseOrder/:purchaseOrderId/edit',
    ['CAN_VIEW_INVENTORY'],
    'CAN_VIEW_PRICES',
  ],
  ['/purchaseOrder/7/pdf [NAV-078]', '/purchaseOrder/:purchaseOrderId/pdf', ['CAN_VIEW_INVENTORY']],
  ['/user [NAV-079 AUTH-053]', '/user', ['CAN_ADMINISTER_USER']],
  ['/user/new [NAV-080 AUTH-053]', '/user/new', ['CAN_ADMINISTER_USER']],
  ['/user/7/edit [NAV-081 AUTH-053]', '/user/:userID/edit', ['CAN_ADMINISTER_USER']],
  ['/crew-days/pebble', '/crew-days/:category', SUB_JOB_VIEWERS, 'CAN_VIEW_PLASTER_SCHEDULE'],
  ['/map-window/pebble [SDY-007]', '/map-window/:board', ['CAN_VIEW_PLASTER_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE']],
  ['/print-queue', '/print-queue', ['CAN_VIEW_PRINT_QUEUE']],
  [
    '/print-queue-selection-card-view/boulder/11,12',
    '/print-queue-selection-card-view/:stage/:selection',
    SUB_JOB_VIEWERS,
  ],
  ['/print-queue-selection-wo-view/11,12', '/print-queue-selection-wo-view/:selection', SUB_JOB_VIEWERS],
  [
    '/job/7/7/boulder-work-order/7/pdf [NAV-085]',
    '/job/:jobId/:jobDetailId/boulder-work-order/:workOrderId/pdf',
    SUB_JOB_VIEWERS,
  ],
  [
    '/job/7/7/prep-work-order/7/pdf [NAV-086]',
    '/job/:jobId/:jobDetailId/prep-work-order/:workOrderId/pdf',
    SUB_JOB_VIEWERS,
  ],
  [
    '/job/7/7/gunite-work-order/7/pdf [NAV-087]',
    '/job/:jobId/:jobDetailId/gunite-work-order/:workOrderId/pdf',
    SUB_JOB_VIEWERS,
  ],
  [
    '/job/7/7/pebble-work-order/7/pdf [NAV-088]',
    '/job/:jobId/:jobDetailId/pebble-work-order/:workOrderId/pdf',
    SUB_JOB_VIEWERS,
  ],
  [
    '/job/7/7/pebble-daily-work-order/7/pdf [NAV-089]',
    '/job/:jobId/:jobDetailId/pebble-daily-work-order/:workOrderId/pdf',
    SUB_JOB_VIEWERS,
  ],
  [
    '/job/7/7/warranty-work-order/7/pdf [NAV-090]',
    '/job/:jobId/:jobDetailId/warranty-work-order/:workOrderId/pdf',
    SUB_JOB_VIEWERS,
  ],
  ['/job/pebble-work-order/pdf [NAV-091]', '/job/pebble-work-order/pdf', SUB_JOB_VIEWERS],
  ['/job/7/pebble/7', '/job/:jobID/pebble/:jobDetailID', SUB_JOB_VIEWERS],
  ['/job/7/gunite/7', '/job/:jobID/gunite/:jobDetailID', SUB_JOB_VIEWERS],
  ['/job/7/prep/7', '/job/:jobID/prep/:jobDetailID', SUB_JOB_VIEWERS],
  ['/job/7/7/boulder/7', '/job/:jobID/:jobDetailID/boulder/:boulderID', SUB_JOB_VIEWERS],
  ['/job/7/7/work-order/new/gunite [NAV-096]', '/job/:jobId/:jobDetailId/work-order/new/:type', SUB_JOB_VIEWERS],
  [
    '/job/7/7/work-order/gunite/7/edit [NAV-097]',
    '/job/:jobId/:jobDetailId/work-order/:type/:workOrderId/edit',
    SUB_JOB_VIEWERS,
  ],
  ['/week/gunite [NAV-098]', '/week/gunite', ['CAN_VIEW_GUNITE_SCHEDULE']],
  ['/day/gunite [NAV-099]', '/day/gunite', ['CAN_VIEW_GUNITE_SCHEDULE']],
  ['/week/pebble [NAV-100]', '/week/pebble', ['CAN_VIEW_PLASTER_SCHEDULE']],
  ['/day/pebble [NAV-101]', '/day/pebble', ['CAN_VIEW_PLASTER_SCHEDULE']],
  ['/week/warranty [NAV-102]', '/week/warranty', ['CAN_VIEW_WARRANTY_JOBS']],
  ['/day/warranty [NAV-103]', '/day/warranty', ['CAN_VIEW_WARRANTY_JOBS']],
  ['/DigitalBoard/Gunite [NAV-104]', '/DigitalBoard/:category', ['CAN_VIEW_GUNITE_SCHEDULE']],
  ['/DigitalBoard/Warranty [NAV-105]', '/DigitalBoard/Warranty', ['CAN_VIEW_WARRANTY_JOBS']],
  ['/DigitalBoard/WarrantyMonth [NAV-106]', '/DigitalBoard/WarrantyMonth', ['CAN_VIEW_WARRANTY_JOBS']],
  ['/PebbleWeeklyDigitalBoard [NAV-107]', '/PebbleWeeklyDigitalBoard', ['CAN_VIEW_PLASTER_SCHEDULE']],
  ['/Schedule [NAV-108]', '/Schedule', ['CAN_VIEW_MY_JOBS']],
  ['/TeamSchedule [NAV-109]', '/TeamSchedule', ['CAN_SUPERVISE_OTHERS']],
  ['/PresiteSchedule [NAV-110]', '/PresiteSchedule', ['CAN_SCHEDULE_PRESITE']],
  ['/DayView/Gunite [NAV-111]', '/DayView/Gunite', ['CAN_VIEW_GUNITE_SCHEDULE']],
  ['/DayView/Pebble [NAV-112]', '/DayView/Pebble', ['CAN_VIEW_PLASTER_SCHEDULE']],
  ['/calendar/gunite [NAV-113]', '/calendar/gunite', ['CAN_VIEW_REPORT_CALENDAR_GUNITE'], REPORTS],
  ['/calendar/pebble [NAV-114]', '/calendar/pebble', ['CAN_VIEW_REPORT_CALENDAR_PEBBLE'], REPORTS],
  [
    '/reports/year-over-year/Remodel [NAV-115]',
    '/reports/year-over-year/:category',
    ['CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL'],
    REPORTS,
  ],
  ['/reports/top-contacts [NAV-116]', '/reports/top-contacts', ['CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS'], REPORTS],
  [
    '/reports/customer-contact-list [NAV-117]',
    '/reports/customer-contact-list',
    ['CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST'],
    REPORTS,
  ],
  ['/reports/coverage [NAV-118]', '/reports/coverage', ['CAN_VIEW_REPORT_COVERAGE'], REPORTS],
  ['/reports/per-company-job [NAV-119]', '/reports/per-company-job', ['CAN_VIEW_REPORT_PER_COMPANY_JOB'], REPORTS],
  ['/reports/warranty-aging [NAV-120]', '/reports/warranty-aging', ['CAN_VIEW_WARRANTY_JOBS'], REPORTS],
  ['/reports/overrides [SDY-005]', '/reports/overrides', ['CAN_OVERRIDE_SCHEDULE'], REPORTS],
  ['/reports/slurry-pickup [NAV-121]', '/reports/slurry-pickup', ['CAN_VIEW_REPORT_SLURRY_PICKUP'], REPORTS],
  ['/reports/color-location [NAV-122]', '/reports/color-location', ['CAN_VIEW_PLASTER_JOBS_ALL'], REPORTS],
  [
    '/reports/warranty-jobs-outstanding [NAV-123]',
    '/reports/warranty-jobs-outstanding',
    ['CAN_VIEW_WARRANTY_JOBS'],
    REPORTS,
  ],
  ['/SuperDetail/7 [NAV-124]', '/SuperDetail/:jobDetailID', [...SUB_JOB_VIEWERS, 'CAN_SUPERVISE_OTHERS']],
  [
    '/SuperDetail/7/job/7/work-order/gunite/7/edit [NAV-125]',
    '/SuperDetail/:jobDetailId/job/:jobId/work-order/gunite/:workOrderId/edit',
    SUB_JOB_VIEWERS,
  ],
  [
    '/SuperDetail/7/job/7/work-order/boulder/7/edit [NAV-126]',
    '/SuperDetail/:jobDetailId/job/:jobId/work-order/boulder/:workOrderId/edit',
    SUB_JOB_VIEWERS,
  ],
  [
    '/SuperDetail/7/job/7/work-order/pebble/7/edit [NAV-127]',
    '/SuperDetail/:jobDetailId/job/:jobId/work-order/pebble/:workOrderId/edit',
    SUB_JOB_VIEWERS,
  ],
  [
    '/SuperDetail/7/job/7/work-order/daily/7/edit [NAV-128]',
    '/SuperDetail/:jobDetailId/job/:jobId/work-order/daily/:workOrderId/edit',
    SUB_JOB_VIEWERS,
  ],
  [
    '/SuperDetail/7/job/7/work-order/prep/7/edit [NAV-129]',
    '/SuperDetail/:jobDetailId/job/:jobId/work-order/prep/:workOrderId/edit',
    SUB_JOB_VIEWERS,
  ],
];

const addressOf = (title: string): string => title.split(' ')[0] ?? '';

describe('the address', () => {
  it.each(ROWS)('%s', (title, path, openedBy, besides) => {
    const match = matchRoute(addressOf(title));
    expect(match?.route.path).toBe(path);
    const opens = (codes: readonly Permission[]): boolean => match !== null && can(codes, match.need);
    const openedAlone = PERMISSIONS.filter((code) => opens(besides ? [code, besides] : [code]));
    expect(openedAlone).toEqual(
      openedBy.length === 0 ? [...PERMISSIONS] : PERMISSIONS.filter((code) => openedBy.includes(code)),
    );
    expect(openedBy.length > 0 && opens(besides ? openedBy : [])).toBe(false);
  });
});

describe('the table of routes', () => {
  it('holds the documented addresses and our lookup screens, each once', () => {
    const paths = ROUTES.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !ROWS.some((row) => row[1] === path)).sort()).toEqual([
      '/access',
      '/admin/graphiql',
      '/admin/lookups',
      '/admin/lookups/:resource',
      '/admin/lookups/:resource/:id/edit',
      '/admin/lookups/:resource/new',
      '/call-list',
      '/chain-gap',
      '/chain-gap/:gapID/edit',
      '/chain-gap/new',
      '/crew',
      '/crew/:crewID/edit',
      '/crew/new',
      '/daily',
      '/day-without-work',
      '/day-without-work/:dayID/edit',
      '/day-without-work/new',
      '/device',
      '/evening-message',
      '/my-emails',
      '/plant',
      '/plant-order',
      '/plant/:plantID/edit',
      '/plant/new',
      '/security',
      '/source/:source',
      '/source/:source/:table',
      '/source/:source/:table/:recordId/edit',
      '/source/:source/:table/new',
    ]);
  });

  it('says in one place which screens are there', () => {
    expect(ROUTES.filter((route) => route.screen === 'built').map((route) => route.path)).toEqual([
      '/login',
      '/',
      '/device',
      '/supervisor/map',
      '/map',
      '/admin',
      '/admin/export',
      '/admin/graphiql',
      '/security',
      '/my-emails',
      '/access',
      '/roles',
      '/admin/lookups',
      '/admin/lookups/:resource',
      '/admin/lookups/:resource/new',
      '/admin/lookups/:resource/:id/edit',
      '/estimate',
      '/estimate/new',
      '/estimate/:estimateID/edit',
      '/job',
      '/job/new',
      '/job/:jobID/edit',
      '/job/:jobID/edit/:jobDetailID',
      '/daily',
      '/daily-yardage/:jobID',
      '/daily-batches/:jobID',
      '/customer',
      '/customer/new',
      '/customer/:customerID/edit',
      '/employee',
      '/employee/new',
      '/employee/:employeeID/edit',
      '/crew',
      '/crew/new',
      '/crew/:crewID/edit',
      '/homeowner',
      '/homeowner/new',
      '/homeowner/:homeownerID/edit',
      '/color-recipe',
      '/inventory-count',
      '/reports/inventory/:inventory_location/:product_category_id',
      '/inventoryRelocation',
      '/inventoryRelocation/:inventoryRelocationOrderId/pdf',
      '/purchaseOrder',
      '/purchaseOrder/new',
      '/purchaseOrder/:purchaseOrderId/edit',
      '/purchaseOrder/:purchaseOrderId/pdf',
      '/user',
      '/user/new',
      '/user/:userID/edit',
      '/day-without-work',
      '/day-without-work/new',
      '/day-without-work/:dayID/edit',
      '/chain-gap',
      '/chain-gap/new',
      '/chain-gap/:gapID/edit',
      '/plant',
      '/plant/new',
      '/plant/:plantID/edit',
      '/crew-days/:category',
      '/plant-order',
      '/call-list',
      '/print-queue',
      '/print-queue-selection-card-view/:stage/:selection',
      '/print-queue-selection-wo-view/:selection',
      '/job/:jobId/:jobDetailId/gunite-work-order/:workOrderId/pdf',
      '/job/:jobId/:jobDetailId/boulder-work-order/:workOrderId/pdf',
      '/job/:jobId/:jobDetailId/pebble-work-order/:workOrderId/pdf',
      '/job/:jobId/:jobDetailId/pebble-daily-work-order/:workOrderId/pdf',
      '/job/:jobId/:jobDetailId/prep-work-order/:workOrderId/pdf',
      '/job/:jobId/:jobDetailId/warranty-work-order/:workOrderId/pdf',
      '/job/pebble-work-order/pdf',
      '/job/:jobID/pebble/:jobDetailID',
      '/job/:jobID/gunite/:jobDetailID',
      '/job/:jobID/prep/:jobDetailID',
      '/job/:jobID/:jobDetailID/boulder/:boulderID',
      '/job/:jobId/:jobDetailId/work-order/new/:type',
      '/job/:jobId/:jobDetailId/work-order/:type/:workOrderId/edit',
      '/week/gunite',
      '/day/gunite',
      '/week/pebble',
      '/day/pebble',
      '/week/warranty',
      '/day/warranty',
      '/map-window/:board',
      '/DigitalBoard/:category',
      '/DigitalBoard/Warranty',
      '/DigitalBoard/WarrantyMonth',
      '/PebbleWeeklyDigitalBoard',
      '/Schedule',
      '/evening-message',
      '/TeamSchedule',
      '/PresiteSchedule',
      '/DayView/Gunite',
      '/DayView/Pebble',
      '/calendar/gunite',
      '/calendar/pebble',
      '/reports/year-over-year/:category',
      '/reports/top-contacts',
      '/reports/customer-contact-list',
      '/reports/coverage',
      '/reports/per-company-job',
      '/reports/warranty-aging',
      '/reports/slurry-pickup',
      '/reports/color-location',
      '/reports/warranty-jobs-outstanding',
      '/reports/overrides',
      '/source/:source',
      '/source/:source/:table',
      '/source/:source/:table/new',
      '/source/:source/:table/:recordId/edit',
      '/SuperDetail/:jobDetailID',
      '/SuperDetail/:jobDetailId/job/:jobId/work-order/gunite/:workOrderId/edit',
      '/SuperDetail/:jobDetailId/job/:jobId/work-order/boulder/:workOrderId/edit',
      '/SuperDetail/:jobDetailId/job/:jobId/work-order/pebble/:workOrderId/edit',
      '/SuperDetail/:jobDetailId/job/:jobId/work-order/daily/:workOrderId/edit',
      '/SuperDetail/:jobDetailId/job/:jobId/work-order/prep/:workOrderId/edit',
    ]);
  });

  it('has titles and areas in both languages', () => {
    const texts = ROUTES.flatMap((route) => [route.title, AREAS[route.area]]).flatMap((text) => [text.en, text.es]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });
});
