import { SIGNED_IN, type Need } from './can';
import { ORDER_ADDRESSES } from '../workOrders/orderAddresses';
import { BOARD_VIEW, SEES_BOARDS } from './boardNeeds';
import { built, type AppRoute } from './appRoute';
import {
  EDITS_JOBS,
  EDITS_JOBS_OR_ESTIMATES,
  PLANS_WORKDAYS,
  report,
  SAVES_SETTINGS,
  SCHEDULES,
  SEES_EMPLOYEES,
  SEES_GUNITE,
  SEES_JOBS,
  SEES_MAP,
  SEES_PEBBLE,
  SEES_SUB_JOBS,
} from './needs';
import { SCREEN_TITLES } from '../labels/screens';
import { STAGE_LABELS } from '../labels/stages';

const ROWS = { rows: true } as const;
const BARE = { bare: true } as const;
const oneOf = (...values: string[]): Record<string, Need> =>
  Object.fromEntries(values.map((value) => [value, SIGNED_IN]));

const ORDERS = Object.values(ORDER_ADDRESSES);
const NEW_WORK_ORDER = {
  type: oneOf(...ORDERS.filter(({ isStartedByHand }) => isStartedByHand).map(({ type }) => type)),
};
const WORK_ORDER = { type: oneOf(...ORDERS.map(({ type }) => type)) };
type OrderAddress = (typeof ORDERS)[number];
const orderPaper = ({ en, es, paper, paper_title }: OrderAddress): AppRoute =>
  built(
    `/job/:jobId/:jobDetailId/${paper}/:workOrderId/pdf`,
    paper_title ?? { en: `${en} Work Order`, es: `Orden de trabajo ${es}` },
    'workOrders',
    SEES_SUB_JOBS,
    ROWS,
  );
const orderInField = ({ type, en, es }: OrderAddress): AppRoute =>
  built(
    `/SuperDetail/:jobDetailId/job/:jobId/work-order/${type}/:workOrderId/edit`,
    { en: `${en} Work Order`, es: `Orden de trabajo ${es}` },
    'workOrders',
    SEES_SUB_JOBS,
    ROWS,
  );
const BOARD_CATEGORY = {
  category: { gunite: 'CAN_VIEW_GUNITE_SCHEDULE', pebble: 'CAN_VIEW_PLASTER_SCHEDULE' },
} as const;
const YEAR_OVER_YEAR = {
  category: {
    gunite: 'CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE',
    pebble: 'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE',
    remodel: 'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL',
  },
} as const;
const SUPER_DETAIL: Need = { any: [SEES_SUB_JOBS, 'CAN_SUPERVISE_OTHERS'] };

/**
 * Every address of the product with what it needs [NAV-045..129, A2].
 */
export const ROUTES: readonly AppRoute[] = [
  built('/login', { en: 'Login', es: 'Iniciar sesión' }, 'shell', SIGNED_IN, { signed_out: true }),
  built('/', { en: 'Home', es: 'Inicio' }, 'shell', SIGNED_IN),
  // What the device keeps for its user: our own address.
  built('/device', { en: 'This Device', es: 'Este dispositivo' }, 'shell', SIGNED_IN),

  built('/supervisor/map', { en: 'Map', es: 'Mapa' }, 'map', SEES_MAP),
  built('/map', { en: 'Search Map', es: 'Mapa de búsqueda' }, 'map', 'CAN_VIEW_MAP_SEARCH_MENU'),

  built('/admin', SCREEN_TITLES.administrator_dashboard, 'administration', 'CAN_VIEW_ADMIN_DASHBOARD'),
  built('/admin/export', SCREEN_TITLES.export, 'administration', 'CAN_ADMINISTER_USER'),
  // The API by hand: our own address.
  built('/admin/graphiql', { en: 'GraphiQL', es: 'GraphiQL' }, 'administration', SAVES_SETTINGS),
  // One's own: everybody who is signed in has it.
  built('/security', { en: 'Sign-in and Security', es: 'Inicio de sesión y seguridad' }, 'shell', SIGNED_IN),
  built('/my-emails', { en: 'My Emails Today', es: 'Mis correos de hoy' }, 'shell', SIGNED_IN),
  // Why can or can't this user ...?: our own address.
  built('/access', { en: "Why can or can't…?", es: '¿Por qué puede o no puede…?' }, 'people', 'CAN_ADMINISTER_USER'),
  built('/roles', SCREEN_TITLES.role_permissions, 'people', 'CAN_VIEW_ROLES'),
  // The generated screens of the lookup lists: our own addresses, beside those of the documents.
  built('/admin/lookups', SCREEN_TITLES.lookups, 'administration', 'CAN_VIEW_ADMIN_DASHBOARD'),
  built('/admin/lookups/:resource', SCREEN_TITLES.lookups, 'administration', 'CAN_VIEW_ADMIN_DASHBOARD'),
  built('/admin/lookups/:resource/new', { en: 'New Entry', es: 'Entrada nueva' }, 'administration', SAVES_SETTINGS),
  built(
    '/admin/lookups/:resource/:id/edit',
    { en: 'Edit Entry', es: 'Editar entrada' },
    'administration',
    'CAN_VIEW_ADMIN_DASHBOARD',
  ),

  built('/estimate', SCREEN_TITLES.estimates, 'estimates', 'CAN_VIEW_ESTIMATE'),
  built('/estimate/new', { en: 'New Estimate', es: 'Presupuesto nuevo' }, 'estimates', 'CAN_EDIT_ESTIMATE'),
  built(
    '/estimate/:estimateID/edit',
    { en: 'Edit Estimate', es: 'Editar presupuesto' },
    'estimates',
    'CAN_VIEW_ESTIMATE',
  ),

  built('/job', SCREEN_TITLES.job_search, 'jobs', 'CAN_VIEW_JOB'),
  built('/job/new', { en: 'New Job', es: 'Trabajo nuevo' }, 'jobs', EDITS_JOBS),
  built('/job/:jobID/edit', SCREEN_TITLES.edit_job, 'jobs', SEES_JOBS, ROWS),
  built('/job/:jobID/edit/:jobDetailID', SCREEN_TITLES.edit_job, 'jobs', SEES_JOBS, ROWS),
  // All yards and batches of a day on one sheet: our own address.
  built('/daily', SCREEN_TITLES.yards_and_batches, 'jobs', { any: [SEES_GUNITE, SEES_PEBBLE] }),
  built('/daily-yardage/:jobID', { en: 'Daily Yardage', es: 'Yardas diarias' }, 'jobs', SEES_GUNITE, ROWS),
  built('/daily-batches/:jobID', { en: 'Daily Batches', es: 'Lotes diarios' }, 'jobs', SEES_PEBBLE, ROWS),

  built('/customer', SCREEN_TITLES.builders, 'builders', 'CAN_VIEW_JOB'),
  built('/customer/new', { en: 'New Builder', es: 'Constructor nuevo' }, 'builders', EDITS_JOBS_OR_ESTIMATES),
  built('/customer/:customerID/edit', { en: 'Edit Builder', es: 'Editar constructor' }, 'builders', 'CAN_VIEW_JOB'),
  built('/employee', SCREEN_TITLES.employees, 'people', SEES_EMPLOYEES),
  built('/employee/new', { en: 'New Employee', es: 'Empleado nuevo' }, 'people', 'CAN_ADMINISTER_USER'),
  built('/employee/:employeeID/edit', { en: 'Edit Employee', es: 'Editar empleado' }, 'people', SEES_EMPLOYEES),
  // The generated form of a crew: our own addresses. The list is the tab "Crews" of the employees.
  built('/crew', SCREEN_TITLES.crews, 'people', SEES_EMPLOYEES),
  built('/crew/new', { en: 'New Crew', es: 'Cuadrilla nueva' }, 'people', 'CAN_ADMINISTER_USER'),
  built('/crew/:crewID/edit', { en: 'Edit Crew', es: 'Editar cuadrilla' }, 'people', SEES_EMPLOYEES),
  built('/homeowner', SCREEN_TITLES.homeowners, 'builders', 'CAN_VIEW_JOB'),
  built('/homeowner/new', { en: 'New Homeowner', es: 'Propietario nuevo' }, 'builders', EDITS_JOBS_OR_ESTIMATES),
  built('/homeowner/:homeownerID/edit', { en: 'Edit Homeowner', es: 'Editar propietario' }, 'builders', 'CAN_VIEW_JOB'),

  built('/color-recipe', SCREEN_TITLES.color_recipes, 'inventory', 'CAN_VIEW_COLOR_RECIPE'),
  built('/inventory-count', SCREEN_TITLES.inventory, 'inventory', 'CAN_VIEW_INVENTORY'),
  built(
    '/reports/inventory/:inventory_location/:product_category_id',
    SCREEN_TITLES.current_inventory,
    'inventory',
    'CAN_VIEW_REPORT_INVENTORY',
    { values: { product_category_id: oneOf('1', '2', '3', '4', '5') } },
  ),
  built('/inventoryRelocation', SCREEN_TITLES.relocation_orders, 'inventory', 'CAN_VIEW_INVENTORY'),
  built(
    '/inventoryRelocation/:inventoryRelocationOrderId/pdf',
    SCREEN_TITLES.relocation_order,
    'inventory',
    'CAN_VIEW_INVENTORY',
  ),
  built('/purchaseOrder', SCREEN_TITLES.purchase_orders, 'inventory', 'CAN_VIEW_INVENTORY'),
  built('/purchaseOrder/new', { en: 'New Purchase Order', es: 'Orden de compra nueva' }, 'inventory', {
    all: ['CAN_EDIT_INVENTORY', 'CAN_VIEW_PRICES'],
  }),
  built(
    '/purchaseOrder/:purchaseOrderId/edit',
    { en: 'Edit Purchase Order', es: 'Editar orden de compra' },
    'inventory',
    {
      all: ['CAN_VIEW_INVENTORY', 'CAN_VIEW_PRICES'],
    },
  ),
  built('/purchaseOrder/:purchaseOrderId/pdf', SCREEN_TITLES.purchase_order, 'inventory', 'CAN_VIEW_INVENTORY'),

  built('/user', SCREEN_TITLES.users, 'people', 'CAN_ADMINISTER_USER'),
  built('/user/new', { en: 'New User', es: 'Usuario nuevo' }, 'people', 'CAN_ADMINISTER_USER'),
  built('/user/:userID/edit', { en: 'Edit User', es: 'Editar usuario' }, 'people', 'CAN_ADMINISTER_USER'),

  // The generated screens of days without work: our own addresses.
  built('/day-without-work', SCREEN_TITLES.days_without_work, 'boards', SEES_BOARDS),
  built('/day-without-work/new', { en: 'New Day without Work', es: 'Día sin trabajo nuevo' }, 'boards', PLANS_WORKDAYS),
  built(
    '/day-without-work/:dayID/edit',
    { en: 'Edit Day without Work', es: 'Editar día sin trabajo' },
    'boards',
    SEES_BOARDS,
  ),
  built('/chain-gap', SCREEN_TITLES.phase_gaps, 'boards', SEES_BOARDS),
  built('/chain-gap/new', { en: 'New Phase Gap', es: 'Plazo nuevo' }, 'boards', PLANS_WORKDAYS),
  built('/chain-gap/:gapID/edit', { en: 'Edit Phase Gap', es: 'Editar plazo' }, 'boards', SEES_BOARDS),

  // The generated screens of plants: our own addresses.
  built('/plant', SCREEN_TITLES.plants, 'boards', SEES_BOARDS),
  built('/plant/new', { en: 'New Plant', es: 'Planta nueva' }, 'boards', PLANS_WORKDAYS),
  built('/plant/:plantID/edit', { en: 'Edit Plant', es: 'Editar planta' }, 'boards', SEES_BOARDS),

  // A day of a board on paper: our own addresses.
  built('/crew-days/:category', { en: 'Crew-day Sheets', es: 'Hojas de cuadrilla' }, 'boards', SEES_SUB_JOBS, {
    values: { category: { ...BOARD_CATEGORY.category, warranty: 'CAN_VIEW_WARRANTY_JOBS' } },
  }),
  built('/plant-order', SCREEN_TITLES.plant_order, 'boards', {
    all: [SEES_SUB_JOBS, { any: [BOARD_VIEW.gunite, BOARD_VIEW.pebble] }],
  }),
  built('/call-list', { en: 'Call List', es: 'Lista de llamadas' }, 'boards', SEES_BOARDS),

  built('/print-queue', SCREEN_TITLES.print_queue, 'workOrders', 'CAN_VIEW_PRINT_QUEUE'),
  built(
    '/print-queue-selection-card-view/:stage/:selection',
    { en: 'Cards', es: 'Tarjetas' },
    'workOrders',
    SEES_SUB_JOBS,
    {
      ...ROWS,
      values: { stage: oneOf('gunite', 'boulder', 'prep', 'pebble', 'warranty') },
    },
  ),
  built('/print-queue-selection-wo-view/:selection', SCREEN_TITLES.work_orders, 'workOrders', SEES_SUB_JOBS, ROWS),

  ...ORDERS.map(orderPaper),
  built('/job/pebble-work-order/pdf', SCREEN_TITLES.pebble_work_order, 'workOrders', SEES_SUB_JOBS),
  built(
    '/job/:jobID/pebble/:jobDetailID',
    { en: 'Pebble Card', es: 'Tarjeta de pebble' },
    'workOrders',
    SEES_SUB_JOBS,
    ROWS,
  ),
  built(
    '/job/:jobID/gunite/:jobDetailID',
    { en: 'Gunite Card', es: 'Tarjeta de gunita' },
    'workOrders',
    SEES_SUB_JOBS,
    ROWS,
  ),
  built(
    '/job/:jobID/prep/:jobDetailID',
    { en: 'Prep Card', es: 'Tarjeta de preparación' },
    'workOrders',
    SEES_SUB_JOBS,
    ROWS,
  ),
  built(
    '/job/:jobID/:jobDetailID/boulder/:boulderID',
    { en: 'Boulder Card', es: 'Tarjeta de rocas' },
    'workOrders',
    SEES_SUB_JOBS,
    ROWS,
  ),
  built(
    '/job/:jobId/:jobDetailId/work-order/new/:type',
    { en: 'New Work Order', es: 'Orden de trabajo nueva' },
    'workOrders',
    SEES_SUB_JOBS,
    { ...ROWS, values: NEW_WORK_ORDER },
  ),
  built(
    '/job/:jobId/:jobDetailId/work-order/:type/:workOrderId/edit',
    { en: 'Edit Work Order', es: 'Editar orden de trabajo' },
    'workOrders',
    SEES_SUB_JOBS,
    { ...ROWS, values: WORK_ORDER },
  ),

  built('/week/gunite', SCREEN_TITLES.gunite_week, 'boards', 'CAN_VIEW_GUNITE_SCHEDULE'),
  built('/day/gunite', SCREEN_TITLES.gunite_day, 'boards', 'CAN_VIEW_GUNITE_SCHEDULE'),
  built('/week/pebble', SCREEN_TITLES.pebble_week, 'boards', 'CAN_VIEW_PLASTER_SCHEDULE'),
  built('/day/pebble', SCREEN_TITLES.pebble_day, 'boards', 'CAN_VIEW_PLASTER_SCHEDULE'),
  built('/week/warranty', { en: 'Warranty Week', es: 'Semana de garantía' }, 'boards', 'CAN_VIEW_WARRANTY_JOBS'),
  built('/day/warranty', SCREEN_TITLES.warranty_day, 'boards', 'CAN_VIEW_WARRANTY_JOBS'),

  // The map of an open board in a window of its own: our own address.
  built('/map-window/:board', { en: 'Map of a Board', es: 'Mapa de un tablero' }, 'boards', SIGNED_IN, {
    ...BARE,
    values: { board: { ...BOARD_VIEW, presite: 'CAN_SCHEDULE_PRESITE' } },
  }),

  built('/DigitalBoard/:category', { en: 'Digital Board', es: 'Tablero digital' }, 'schedules', SIGNED_IN, {
    ...BARE,
    values: BOARD_CATEGORY,
  }),
  built(
    '/DigitalBoard/Warranty',
    { en: 'Warranty Digital Board', es: 'Tablero digital de garantía' },
    'schedules',
    'CAN_VIEW_WARRANTY_JOBS',
    BARE,
  ),
  built('/DigitalBoard/WarrantyMonth', SCREEN_TITLES.warranty_month, 'schedules', 'CAN_VIEW_WARRANTY_JOBS', BARE),
  built(
    '/PebbleWeeklyDigitalBoard',
    { en: 'Pebble Weekly Digital Board', es: 'Tablero digital semanal de pebble' },
    'schedules',
    'CAN_VIEW_PLASTER_SCHEDULE',
    BARE,
  ),
  built('/Schedule', SCREEN_TITLES.my_schedule, 'schedules', 'CAN_VIEW_MY_JOBS'),
  // Our own address: who answered what to the messages of the evening before.
  built('/evening-message', SCREEN_TITLES.evening_messages, 'schedules', SCHEDULES),
  built('/TeamSchedule', SCREEN_TITLES.team_schedule, 'schedules', 'CAN_SUPERVISE_OTHERS'),
  built('/PresiteSchedule', STAGE_LABELS.presite, 'schedules', 'CAN_SCHEDULE_PRESITE'),
  built('/DayView/Gunite', SCREEN_TITLES.gunite_day, 'boards', 'CAN_VIEW_GUNITE_SCHEDULE'),
  built('/DayView/Pebble', SCREEN_TITLES.pebble_day, 'boards', 'CAN_VIEW_PLASTER_SCHEDULE'),
  built('/calendar/gunite', SCREEN_TITLES.calendar_gunite, 'schedules', report('CAN_VIEW_REPORT_CALENDAR_GUNITE')),
  built('/calendar/pebble', SCREEN_TITLES.calendar_pebble, 'schedules', report('CAN_VIEW_REPORT_CALENDAR_PEBBLE')),

  built(
    '/reports/year-over-year/:category',
    { en: 'Year Over Year', es: 'Año contra año' },
    'reports',
    'CAN_VIEW_REPORTS',
    {
      values: YEAR_OVER_YEAR,
    },
  ),
  built(
    '/reports/top-contacts',
    SCREEN_TITLES.customer_top_50_contacts,
    'reports',
    report('CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS'),
  ),
  built(
    '/reports/customer-contact-list',
    SCREEN_TITLES.customer_contact_list,
    'reports',
    report('CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST'),
  ),
  built('/reports/coverage', SCREEN_TITLES.coverage, 'reports', report('CAN_VIEW_REPORT_COVERAGE')),
  built(
    '/reports/per-company-job',
    SCREEN_TITLES.per_company_job,
    'reports',
    report('CAN_VIEW_REPORT_PER_COMPANY_JOB'),
  ),
  built('/reports/warranty-aging', SCREEN_TITLES.warranty_aging, 'reports', report('CAN_VIEW_WARRANTY_JOBS')),
  built('/reports/slurry-pickup', SCREEN_TITLES.slurry_pickup, 'reports', report('CAN_VIEW_REPORT_SLURRY_PICKUP')),
  built('/reports/color-location', SCREEN_TITLES.color_location, 'reports', report('CAN_VIEW_PLASTER_JOBS_ALL')),
  built(
    '/reports/warranty-jobs-outstanding',
    SCREEN_TITLES.warranty_jobs_outstanding,
    'reports',
    report('CAN_VIEW_WARRANTY_JOBS'),
  ),

  built('/reports/overrides', SCREEN_TITLES.schedule_overrides, 'reports', report('CAN_OVERRIDE_SCHEDULE')),

  // Records of other programs: the server says who sees which.
  ...['', '/:table', '/:table/new', '/:table/:recordId/edit'].map((rest) =>
    built(`/source/:source${rest}`, { en: 'Source', es: 'Fuente' }, 'administration', SIGNED_IN, ROWS),
  ),

  built(
    '/SuperDetail/:jobDetailID',
    { en: 'Supervisor Detail', es: 'Detalle de supervisor' },
    'schedules',
    SUPER_DETAIL,
    ROWS,
  ),
  ...ORDERS.filter(({ isInField }) => isInField).map(orderInField),
];
